import { customer } from '../../features/sales/customer.entity.ts';
import { deal } from '../../features/sales/deal.entity.ts';
import type { Entity, Fields } from '../../model/entity.ts';
import type { Field } from '../../model/field.ts';
import { inventoryItem } from '../../features/inventory/inventoryItem.entity.ts';
import { invoice } from '../../features/finance/invoice.entity.ts';
import { installation } from '../../features/installations/installation.entity.ts';
import { STANDARD_VAT } from '../../features/documents/pricing.ts';
import { lead } from '../../features/sales/lead.entity.ts';
import { purchaseOrder } from '../../features/purchasing/purchaseOrder.entity.ts';
import { supplier } from '../../features/purchasing/supplier.entity.ts';
import { ticket } from '../../features/service/ticket.entity.ts';
import { today } from '../../lib/dates.ts';
import { ASSIGNEES } from '../assignees.ts';
import type { DemoRecord } from './demoRecord.ts';
import { demoVisits } from './visits.ts';

const [OMAR, PRIYA, JONAS, MARIAM] = ASSIGNEES;

/** The text that a field with lines stores. */
const inLines = (table: readonly (readonly string[])[]): string =>
  table.map((cells) => cells.join('\t')).join('\n');

/** With VAT, the lines come to the amounts of their invoices. */
const REEF_LINES = inLines([
  ['Living reef, first part: engineering and life support', '1', '96000'],
  ['Acrylic panel, 5.2 × 2.2 m, 140 mm', '1', '42571.43'],
]);
const LOBBY_LINES = inLines([
  ['Lobby cylinder, 12,000 L: shell and base', '1', '78000'],
  ['Installation, six days on site', '1', '11142.86'],
]);

/** The deal whose invoices are shares of it. */
const VILLA_REEF = 'Living reef for the garden villa';
const VILLA_LINES = inLines([
  ['Acrylic panel, 5.2 × 2.2 m, 140 mm', '2', '96000'],
  ['Engineering and life support', '1', '180000'],
  ['Reef structure and stocking', '1', '89904.76'],
]);
const LAGOON_LINES = inLines([
  ['Life support, one lagoon each', '3', '210000'],
  ['Rockwork and planting', '1', '420000'],
  ['Commissioning and stocking', '1', '130952.38'],
]);

/** What the chillers' order consists of; the second is new to the inventory. */
const CHILLER_LINES = inLines([
  ['CHIL-1HP', 'Titanium chiller, 1 HP', '4', '1890'],
  ['CHIL-5HP', 'Titanium chiller, 5 HP', '4', '6760'],
]);

/** Of the reef lamps, some have arrived. */
const LAMP_LINES = inLines([
  ['LED-RF-200', 'Reef LED, 200 W', '20', '529'],
  ['UV-80W', 'UV steriliser, 80 W', '16', '395'],
]);

