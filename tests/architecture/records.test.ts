import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFilesBelow } from './sourceImports.ts';

const FACE = 'src/records/';

/** The names that the rest of `src` imports from the framework, by module; none of one that is only loaded. */
const face = new Map<string, Set<string>>();
for (const file of sourceFilesBelow('src').filter((one) => !one.startsWith(FACE))) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  for (const [, list = '', target = ''] of source.matchAll(
    /(?:\{([^}]*)\} from |\()'(\.[^']*)'/g,
  )) {
    const module = join(dirname(file), target);
    if (!module.startsWith(FACE)) continue;
    const names = list.split(',').map((one) => one.trim().replace(/^type | as .*$/g, ''));
    const known = face.get(module) ?? new Set();
    names.filter((one) => one !== '').forEach((one) => known.add(one));
    face.set(module, known);
  }
}

it('features know at most 60 modules and 300 names of the framework', () => {
  const count = [...face.values()].reduce((sum, names) => sum + names.size, 0);
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThanOrEqual(300);
  expect(face.size).toBeLessThanOrEqual(60);
});

/** The first sentence of the comment above an export; blank where it has none. */
function sentenceOf(source: string, name: string): string {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export (?:async )?(?:const|function|type|class) (?:\\{ )?${name}\\b`,
  );
  const [, text = ''] = comment.exec(source) ?? [];
  const words = text.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
  return /^.*?[.:;](?= |$)/.exec(words)?.[0] ?? words;
}

it('docs/records.md lists these names, each with a line', async () => {
  const sections = [...face.keys()].toSorted().map((module) => {
    const source = readFileSync(join(ROOT, module), 'utf8');
    const lines = [...(face.get(module) ?? [])].toSorted().map((name) => {
      const sentence = sentenceOf(source, name).replace(/[:;]$/, '.');
      return sentence === '' ? `- \`${name}\`` : `- \`${name}\`: ${sentence}`;
    });
    // One that is only loaded has a heading alone.
    return `## ${module.replace(FACE, '')}\n${lines.length > 0 ? `\n${lines.join('\n')}\n` : ''}`;
  });
  const head = `# The face of src/records\n\nWhat features import of the framework. Written by \`npx vitest run tests/architecture/records.test.ts -u\`.\n`;
  await expect([head, ...sections].join('\n')).toMatchFileSnapshot('../../docs/records.md');
});
