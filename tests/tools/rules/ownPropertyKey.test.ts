import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENTITIES } from '../../support/entities.ts';

/** Where a sender chooses the key; `writes.test.ts` and `exports.test.ts` try the one that no client can read. */
const FREE = [
  ...ENTITIES.map(({ path }) => path),
  'activity',
  'history',
  'receipts',
  'imports',
  'site/enquiries',
  'finance/exports',
];

/** Keys that are not free: ids of accounts and of stored records, names of stored fields, codes and indexes. */
const BOUND = [
  ...ENTITIES.map(({ path }) => `${path}/$id/$field`),
  'history/$id/changes/$field',
  'receipts/$id/lines/$item',
  'imports/$id/removed/$record',
  'finance/exports/$id/documents/$document',
  'config/company/$detail',
  'config/assignees/names/$index',
  'invitations/$code',
  'staff/$uid',
  'fieldStaff/$uid',
  'removals/$uid',
  'people/$uid',
  'service/photos/$visit',
  'service/photos/$visit/$id',
  'views/$uid',
  'views/$uid/$id',
];

it('these are all paths of the rules that take a key', () => {
  const paths = [...FREE.map((path) => `${path}/$id`), ...BOUND];
  expect(wildcards(RULES).toSorted()).toEqual(paths.toSorted());
});

type Node = { readonly [key: string]: Node | string | boolean | readonly string[] };

const { rules: RULES } = JSON.parse(
  readFileSync('database.rules.json', 'utf8').replace(/^\/\*[^]*?\*\//, ''),
) as { readonly rules: Node };

/** The paths that end with a variable and can be written, or hold what is. */
function wildcards(node: Node, path = ''): readonly string[] {
  return Object.entries(node).flatMap(([key, child]) => {
    if (typeof child !== 'object' || Array.isArray(child)) return [];
    const [inner, innerPath] = [child as Node, `${path}${key}`];
    const below = wildcards(inner, `${innerPath}/`);
    return key.startsWith('$') && isWritable(inner) ? below.concat(innerPath) : below;
  });
}

const isWritable = (node: Node): boolean =>
  node['.validate'] !== false &&
  Object.entries(node).some(
    ([key, child]) =>
      key === '.write' ||
      key === '.validate' ||
      (typeof child === 'object' && !Array.isArray(child) && isWritable(child as Node)),
  );
