import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createIcon from '../../vite/createIcon.ts';
import { ROOT, sourceFilesBelow } from './sourceImports.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

type IconModule = {
  readonly default: Icon;
  readonly __iconData: Parameters<typeof createIcon>[0];
};

const ICONS = join(ROOT, 'node_modules/lucide-react/dist/esm');

/** The icons that each file imports. */
const imported = sourceFilesBelow('src').flatMap((file) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
  return [...names.matchAll(/(?<!type )\b[A-Z]\w+/g)].map(([name]) => ({ name, source }));
});

/** The exports of each module of an icon, by all its names. */
const EXPORTS = readFileSync(join(ICONS, 'lucide-react.mjs'), 'utf8').split('\n');

/** The module of an icon, which has its component and its data. */
async function iconModule(name: string): Promise<IconModule> {
  const line = EXPORTS.find((one) => new RegExp(`\\bas ${name}\\b`).test(one)) ?? '';
  const [, path = ''] = /'(\.\/icons\/.*)'/.exec(line) ?? [];
  return (await import(pathToFileURL(join(ICONS, path)).href)) as IconModule;
}

it('an icon of the build has the markup of Lucide’s own', async () => {
  const uses = [
    {},
    { className: 'size-4 text-muted', strokeWidth: 1.75 },
    { 'aria-hidden': true },
    { 'aria-label': 'Search', role: 'img' },
  ];
  const names = [...new Set(imported.map(({ name }) => name))];
  expect(names.length).toBeGreaterThan(40);
  for (const name of names) {
    const { default: own, __iconData: data } = await iconModule(name);
    const markupOf = (icon: Icon): readonly string[] =>
      uses.map((properties) => renderToStaticMarkup(createElement(icon, properties)));
    expect(markupOf(createIcon(data))).toEqual(markupOf(own));
  }
});

it('no icon is passed what those of the build do not take', () => {
  const passed = imported.filter(({ name, source }) =>
    new RegExp(`<${name}\\s[^>]*?\\b(?:size|color|absoluteStrokeWidth|nonScalingStroke)=`).test(
      source,
    ),
  );
  expect(passed.map(({ name }) => name)).toEqual([]);
  expect(imported.filter(({ source }) => source.includes('LucideProvider'))).toEqual([]);
});
