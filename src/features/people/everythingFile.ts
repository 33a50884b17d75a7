import { BRAND } from '../../company/brand.ts';
import { readExactly } from '../../firebase/readExactly.ts';
import { writeCsv } from '../../lib/csv/writeCsv.ts';
import { today } from '../../lib/dates.ts';
import { downloadFile } from '../../lib/downloadFile.ts';
import { childrenOf, textOrBlank } from '../../lib/stored.ts';
import { countText, inFigures } from '../../lib/words.ts';
import { zip } from '../../lib/zip.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import { parseRecord } from '../../records/model/entity.ts';
import { csvRows } from '../../records/page/exportRecords.ts';
import { untilDisconnected } from '../../records/store/write/saveFailure.ts';
import { isCode } from '../accounts/invitation.ts';
import { visit } from '../visits/visit.entity.ts';
import { photosPath } from '../visits/visitPhotos.ts';

/** What the rules let an administrator read as a whole: a test compares them. Nobody reads the database as one. */
export const READ_PATHS: readonly string[] = [
  ...'activity history receipts imports staff removals people fieldStaff'.split(' '),
  ...'config finance sales site'.split(' '),
  ...ENTITIES.map(({ path }) => path).filter((path) => !/^(finance|sales)\//.test(path)),
  // After what takes numbers: one that is taken meanwhile is left out, rather than given twice.
  'counters',
];

/** How many visits are asked for their photos at once, which may be megabytes of each, and how often it is said how far that is. */
const AT_ONCE = 8;
const STEPS = 20;

/**
 * Saves all that an administrator may read as one archive, `database.json` as the console imports it and a sheet of each kind of
 * record, and returns what it is called. Rejects with `Unreachable` when the connection is lost.
 */
export async function saveEverything(uid: string, say: (what: string) => void): Promise<string> {
  const tree: Record<string, unknown> = {};
  async function keep(path: string): Promise<void> {
    const value = await untilDisconnected(() => readExactly(path));
    const [top = '', child] = path.split('/');
    if (value === null) return;
    tree[top] = child === undefined ? value : { ...childrenOf(tree[top]), [child]: value };
  }
  const childrenAt = (path: string) =>
    path.split('/').reduce((parent, name) => childrenOf(parent[name]), childrenOf(tree));

  say('Reading records');
  await Promise.all([...READ_PATHS, `views/${uid}`].map(keep));
  // An invitation can be read once it is accepted, by the code that it has left with the staff.
  const removed = Object.values(childrenAt('removals')).map((one) => childrenOf(one)['was']);
  const codes = [...Object.values(childrenAt('staff')), ...removed].map(textOrBlank);
  await Promise.all(codes.filter(isCode).map((code) => keep(`invitations/${code}`)));

  // The photos, which may be most of it, come before its last braces; none is kept as text.
  const { service, ...others } = tree;
  const whole = { ...others, service: { ...childrenOf(service), photos: {} } };
  const parts = [new Blob([JSON.stringify(whole).slice(0, -'}}}'.length)])];
  const visits = Object.keys(childrenAt(visit.path));
  const rest = visits.entries();
  async function addPhotos(): Promise<void> {
    // Each goes on with the next one of these.
    for (const [index, id] of rest) {
      if (index % Math.ceil(visits.length / STEPS) === 0)
        say(`Reading photos: ${inFigures(index)} of ${inFigures(visits.length)} visits`);
      const photos = await untilDisconnected(() => readExactly(photosPath(id)));
      if (photos === null) continue;
      const separator = parts.length > 1 ? ',' : '';
      parts.push(new Blob([separator, JSON.stringify({ [id]: photos }).slice(1, -1)]));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, addPhotos));

  const sheets = ENTITIES.map((entity) => {
    const all = Object.entries(childrenAt(entity.path));
    const records = all.map(([id, stored]) => parseRecord(entity, id, stored));
    const name = `csv/${entity.noun.many.replaceAll(' ', '-')}.csv`;
    return { name, text: writeCsv(csvRows(entity, records)), all };
  });
  const json = { name: 'database.json', text: new Blob([...parts, '}}}']) };
  const name = `${BRAND.slug}-${today()}.zip`;
  downloadFile(name, await zip([json, ...sheets], today()));
  return `Saved as ${name}, with ${countText(sheets.flatMap(({ all }) => all).length, 'record')}.`;
}