/** A month of records of a fictional company, oldest first. Each field of every entity is typed by its declaration. */
export function demoRecords(now: Date): readonly DemoRecord[] {
  const date = (daysAgo: number): string =>
    today(new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo));
  const year = now.getFullYear();
  const water = demoVisits(now);
  const forInstallation = (record: DemoRecord): DemoRecord => {
    const owner = record.draft['customer'];
    const place = water.find(
      ({ entity, draft }) => entity === installation && draft['customer'] === owner,
    );
    return { ...record, draft: { ...record.draft, installation: place?.name ?? '' } };
  };

  return [
    ...rows(
      deal,
      [
        ...(['title', 'customer', 'value', 'stage', 'lines', 'vatRate', 'rate'] as const),
        ...(['validUntil', 'terms', 'quotation', 'quoted', 'revision'] as const),
      ],
      [
        [
          30,
          VILLA_REEF,
          'Al Noor Residence',
          '485000',
          'Won',
          VILLA_LINES,
          STANDARD_VAT,
          '3.6725',
          date(0),
          '30 % on order, 40 % on delivery, 20 % on filling, 10 % on handover.',
          `QUO-${year}-038`,
          date(30),
          '',
        ],
        [
          17,
          'Reef lagoon refurbishment',
          'Pearl Crescent Resort',
          '1240000',
          'Quotation Sent',
          LAGOON_LINES,
          STANDARD_VAT,
          '3.6725',
          date(-13),
          '40 % on order, 40 % on delivery, 20 % on handover.\nDelivery in 14 weeks from the first payment.',
          `QUO-${year}-052`,
          date(12),
          'A',
        ],
      ],
    ),
    ...rows(
      deal,
      ['title', 'customer', 'value', 'stage'],
      [
        [28, 'Lobby cylinder, 12,000 L', 'Saffron Bay Hotel', '312000', 'Won'],
        [26, 'Koi court with pergola shade', 'Villa Qamar', '148000', 'Quotation Sent'],
        [24, 'Reception aquascape', 'Meridian Law Partners', '64500', 'Won'],
        [22, 'Cloud-forest wall, level 14', 'Harbour Gate Tower', '176000', 'Quotation Sent'],
        [19, 'Blackwater dining wall', 'Restaurant Sarab', '93000', 'Negotiation'],
        [14, 'Jellyfish column for the bar', 'The Ninth Tide', '118000', 'Lost'],
        [11, 'Penthouse nano reef', 'Studio Hadara', '38500', 'Won'],
        [9, 'Majlis water court', 'واحة الندى', '205000', 'New Lead'],
        [6, 'School biotope classroom', 'Cedar Grove Academy', '27500', 'New Lead'],
        [4, 'Clinic waiting-room tank', 'Marina Dental House', '19800', 'Quotation Sent'],
        [2, 'Yacht club oyster tanks', 'Creekside Yacht Club', '72000', 'New Lead'],
        [1, 'Second display for the atrium', 'Saffron Bay Hotel', '264000', 'New Lead'],
      ],
    ),
    ...rows(
      lead,
      ['company', 'contact', 'status', 'source', 'phone'],
      [
        [29, 'Creekside Yacht Club', 'Rania Suleiman', 'Qualified', 'Referral', '+971 50 555 0131'],
        [25, 'Cedar Grove Academy', 'Helen Marsh', 'Contacted', 'Website', ''],
        [
          21,
          'Dune & Daughters Interiors',
          'Sofia Brandt',
          'Qualified',
          'Architect',
          '+971 4 555 0132',
        ],
        [16, 'Atlas Serviced Offices', 'Karim Benali', 'Unqualified', 'Exhibition', ''],
        [12, 'بيت السدر للضيافة', 'نورة العامري', 'Contacted', 'Referral', '+971 55 555 0133'],
        [8, 'Marina Dental House', 'Dr Anil Kapoor', 'Qualified', 'Website', '+971 4 555 0134'],
        [5, 'Lantern Street Developments', 'Yusuf Demir', 'New', 'Architect', '+971 50 555 0135'],
        [3, 'Northwind Aviation Lounge', 'Clara Whitfield', 'New', 'Website', '+971 56 555 0136'],
        [1, 'Palm Atelier Residences', 'Daniel Okafor', 'New', 'Phone', '+971 50 555 0137'],
      ],
    ),
    ...rows(
      customer,
      ['name', 'trn', 'terms', 'invoiced', 'email', 'phone', 'address', 'emirate'],
      [
        [
          30,
          'Al Noor Residence',
          '100384756200003',
          'Net 30',
          '485000',
          'office@alnoor.example',
          '+971 50 555 0101',
          'Villa 14, Garden District, Dubai',
          'Dubai',
        ],
        [
          30,
          'Saffron Bay Hotel',
          '100291847300003',
          'Net 60',
          '398200',
          'accounts@saffronbay.example',
          '+971 4 555 0102',
          'Bay Road 2, Dubai',
          'Dubai',
        ],
        [
          27,
          'Meridian Law Partners',
          '100475829100003',
          'Net 30',
          '64500',
          'finance@meridian.example',
          '+971 4 555 0103',
          'Tower B, level 31, Dubai',
          'Dubai',
        ],
        [
          23,
          'Villa Qamar',
          '',
          'Due on Receipt',
          '22000',
          '',
          '+971 50 555 0104',
          '',
          'Not stated',
        ],
        [
          18,
          'Pearl Crescent Resort',
          '100118273600003',
          'Net 60',
          '186750',
          'payables@pearlcrescent.example',
          '+971 4 555 0105',
          'Crescent Drive 9, Dubai',
          'Dubai',
        ],
        [
          13,
          'واحة الندى',
          '100562738400003',
          'Net 30',
          '41000',
          '',
          '+971 50 555 0106',
          'دبي',
          'Dubai',
        ],
        [
          10,
          'Studio Hadara',
          '100639182700003',
          'Due on Receipt',
          '38500',
          '',
          '',
          '',
          'Not stated',
        ],
      ],
    ),
    ...rows(
      invoice,
      ['idNum', 'customer', 'date', 'due', 'amount', 'status', 'vatRate', 'rate', 'lines', 'deal'],
      [
        [
          30,
          `INV-${year}-104`,
          'Al Noor Residence',
          date(30),
          date(0),
          '145500',
          'Paid',
          STANDARD_VAT,
          '3.6725',
          REEF_LINES,
          VILLA_REEF,
        ],
        [
          28,
          `INV-${year}-118`,
          'Saffron Bay Hotel',
          date(28),
          date(-32),
          '93600',
          'Sent',
          STANDARD_VAT,
          '3.6725',
          LOBBY_LINES,
          '',
        ],
        [
          27,
          `INV-${year}-131`,
          'Meridian Law Partners',
          date(27),
          date(-3),
          '64500',
          'Paid',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          24,
          `INV-${year}-147`,
          'Villa Qamar',
          date(24),
          date(24),
          '22000',
          'Paid',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          21,
          `INV-${year}-160`,
          'Pearl Crescent Resort',
          date(81),
          date(21),
          '48250',
          'Overdue',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          16,
          `INV-${year}-175`,
          'Al Noor Residence',
          date(16),
          date(-14),
          '194000',
          'Sent',
          'Not stated',
          '',
          '',
          VILLA_REEF,
        ],
        [
          15,
          `INV-${year}-189`,
          'Pearl Crescent Resort',
          date(75),
          date(15),
          '18900',
          'Overdue',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          11,
          `INV-${year}-203`,
          'Studio Hadara',
          date(11),
          date(11),
          '38500',
          'Paid',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          8,
          `INV-${year}-217`,
          'Saffron Bay Hotel',
          date(8),
          date(-52),
          '78000',
          'Paid',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          5,
          `INV-${year}-226`,
          'واحة الندى',
          date(5),
          date(-25),
          '41000',
          'Sent',
          'Not stated',
          '',
          '',
          '',
        ],
        [
          1,
          `INV-${year}-240`,
          'Al Noor Residence',
          date(1),
          date(-29),
          '97000',
          'Draft',
          'Not stated',
          '',
          '',
          VILLA_REEF,
        ],
      ],
    ).map(forInstallation),
    ...rows(
      purchaseOrder,
      ['poId', 'supplier', 'date', 'amount', 'status', 'lines'],
      [
        [29, `PO-${year}-052`, 'Castwell Acrylics', date(29), '58400', 'Billed', ''],
        [26, `PO-${year}-067`, 'Blue Current Pumps', date(26), '21750', 'Received', ''],
        [22, `PO-${year}-081`, 'Lumen Reef Lighting', date(22), '16900', 'Sent', LAMP_LINES],
        [18, `PO-${year}-095`, 'Gulf Salt & Minerals', date(18), '6480', 'Closed', ''],
        [13, `PO-${year}-108`, 'Castwell Acrylics', date(13), '112000', 'Sent', ''],
        [9, `PO-${year}-116`, 'Tidewater Aquaculture', date(9), '13250', 'Received', ''],
        [4, `PO-${year}-129`, 'Polar Chillers', date(4), '34600', 'Sent', CHILLER_LINES],
        [1, `PO-${year}-133`, 'Green Bench Nursery', date(1), '4150', 'Draft', ''],
      ],
    ),
    ...rows(
      inventoryItem,
      ['sku', 'name', 'category', 'stock', 'reorder', 'cost', 'supplier', 'bin'],
      [
        [
          30,
          'SALT-RF-25',
          'Reef salt, 25 kg bucket',
          'Consumables',
          '64',
          '24',
          '48.5',
          'Gulf Salt & Minerals',
          'A-1',
        ],
        [
          30,
          'PUMP-DC-120',
          'DC return pump, 12,000 L/h',
          'Equipment',
          '6',
          '4',
          '412',
          'Blue Current Pumps',
          'B-2',
        ],
        [
          30,
          'CHIL-1HP',
          'Titanium chiller, 1 HP',
          'Equipment',
          '2',
          '2',
          '1890',
          'Polar Chillers',
          'B-4',
        ],
        [
          29,
          'UV-80W',
          'UV steriliser, 80 W',
          'Equipment',
          '5',
          '3',
          '365.75',
          'Lumen Reef Lighting',
          'B-7',
        ],
        [
          29,
          'LAMP-UV-80',
          'Replacement UV lamp, 80 W',
          'Spares',
          '0',
          '6',
          '58.2',
          'Lumen Reef Lighting',
          'C-12',
        ],
        [
          28,
          'LED-RF-200',
          'Reef LED, 200 W',
          'Lighting',
          '3',
          '6',
          '529',
          'Lumen Reef Lighting',
          'B-6',
        ],
        [
          28,
          'CARB-5',
          'Activated carbon, 5 kg',
          'Consumables',
          '18',
          '10',
          '39.9',
          'Gulf Salt & Minerals',
          'A-2',
        ],
        [
          27,
          'SKIM-XL',
          'Protein skimmer, 20,000 L',
          'Equipment',
          '1',
          '1',
          '2350',
          'Blue Current Pumps',
          'B-1',
        ],
        [25, 'TEST-KH', 'Alkalinity test kit', 'Laboratory', '9', '12', '27.4', '', 'C-3'],
        [23, 'RODI-MEM', 'RO membrane, 400 L/day', 'Spares', '14', '8', '74.6', '', 'C-10'],
        [20, 'SOIL-AQ-9', 'Planted-tank soil, 9 L', 'Consumables', '32', '12', '31.25', '', 'A-4'],
        [15, 'FEED-KOI-10', 'Koi feed, 10 kg', 'Livestock care', '7', '8', '82', '', 'A-3'],
        [
          10,
          'SEAL-PM-4',
          'Acrylic polish set',
          'Spares',
          '0',
          '2',
          '63.8',
          'Castwell Acrylics',
          'C-2',
        ],
      ],
    ),
    ...rows(
      ticket,
      [
        'ticketId',
        'customer',
        'issue',
        'assigned',
        'status',
        'reported',
        'priority',
        'installation',
      ],
      [
        [
          24,
          '4312',
          'Saffron Bay Hotel',
          'Return pump louder than last visit; vibration at the manifold.',
          OMAR,
          'Closed',
          `${date(24)}T09:10`,
          'Normal',
          'Installation: Lobby cylinder',
        ],
        [
          18,
          '5127',
          'Al Noor Residence',
          'Calcium reading low two weeks running. Check reactor media and effluent rate.',
          PRIYA,
          'Resolved',
          `${date(18)}T11:25`,
          'Normal',
          'Installation: Garden villa reef',
        ],
        [
          12,
          '6048',
          'Villa Qamar',
          'Koi pond at 27 °C in the afternoon. Chiller trips at midday.',
          OMAR,
          'In Progress',
          `${date(12)}T14:40`,
          'High',
          'Installation: Koi court',
        ],
        [
          8,
          '6390',
          'Pearl Crescent Resort',
          'Leak sensor under the east skid reports every night at 02:00, floor dry.',
          JONAS,
          'On Hold',
          `${date(8)}T08:05`,
          'Low',
          'Installation: Reef lagoon',
        ],
        [
          4,
          '7215',
          'واحة الندى',
          'تغير لون الماء بعد تبديل الفلتر',
          MARIAM,
          'In Progress',
          `${date(4)}T10:30`,
          'Normal',
          'Installation: Majlis water court',
        ],
        [
          2,
          '7741',
          'Meridian Law Partners',
          'Moss taking over the left stone. Client asks for a trim before Thursday.',
          PRIYA,
          'New',
          `${date(2)}T16:20`,
          'Normal',
          'Installation: Reception aquascape',
        ],
        [
          1,
          '7803',
          'Studio Hadara',
          'Two LED channels dark after the power cut.',
          JONAS,
          'New',
          `${date(1)}T07:45`,
          'Urgent',
          'Installation: Penthouse nano reef',
        ],
      ],
    ),
    ...rows(
      supplier,
      ['name', 'contact', 'email', 'phone', 'category', 'status'],
      [
        [
          30,
          'Castwell Acrylics',
          'Martin Hale',
          'orders@castwell.example',
          '+971 4 555 0111',
          'Acrylic',
          'Active',
        ],
        [
          30,
          'Blue Current Pumps',
          'Ingrid Solberg',
          'sales@bluecurrent.example',
          '+971 4 555 0112',
          'Equipment',
          'Active',
        ],
        [
          28,
          'Lumen Reef Lighting',
          'Tariq Aziz',
          'hello@lumenreef.example',
          '+971 4 555 0113',
          'Lighting',
          'Active',
        ],
        [
          25,
          'Gulf Salt & Minerals',
          'Fatima Rashid',
          'desk@gulfsalt.example',
          '+971 4 555 0114',
          'Consumables',
          'Active',
        ],
        [
          19,
          'Tidewater Aquaculture',
          'Nuwan Perera',
          'stock@tidewater.example',
          '+971 4 555 0115',
          'Livestock',
          'Active',
        ],
        [
          12,
          'Polar Chillers',
          'George Antoniou',
          'service@polar.example',
          '+971 4 555 0116',
          'Equipment',
          'Active',
        ],
        [
          7,
          'Green Bench Nursery',
          'Amal Idris',
          'plants@greenbench.example',
          '+971 4 555 0117',
          'Plants',
          'Inactive',
        ],
      ],
    ),
    ...water,
  ].toSorted((a, b) => b.daysAgo - a.daysAgo);
}

/** The text of a field in a form: one of its options, a number, or any text. */
type TextOf<F> =
  F extends Field<infer Value> ? (Value extends string ? Value : `${number}`) : never;

/** The fields that no record is without. */
type Required<F> = {
  [Name in keyof F]: F[Name] extends { readonly optional: true } ? never : Name;
}[keyof F];

/** Records of an entity: how many days ago each was created, then the texts of its fields in the named order. */
function rows<F extends Fields, const Names extends readonly (keyof F & string)[]>(
  entity: Entity<F>,
  names: Exclude<Required<F>, Names[number]> extends never ? Names : never,
  lines: readonly (readonly [daysAgo: number, ...{ [I in keyof Names]: TextOf<F[Names[I]]> }])[],
): readonly DemoRecord[] {
  return lines.map(([daysAgo, ...texts]) => ({
    entity,
    daysAgo,
    draft: Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])),
  }));
}
