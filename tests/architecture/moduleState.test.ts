import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFilesBelow } from './sourceImports.ts';

/** What a function changes in a variable of its module, by the name of the variable. */
const changed = (name: string): RegExp =>
  new RegExp(
    `(?<![.\\w])${name}(\\.\\w+|\\[[^\\]]+\\])*(\\.(add|set|delete|clear|push|splice|unshift)\\(|(\\.\\w+|\\[[^\\]]+\\])\\s*(=[^=>]|[-+?|&]+=|\\+\\+))`,
  );

/**
 * The variables of a module that change: what is declared with `let`, and collections and objects that are changed by its
 * functions, or by those of the modules that import it.
 */
function changingVariables(text: string, importing = ''): readonly string[] {
  const constants = text.matchAll(
    /^(?:export )?const (\w+)(?:: [^=]+)? = (?:new (?:Map|Set)\b|[[{])/gm,
  );
  return [
    ...[...text.matchAll(/^(?:export )?let (\w+)/gm)].map(([, name = '']) => name),
    ...[...constants]
      .map(([, name = '']) => name)
      .filter((name) => changed(name).test(text + importing)),
  ];
}

/** The rows of the table in docs/architecture.md. */
const documented = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `(src\/\S+)` +\| `(\w+)` /gm),
].map(([, file, name]) => `${file} ${name}`);

it('variables of modules that change are named in docs/architecture.md, and no others', () => {
  const texts = sourceFilesBelow('src').map((file) => [file, readFileSync(file, 'utf8')] as const);
  const found = texts.flatMap(([file, text]) => {
    const importing = texts.filter(([, other]) => other.includes(`/${basename(file)}'`));
    const names = changingVariables(text, importing.map(([, other]) => other).join('\n'));
    return names.map((name) => `${file} ${name}`);
  });
  expect(found.toSorted()).toEqual(documented.toSorted());
});

it.each([
  ['let count = 0;', ['count']],
  ['const seen = new Set<string>();\nconst note = (id) => seen.add(id);', ['seen']],
  ['const page = { isOpen: false };\nconst open = () => { page.isOpen = true; };', ['page']],
  ['const page = { seen: new Set() };\nconst note = (id) => page.seen.add(id);', ['page']],
  ['const NAMES = new Set(["a"]);\nconst has = (id) => NAMES.has(id);', []],
])('they are found in %j', (text, names) => {
  expect(changingVariables(text)).toEqual(names);
});
