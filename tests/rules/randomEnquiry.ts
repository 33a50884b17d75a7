import { COUNT, ENQUIRIES, LENGTHS } from './enquiryDescription.ts';
import type { Random } from './random.ts';
import { at, isTree, type Tree } from './tree.ts';
import { NOW, SERVER_TIME } from './user.ts';

type Signed = { readonly uid: string; readonly user: string };

/** A write about an enquiry, mostly a valid one. */
export function randomEnquiryWrite(
  random: Random,
  tree: Tree,
  signed: Signed,
): Record<string, unknown> {
  if (random.oneIn(2)) return randomEnquiry(random, tree);
  if (random.oneIn(12)) return { [`${COUNT}/count`]: random.pick([0, 0, 1, 300, null]) };
  const enquiries = at(tree, ENQUIRIES);
  const id = random.pick([...(isTree(enquiries) ? Object.keys(enquiries) : []), 'missing']);
  const path = `${ENQUIRIES}/${id}`;
  const handled = at(tree, `${path}/handled`);
  if (random.oneIn(4)) return repetition(random, tree, path);
  if (random.oneIn(6) || handled !== undefined) return restoration(random, tree, path);
  return handling(random, path, signed);
}

/** Enquiries as earlier writes have left them: waiting, dismissed and made a lead. */
export function randomEnquiries(random: Random): Tree {
  const timestamp = 1_600_000_000_000;
  const texts = { name: 'Noor', email: 'noor@studio.example', message: 'A reef.', timestamp };
  const by = { uid: 'u1', user: 'Ann Lee', timestamp: timestamp + 1 };
  const states: readonly Tree[] = [
    { waiting: timestamp },
    { handled: { ...by, dismissed: true } },
    { handled: { ...by, lead: 'r1' } },
  ];
  const all = ['w1', 'w2', 'd1', 'd2', 'l1'].map((id) => [
    id,
    { ...texts, ...(states[['w', 'd', 'l'].indexOf(id.slice(0, 1))] as Tree) },
  ]);
  return { enquiries: Object.fromEntries(all.filter(() => !random.oneIn(5))) as Tree };
}

/** Texts, times and objects where a text of an enquiry belongs. */
const WRONG = ['', '  ', 'x'.repeat(5_001), 7, true, { a: 1 }, NOW];

/** A new enquiry; one in three has something wrong. */
export function randomEnquiry(random: Random, tree: Tree): Record<string, unknown> {
  const names = Object.keys(LENGTHS).filter((_, index) => index < 3 || random.oneIn(2));
  const enquiry: Record<string, unknown> = { timestamp: NOW, waiting: NOW };
  for (const name of names) enquiry[name] = random.pick(['Reef', 'حوض', 'x'.repeat(100)]);
  if (random.oneIn(3)) {
    const child = random.pick([...names, 'timestamp', 'waiting', 'handled', 'phone', '.priority']);
    if (random.oneIn(4)) delete enquiry[child];
    else {
      const longest = 'x'.repeat((LENGTHS[child] ?? 0) + random.below(2));
      enquiry[child] = child === '.priority' ? 1 : random.pick([...WRONG, longest]);
    }
  }
  const id = random.oneIn(12) ? random.pick(['w1', 'two words', 'k'.repeat(41)]) : newId(random);
  const counted = at(tree, `${COUNT}/count`);
  const next = (typeof counted === 'number' ? counted : 0) + 1;
  const count = random.oneIn(10) ? random.pick([next + 1, next - 1, '1', null]) : next;
  const raised = random.oneIn(15) ? {} : { [COUNT]: { count, last: random.oneIn(15) ? 'w1' : id } };
  if (random.oneIn(20)) return { ...raised, [`${ENQUIRIES}/x${id}`]: enquiry };
  if (random.oneIn(2)) return { ...raised, [`${ENQUIRIES}/${id}`]: enquiry };
  const children = Object.entries(enquiry).filter(([name]) => name !== '.priority');
  const byChild = children.map(([name, value]) => [`${ENQUIRIES}/${id}/${name}`, value]);
  return { ...raised, ...Object.fromEntries(byChild) };
}

const newId = (random: Random): string => `q${random.below(1e9)}`;

/** What somebody with access writes when they make an enquiry a lead, or dismiss it. */
function handling(random: Random, path: string, signed: Signed): Record<string, unknown> {
  const lead = newId(random);
  const isDismissed = random.oneIn(2);
  const handled: Record<string, unknown> = { ...signed, timestamp: NOW };
  if (!isDismissed || random.oneIn(15)) handled['lead'] = random.oneIn(12) ? 'r1' : lead;
  if (isDismissed || random.oneIn(15)) handled['dismissed'] = !random.oneIn(12);
  if (random.oneIn(12)) handled[random.pick(['uid', 'user', 'note'])] = 'u2';
  const fields = { company: 'Noor', contact: 'noor', status: 'New', source: 'Website' };
  return {
    ...(random.oneIn(10) ? {} : { [`${path}/waiting`]: random.oneIn(15) ? 1 : null }),
    ...(random.oneIn(15) ? {} : { [`${path}/handled`]: handled }),
    ...(!isDismissed &&
      !random.oneIn(10) && {
        [`sales/leads/${lead}`]: { ...fields, creationDate: '2024-05-17' },
        [`activity/${lead}`]: {
          user: signed.user,
          action: 'created new lead',
          subject: 'Noor',
          timestamp: NOW,
        },
      }),
  };
}

/** What takes a dismissal back. */
function restoration(random: Random, tree: Tree, path: string): Record<string, unknown> {
  const timestamp = at(tree, `${path}/timestamp`);
  // The model knows no real time of what this run has stored.
  const since = timestamp === SERVER_TIME || timestamp === undefined ? 1 : timestamp;
  return {
    ...(random.oneIn(8) ? {} : { [`${path}/handled`]: null }),
    ...(random.oneIn(8) ? {} : { [`${path}/waiting`]: random.oneIn(8) ? 5 : since }),
    // Never empty.
    [`${path}/name`]: at(tree, `${path}/name`) ?? 'Noor',
  };
}

/** The same texts again, mostly, as a visitor writes them who has had no answer. */
function repetition(random: Random, tree: Tree, path: string): Record<string, unknown> {
  const names = [...Object.keys(LENGTHS).slice(0, 3), ...(random.oneIn(6) ? ['country'] : [])];
  const value = (name: string): unknown =>
    random.oneIn(8)
      ? random.pick([null, 'other', ...WRONG])
      : (at(tree, `${path}/${name}`) ?? null);
  return Object.fromEntries(names.map((name) => [`${path}/${name}`, value(name)]));
}
