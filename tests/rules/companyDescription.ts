import { at, type Tree } from './tree.ts';

/** Where the details of the company are stored, and their names: written by hand, independent of src/domain. */
export const COMPANY = 'config/company';
export const DETAILS = ['name', 'address', 'trn', 'licence', 'bank', 'phone', 'email'];

/** Whether a user with access may write a path: that of a detail, as a text of a certain length. */
export function mayWriteCompany(after: Tree, path: string): boolean {
  const [name = ''] = path.slice(COMPANY.length + 1).split('/');
  if (!path.startsWith(`${COMPANY}/`) || !DETAILS.includes(name)) return false;
  const value = at(after, `${COMPANY}/${name}`);
  return typeof value === 'string' && value.length <= 2_000;
}
