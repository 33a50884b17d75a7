import { at, isTree, type Tree } from './tree.ts';

/** Where the details of the company are stored, and their names: written by hand, independent of the entities. */
export const COMPANY = 'config/company';
export const DETAILS = [
  'name',
  'address',
  'trn',
  'licence',
  'bank',
  'phone',
  'email',
  'authority',
  'city',
  'emirate',
  'offices',
];

/** Whether an entry of the history is about the company's details or the closed months. */
export const isOfCompany = (record: unknown): boolean => record === COMPANY || record === 'config';

/** Where the key of the entry of the history is stored that tells of their last change. */
export const COMPANY_CHANGE = 'config/companyChange';

/** Whether a user with access may write a path: that of a detail, as a text of a certain length, or the key of its change. */
export function mayWriteCompany(before: Tree, after: Tree, path: string): boolean {
  const key = at(after, COMPANY_CHANGE);
  if (typeof key !== 'string' || at(before, `history/${key}`) !== undefined) return false;
  const entry = at(after, `history/${key}`);
  if (!isTree(entry) || !isOfCompany(entry['record'])) return false;
  if (path === COMPANY_CHANGE) return true;
  const [name = ''] = path.slice(COMPANY.length + 1).split('/');
  const isLogo = name === 'logo';
  if (!path.startsWith(`${COMPANY}/`) || !(isLogo || DETAILS.includes(name))) return false;
  const value = at(after, `${COMPANY}/${name}`);
  if (typeof value !== 'string' || !(isLogo ? isPicture(value) : value.length <= 2_000))
    return false;
  return at(after, `history/${key}/changes/${name}/to`) === value;
}

/** The logo is a small picture, or blank. */
const isPicture = (value: string): boolean =>
  value === '' ||
  (value.length <= 16_407 && /^data:image\/(webp|jpeg);base64,[A-Za-z0-9+/]+=*$/.test(value));
