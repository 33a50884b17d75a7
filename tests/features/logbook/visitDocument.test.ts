import { expect, it } from 'vitest';
import { company } from '../../../src/features/documents/company.ts';
import { messageOf } from '../../../src/features/documents/printedDocument.ts';
import { installation } from '../../../src/features/installations/installation.entity.ts';
import { visitDocument } from '../../../src/features/logbook/visitDocument.ts';
import { customer } from '../../../src/features/sales/customer.entity.ts';
import { visit } from '../../../src/features/visits/visit.entity.ts';
import { parseRecord } from '../../../src/records/model/entity.ts';

const PLACE = {
  name: 'Garden villa reef',
  customer: 'Al Noor Residence',
  kind: 'Marine',
  litres: 14_000,
  plan: 'Weekly',
  planFrom: '2026-11-05',
  access: 'Side gate, code 4417',
  targets: 'Alkalinity\t7.5\t9',
  lastVisit: '2026-11-19 v3 nitrate',
};
const VISIT = {
  installation: 'i1',
  place: 'Garden villa reef',
  date: '2026-11-19',
  by: 'Omar Farouk',
  work: 'Glass cleaned.',
  next: 'Bring a new lamp.',
  checks: 'Water changed\nSkimmer cup emptied',
  used: 'FL-1\tFilter floss\t2',
  ph: 8.1,
  alkalinity: 7.2,
  nitrate: 18.1,
  calcium: 420,
};

const report = (values: object = {}, place: object = {}, before: readonly object[] = []) =>
  visitDocument(parseRecord(visit, 'v3', { ...VISIT, ...values }), {
    company: company.parse({ name: 'Reef Studio LLC' }),
    customer: parseRecord(customer, 'c1', { name: 'Al Noor Residence', trn: '100' }),
    installation: parseRecord(installation, 'i1', { ...PLACE, ...place }),
    before: before.map((one, index) => parseRecord(visit, `v${2 - index}`, one)),
    pictures: [],
  });

it('says of each reading its range here, its change since it was measured last, and how far it is outside', () => {
  const { rows } = report({}, {}, [
    { ph: 8.05, nitrate: 18.1 },
    { alkalinity: 7.6, ph: 7.9 },
  ]);
  expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.en)))).toEqual(
    [
      ['pH', '8.10', '7.8–8.5', '+0.05', ''],
      ['Alkalinity', '7.2 dKH', '7.5–9', '−0.4', '0.3 below'],
      ['Calcium', '420 mg/L', '380–450', '–', ''],
      ['Nitrate', '18.1 mg/L', '1–15', '±0', '3.1 above'],
    ],
  );
});

it('has no column for remarks where all readings are within their range, and says so', () => {
  const { columns, rows, notes } = report({ alkalinity: 8, nitrate: 5 });
  expect(columns.map(({ label }) => label.en)).not.toContain('Remark');
  expect(rows.every((row) => row.length === columns.length)).toBe(true);
  expect(notes[0]?.value).toContain('All readings are within their range.');
});

it('names what is outside in both languages, what was done, and the next visit', () => {
  const { notes, facts, number } = report();
  expect(number).toBe('Garden villa reef, 19 Nov 2026');
  expect(notes.map(({ label, value }) => [label.en, value])).toEqual([
    [
      'In short',
      '2 of 4 readings are within their range. Outside of it: Alkalinity (0.3 below), Nitrate (3.1 above).\n2 من 4 قياسات ضمن نطاقها. خارج النطاق: القلوية (أدنى بمقدار 0.3)، النترات (أعلى بمقدار 3.1).',
    ],
    ['Work done', 'Glass cleaned.\nWater changed · Skimmer cup emptied'],
    ['Next time', 'Bring a new lamp.'],
  ]);
  expect(facts.map(({ label, value }) => [label.en, value])).toEqual([
    ['Installation', 'Garden villa reef'],
    ['Kind', 'Marine · مياه مالحة'],
    ['Volume', '14,000 L'],
    ['Date of visit', '19 Nov 2026'],
    ['Carried out by', 'Omar Farouk'],
    ['Next visit', '26 Nov 2026'],
  ]);
});

it('tells no customer how to get in, what was used, or a visit that is past', () => {
  const document = report({ date: '2026-12-01' });
  expect(JSON.stringify(document)).not.toMatch(/4417|floss/);
  expect(document.facts.map(({ label }) => label.en)).not.toContain('Next visit');
});

it('is sent with a text that says what it is and when somebody comes next', () => {
  const { subject, body } = messageOf(report());
  expect(subject).toBe('Visit Report Garden villa reef, 19 Nov 2026 from Reef Studio LLC');
  expect(body.split('\n\n')[0]).toBe(
    'Dear Al Noor Residence,\nHere is the report of our visit to Garden villa reef on 19 Nov 2026. The next one is planned for 26 Nov 2026.',
  );
  expect(body).toContain('Work done:\nGlass cleaned.');
});
