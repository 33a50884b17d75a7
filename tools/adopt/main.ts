import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { InputError } from '../operations/program.ts';
import { askAll, type Answers } from './answers.ts';
import { remaining, stepsFor } from './steps.ts';

// `npm run adopt`: from a clone to a live site. `--resume` goes on where it stopped, `--dry-run` says what it would do.
const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, '.adopt.json');

type Progress = { readonly answers: Answers; readonly done: readonly string[] };

const say = (text: string): void => console.log(text);
// Paused between the questions: the programs that steps run read what is typed, too.
const input = createInterface({ input: process.stdin }).pause();
const lines = input[Symbol.asyncIterator]();

async function answer(question: string): Promise<string | null> {
  process.stdout.write(question);
  input.resume();
  const { value, done } = await lines.next();
  input.pause();
  return done === true ? null : value;
}

try {
  await adopt(new Set(process.argv.slice(2)));
} catch (error) {
  // What firebase-tools found out says what to do; its stack does not.
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  input.close();
}

async function adopt(flags: ReadonlySet<string>): Promise<void> {
  const unknown = [...flags].find((flag) => !['--resume', '--dry-run'].includes(flag));
  if (unknown !== undefined) throw new InputError(`npm run adopt knows no ${unknown}.`);
  const former = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Progress) : null;
  const isResumed = flags.has('--resume');
  if (isResumed && former === null) throw new InputError('Nothing was begun: npm run adopt');
  const answers = isResumed && former ? former.answers : await askAll(answer, say, former?.answers);
  const done = new Set(isResumed ? former?.done : []);
  const keep = (): void => {
    writeFileSync(file, `${JSON.stringify({ answers, done: [...done] }, null, 2)}\n`);
  };
  if (!flags.has('--dry-run')) keep();
  for (const step of stepsFor({ root, answers, say, answer })) {
    if (flags.has('--dry-run')) {
      say(`${done.has(step.id) ? 'done ' : 'to do'}  ${step.title}`);
      continue;
    }
    if (done.has(step.id)) continue;
    say(`> ${step.title}`);
    try {
      await step.run();
    } catch (error) {
      // firebase-tools refers to a log that it keeps only for its own command line; what it would say there stands in `original`.
      const { message, original } = error as Error & { readonly original?: Error };
      throw new Error(
        [
          message.replace(/ See firebase-debug\.log.*/, ''),
          ...(original && !message.includes(original.message) ? [original.message] : []),
          `"${step.title}" is not done. Then: npm run adopt -- --resume`,
        ].join('\n'),
        { cause: error },
      );
    }
    done.add(step.id);
    keep();
  }
  say(['', 'What remains is yours:', ...remaining(answers).map((one) => `- ${one}`)].join('\n'));
}
