import { contact } from '../../src/features/contacts/contact.entity.ts';
import { customer } from '../../src/features/sales/customer.entity.ts';
import { deal } from '../../src/features/sales/deal.entity.ts';
import { inventoryItem } from '../../src/features/inventory/inventoryItem.entity.ts';
import { invoice } from '../../src/features/finance/invoice.entity.ts';
import { installation } from '../../src/features/installations/installation.entity.ts';
import { lead } from '../../src/features/sales/lead.entity.ts';
import { purchaseOrder } from '../../src/features/purchasing/purchaseOrder.entity.ts';
import { supplier } from '../../src/features/purchasing/supplier.entity.ts';
import { task } from '../../src/features/tasks/task.entity.ts';
import { ticket } from '../../src/features/service/ticket.entity.ts';
import { today } from '../../src/lib/dates.ts';
import type { Entity } from '../../src/records/model/entity.ts';
import { ASSIGNEES } from '../../src/company/assignees.ts';
import { dayBefore, type DemoRecord } from './demoRecord.ts';
import { demoVisits } from './visits.ts';

const [OMAR, PRIYA, JONAS, MARIAM] = ASSIGNEES;

/** The deal whose invoices are shares of it. */
const VILLA_REEF = 'Living reef for the garden villa';

/** The lines of documents by the name that stands for them in the tables; with VAT, those of invoices come to their amounts. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  reef: [
    'Living reef, first part: engineering and life support\t1\t96000',
    'Acrylic panel, 5.2 × 2.2 m, 140 mm\t1\t42571.43',
  ],
  lobby: [
    'Lobby cylinder, 12,000 L: shell and base\t1\t78000',
    'Installation, six days on site\t1\t11142.86',
  ],
  villa: [
    'Acrylic panel, 5.2 × 2.2 m, 140 mm\t2\t96000',
    'Engineering and life support\t1\t180000',
    'Reef structure and stocking\t1\t89904.76',
  ],
  lagoon: [
    'Life support, one lagoon each\t3\t210000',
    'Rockwork and planting\t1\t420000',
    'Commissioning and stocking\t1\t130952.38',
  ],
  // The second is new to the inventory.
  chillers: [
    'CHIL-1HP\tTitanium chiller, 1 HP\t4\t1890',
    'CHIL-5HP\tTitanium chiller, 5 HP\t4\t6760',
  ],
  // Some have arrived.
  lamps: ['LED-RF-200\tReef LED, 200 W\t20\t529', 'UV-80W\tUV steriliser, 80 W\t16\t395'],
};

/**
 * Records by entity: the first line of a table names fields, every other one says how many days ago a record was created, and its
 * texts. `@30` is the date of 30 days ago, `#104` a number of this year, and `=reef` the lines of that name.
 */
