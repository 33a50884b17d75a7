import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string =>
  readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');

it('a deployment from GitHub is built with every setting that a build has', () => {
  const settings = [...read('.env.example').matchAll(/^(?:# )?(VITE_\w+)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(settings).toContain('VITE_ENQUIRIES');
  const workflow = read('.github/workflows/deploy.yml');
  for (const name of settings) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

it.each(['ci.yml', 'deploy.yml'])('%s runs no action that its author could exchange', (file) => {
  const actions = [...read(`.github/workflows/${file}`).matchAll(/uses: (.*)/g)];
  expect(actions).not.toHaveLength(0);
  for (const [, action] of actions) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v[\d.]+$/);
});
