import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { CLAUSES } from './clauses.ts';

/**
 * Fails a run of all tests when a clause of the specification has lost its passing test or a row of its table of cases.
 * Only the run knows the rows; `specification.test.ts` checks what is known without running. Partial runs are not checked.
 */
export class ClauseReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!(await this.#isComplete(modules))) return;
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const passed = tests.filter((test) => test.result().state === 'passed');
    const missing = CLAUSES.flatMap(({ id, cases = [] }) => {
      const names = passed.filter((test) => proves(test, id)).map(({ fullName }) => fullName);
      if (names.length === 0) {
        return tests.some((test) => proves(test, id)) ? [`${id}: no test passed`] : [];
      }
      return cases
        .filter((text) => !names.some((name) => name.includes(text)))
        .map((text) => `${id}: no passed test is named “… ${text} …”`);
    });
    if (missing.length === 0) return;
    console.error(`The specification is not covered:\n  ${missing.join('\n  ')}`);
    process.exitCode = 1;
  }

  async #isComplete(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    return modules.length >= (await this.#vitest.globTestSpecifications()).length;
  }
}

const proves = (test: TestCase, id: string): boolean => test.meta().clauses?.includes(id) ?? false;