const TABLES: readonly (readonly [entity: Entity, table: string])[] = [
  [
    deal,
    `title | customer | value | stage | lines | vatRate | rate | validUntil | terms | quotation | quoted | revision
    30 | ${VILLA_REEF} | Al Noor Residence | 485000 | Won | =villa | Standard 5 % | 3.6725 | @0 | 30 % on order, 40 % on delivery, 20 % on filling, 10 % on handover. | QUO-#038 | @30
    17 | Reef lagoon refurbishment | Pearl Crescent Resort | 1240000 | Quotation Sent | =lagoon | Standard 5 % | 3.6725 | @-13 | 40 % on order, 40 % on delivery, 20 % on handover.\\nDelivery in 14 weeks from the first payment. | QUO-#052 | @12 | A`,
  ],
  [
    deal,
    `title | customer | value | stage
    28 | Lobby cylinder, 12,000 L | Saffron Bay Hotel | 312000 | Won
    26 | Koi court with pergola shade | Villa Qamar | 148000 | Quotation Sent
    24 | Reception aquascape | Meridian Law Partners | 64500 | Won
    22 | Cloud-forest wall, level 14 | Harbour Gate Tower | 176000 | Quotation Sent
    19 | Blackwater dining wall | Restaurant Sarab | 93000 | Negotiation
    14 | Jellyfish column for the bar | The Ninth Tide | 118000 | Lost
    11 | Penthouse nano reef | Studio Hadara | 38500 | Won
    9 | Majlis water court | واحة الندى | 205000 | New Lead
    6 | School biotope classroom | Cedar Grove Academy | 27500 | New Lead
    4 | Clinic waiting-room tank | Marina Dental House | 19800 | Quotation Sent
    2 | Yacht club oyster tanks | Creekside Yacht Club | 72000 | New Lead
    1 | Second display for the atrium | Saffron Bay Hotel | 264000 | New Lead`,
  ],
  [
    lead,
    `company | contact | status | source | phone
    29 | Creekside Yacht Club | Rania Suleiman | Qualified | Referral | +971 50 555 0131
    25 | Cedar Grove Academy | Helen Marsh | Contacted | Website
    21 | Dune & Daughters Interiors | Sofia Brandt | Qualified | Architect | +971 4 555 0132
    16 | Atlas Serviced Offices | Karim Benali | Unqualified | Exhibition
    12 | بيت السدر للضيافة | نورة العامري | Contacted | Referral | +971 55 555 0133
    8 | Marina Dental House | Dr Anil Kapoor | Qualified | Website | +971 4 555 0134
    5 | Lantern Street Developments | Yusuf Demir | New | Architect | +971 50 555 0135
    3 | Northwind Aviation Lounge | Clara Whitfield | New | Website | +971 56 555 0136
    1 | Palm Atelier Residences | Daniel Okafor | New | Phone | +971 50 555 0137`,
  ],
  [
    customer,
    `name | trn | terms | invoiced | email | phone | address | emirate
    30 | Al Noor Residence | 100384756200003 | Net 30 | 485000 | office@alnoor.example | +971 50 555 0101 | Villa 14, Garden District, Dubai | Dubai
    30 | Saffron Bay Hotel | 100291847300003 | Net 60 | 398200 | accounts@saffronbay.example | +971 4 555 0102 | Bay Road 2, Dubai | Dubai
    27 | Meridian Law Partners | 100475829100003 | Net 30 | 64500 | finance@meridian.example | +971 4 555 0103 | Tower B, level 31, Dubai | Dubai
    23 | Villa Qamar |  | Due on Receipt | 22000 |  | +971 50 555 0104 |  | Not stated
    18 | Pearl Crescent Resort | 100118273600003 | Net 60 | 186750 | payables@pearlcrescent.example | +971 4 555 0105 | Crescent Drive 9, Dubai | Dubai
    13 | واحة الندى | 100562738400003 | Net 30 | 41000 |  | +971 50 555 0106 | دبي | Dubai
    10 | Studio Hadara | 100639182700003 | Due on Receipt | 38500 |  |  |  | Not stated`,
  ],
  [
    invoice,
    `idNum | customer | date | due | amount | status | vatRate | rate | lines | deal
    30 | INV-#104 | Al Noor Residence | @30 | @0 | 145500 | Paid | Standard 5 % | 3.6725 | =reef | ${VILLA_REEF}
    28 | INV-#118 | Saffron Bay Hotel | @28 | @-32 | 93600 | Sent | Standard 5 % | 3.6725 | =lobby
    27 | INV-#131 | Meridian Law Partners | @27 | @-3 | 64500 | Paid | Standard 5 % | 3.6725
    24 | INV-#147 | Villa Qamar | @24 | @24 | 22000 | Paid | Standard 5 % | 3.6725
    21 | INV-#160 | Pearl Crescent Resort | @81 | @21 | 48250 | Overdue | Not stated
    16 | INV-#175 | Al Noor Residence | @16 | @-14 | 194000 | Sent | Not stated |  |  | ${VILLA_REEF}
    15 | INV-#189 | Pearl Crescent Resort | @75 | @15 | 18900 | Overdue | Not stated
    11 | INV-#203 | Studio Hadara | @11 | @11 | 38500 | Paid | Not stated
    8 | INV-#217 | Saffron Bay Hotel | @8 | @-52 | 78000 | Paid | Not stated
    5 | INV-#226 | واحة الندى | @5 | @-25 | 41000 | Sent | Not stated
    1 | INV-#240 | Al Noor Residence | @1 | @-29 | 97000 | Draft | Not stated |  |  | ${VILLA_REEF}`,
  ],
  [
    purchaseOrder,
    `poId | supplier | date | amount | status | lines
    29 | PO-#052 | Castwell Acrylics | @29 | 58400 | Billed
    26 | PO-#067 | Blue Current Pumps | @26 | 21750 | Received
    22 | PO-#081 | Lumen Reef Lighting | @22 | 16900 | Sent | =lamps
    18 | PO-#095 | Gulf Salt & Minerals | @18 | 6480 | Closed
    13 | PO-#108 | Castwell Acrylics | @13 | 112000 | Sent
    9 | PO-#116 | Tidewater Aquaculture | @9 | 13250 | Received
    4 | PO-#129 | Polar Chillers | @4 | 34600 | Sent | =chillers
    1 | PO-#133 | Green Bench Nursery | @1 | 4150 | Draft`,
  ],
  [
    inventoryItem,
    `sku | name | category | stock | reorder | cost | supplier | bin
    30 | SALT-RF-25 | Reef salt, 25 kg bucket | Consumables | 64 | 24 | 48.5 | Gulf Salt & Minerals | A-1
    30 | PUMP-DC-120 | DC return pump, 12,000 L/h | Equipment | 6 | 4 | 412 | Blue Current Pumps | B-2
    30 | CHIL-1HP | Titanium chiller, 1 HP | Equipment | 2 | 2 | 1890 | Polar Chillers | B-4
    29 | UV-80W | UV steriliser, 80 W | Equipment | 5 | 3 | 365.75 | Lumen Reef Lighting | B-7
    29 | LAMP-UV-80 | Replacement UV lamp, 80 W | Spares | 0 | 6 | 58.2 | Lumen Reef Lighting | C-12
    28 | LED-RF-200 | Reef LED, 200 W | Lighting | 3 | 6 | 529 | Lumen Reef Lighting | B-6
    28 | CARB-5 | Activated carbon, 5 kg | Consumables | 18 | 10 | 39.9 | Gulf Salt & Minerals | A-2
    27 | SKIM-XL | Protein skimmer, 20,000 L | Equipment | 1 | 1 | 2350 | Blue Current Pumps | B-1
    25 | TEST-KH | Alkalinity test kit | Laboratory | 9 | 12 | 27.4 |  | C-3
    23 | RODI-MEM | RO membrane, 400 L/day | Spares | 14 | 8 | 74.6 |  | C-10
    20 | SOIL-AQ-9 | Planted-tank soil, 9 L | Consumables | 32 | 12 | 31.25 |  | A-4
    15 | FEED-KOI-10 | Koi feed, 10 kg | Livestock care | 7 | 8 | 82 |  | A-3
    10 | SEAL-PM-4 | Acrylic polish set | Spares | 0 | 2 | 63.8 | Castwell Acrylics | C-2`,
  ],
  [
    ticket,
    `ticketId | customer | issue | assigned | status | reported | priority | installation
    24 | 4312 | Saffron Bay Hotel | Return pump louder than last visit; vibration at the manifold. | ${OMAR} | Closed | @24T09:10 | Normal | Installation: Lobby cylinder
    18 | 5127 | Al Noor Residence | Calcium reading low two weeks running. Check reactor media and effluent rate. | ${PRIYA} | Resolved | @18T11:25 | Normal | Installation: Garden villa reef
    12 | 6048 | Villa Qamar | Koi pond at 27 °C in the afternoon. Chiller trips at midday. | ${OMAR} | In Progress | @12T14:40 | High | Installation: Koi court
    8 | 6390 | Pearl Crescent Resort | Leak sensor under the east skid reports every night at 02:00, floor dry. | ${JONAS} | On Hold | @8T08:05 | Low | Installation: Reef lagoon
    4 | 7215 | واحة الندى | تغير لون الماء بعد تبديل الفلتر | ${MARIAM} | In Progress | @4T10:30 | Normal | Installation: Majlis water court
    2 | 7741 | Meridian Law Partners | Moss taking over the left stone. Client asks for a trim before Thursday. | ${PRIYA} | New | @2T16:20 | Normal | Installation: Reception aquascape
    1 | 7803 | Studio Hadara | Two LED channels dark after the power cut. | ${JONAS} | New | @1T07:45 | Urgent | Installation: Penthouse nano reef`,
  ],
  [
    supplier,
    `name | contact | email | phone | category | status
    30 | Castwell Acrylics | Martin Hale | orders@castwell.example | +971 4 555 0111 | Acrylic | Active
    30 | Blue Current Pumps | Ingrid Solberg | sales@bluecurrent.example | +971 4 555 0112 | Equipment | Active
    28 | Lumen Reef Lighting | Tariq Aziz | hello@lumenreef.example | +971 4 555 0113 | Lighting | Active
    25 | Gulf Salt & Minerals | Fatima Rashid | desk@gulfsalt.example | +971 4 555 0114 | Consumables | Active
    19 | Tidewater Aquaculture | Nuwan Perera | stock@tidewater.example | +971 4 555 0115 | Livestock | Active
    12 | Polar Chillers | George Antoniou | service@polar.example | +971 4 555 0116 | Equipment | Active
    7 | Green Bench Nursery | Amal Idris | plants@greenbench.example | +971 4 555 0117 | Plants | Inactive`,
  ],
  [
    contact,
    `name | customer | supplier | role | phone | email
    29 | Huda Al Marri | Al Noor Residence |  | Estate manager | +971 50 555 0141 | huda@alnoor.example
    27 | Thomas Keller | Saffron Bay Hotel |  | Chief engineer | +971 50 555 0142 | engineering@saffronbay.example
    26 | Leena Joseph | Saffron Bay Hotel |  | Accounts payable |  | leena@saffronbay.example
    17 | Sami Khoury | Pearl Crescent Resort |  | Head of facilities | +971 50 555 0143 | facilities@pearlcrescent.example
    14 | Claire Dubois |  | Castwell Acrylics | Works manager | +971 50 555 0144 | works@castwell.example`,
  ],
  [
    task,
    `what | due | person | customer | supplier
    6 | Send the reef drawings for approval | @1 | ${PRIYA} | Pearl Crescent Resort
    4 | Confirm the crane for the acrylic panels | @0 | ${OMAR} |  | Castwell Acrylics
    3 | Renew the site passes | @-1 | ${MARIAM} | Saffron Bay Hotel
    2 | Agree the date of the wet test | @-5 | ${PRIYA} | Al Noor Residence`,
  ],
];

