import type { Person } from './person.ts';
import type { Erasure, Trace } from './planErasure.ts';

/** What the owner sees before anything is changed: every text, as it is and as it will be. */
export function describeErasure(person: Person, { traces, kept }: Erasure): string {
  const found = traces.map(({ path, before, after }) =>
    after === null
      ? `  ${path}\n    - ${before}   (removed)`
      : `  ${path}\n    - ${before}\n    + ${after}`,
  );
  return [
    'Searched for:',
    ...person.names.map((text) => `  name    ${text}`),
    ...person.details.map((text) => `  detail  ${text}`),
    ...person.uids.map((text) => `  uid     ${text}`),
    '',
    traces.length === 0 ? 'Nothing to erase.' : `To erase, ${traces.length} in all:`,
    ...found,
    ...keptLines({ traces, kept }),
  ].join('\n');
}

/** What is filed: where something was erased, without any of the texts. */
export function reportErasure(erasure: Erasure, neutralName: string, today: string): string {
  return [
    `Erasure of ${today}; stored instead: ${neutralName}`,
    '',
    ...erasure.traces.map(
      ({ path, after }) => `  ${after === null ? 'removed ' : 'replaced'}  ${path}`,
    ),
    '',
    ...Object.entries(countByCollection(erasure.traces)).map(
      ([name, count]) => `  ${count}  ${name}`,
    ),
    ...keptLines(erasure),
    '',
    'Not in the database, to be done by hand (docs/operations.md):',
    '  [ ] the account: console, Authentication, Users, Delete account',
    '  [ ] backups and downloads from before this day: deleted, or this erasure repeated after a restore',
    '  [ ] mail, chats, spreadsheets and files of other programs',
  ].join('\n');
}

function keptLines({ kept }: Erasure): readonly string[] {
  if (kept.length === 0) return [];
  return [
    '',
    'Kept, because the law requires tax invoices and credit notes to be kept as they were issued:',
    ...kept.map(({ what, path, number, until }) => `  ${what} ${number}, until ${until}   ${path}`),
  ];
}

function countByCollection(traces: readonly Trace[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { path } of traces) {
    const name = path.split('/').slice(0, 1).join('/');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