/** A month of records of a fictional company, oldest first. */
export function demoRecords(now: Date): readonly DemoRecord[] {
  const water = demoVisits(now);
  const records = TABLES.flatMap(([entity, table]) => readTable(entity, table, now));
  for (const { draft } of records.filter((one) => one.entity === invoice)) {
    const place = water.find(
      (one) => one.entity === installation && one.draft['customer'] === draft['customer'],
    );
    Object.assign(draft, { installation: place?.name ?? '' });
  }
  return [...records, ...water].toSorted((a, b) => b.daysAgo - a.daysAgo);
}

function readTable(entity: Entity, table: string, now: Date): readonly DemoRecord[] {
  const [names = [], ...rows] = table
    .split('\n')
    .map((line) => line.split(' | ').map((cell) => cell.trim()));
  return rows.map(([daysAgo, ...cells]) => ({
    entity,
    daysAgo: Number(daysAgo),
    draft: Object.fromEntries(names.map((name, index) => [name, readCell(cells[index], now)])),
  }));
}

function readCell(cell = '', now: Date): string {
  if (cell.startsWith('=')) return (LINES[cell.slice(1)] ?? []).join('\n');
  return cell
    .replace(/^@(-?\d+)/, (_, daysAgo: string) => today(dayBefore(now, Number(daysAgo))))
    .replace('#', `${today(now).slice(0, 4)}-`)
    .replaceAll('\\n', '\n');
}
