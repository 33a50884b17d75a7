import {
  Banknote,
  Bookmark,
  Building2,
  CalendarDays,
  CircleUserRound,
  ClipboardCheck,
  Contact,
  FileText,
  HandCoins,
  HeartPulse,
  History,
  Keyboard,
  Landmark,
  List,
  ListChecks,
  LogOut,
  MailPlus,
  NotebookPen,
  PackageSearch,
  Plus,
  ReceiptText,
  Settings,
  SunMoon,
  Upload,
  UserRoundPlus,
  UsersRound,
  Waves,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { customer } from '../sales/customer.entity.ts';
import { createTitle, type Entity, listLabel } from '../../records/model/entity.ts';
import { invoice } from '../finance/invoice.entity.ts';
import { lead } from '../sales/lead.entity.ts';
import type { BadgeColors } from '../../lib/badgeColors.ts';
import { countText } from '../../lib/words.ts';
import { CREATED_ENTITIES, ENTITIES } from '../../records/model/entities.ts';
import {
  ACTIVITY_PAGE,
  COMPANY_PAGE,
  HEALTH_PAGE,
  IMPORT_PAGE,
  LIST_PAGES,
  ORDER_LOW,
  PEOPLE_PAGE,
  PLAN_PAGE,
  SETTINGS_PAGE,
  STATEMENT_PAGE,
  STOCK_COUNT_PAGE,
  VAT_PAGE,
  createAddress,
  importAddress,
  pageOf,
  recordAddress,
} from '../../records/page/address/addresses.ts';
import { filteredAddress, viewPrefix } from '../../records/page/address/listAddresses.ts';
import { ASSIGNEES_PAGE } from '../service/assigneeList.ts';
import { ownAccountView } from '../accounts/ownAccountView.ts';
import { openKeySheet } from '../../records/page/keys/PageKeys.tsx';
import { MODULES, type ModulePath } from '../../records/page/modules.ts';
import { pressCommand } from '../../records/page/pressCommand.ts';
import { draftFromRecord } from '../../records/model/draft.ts';
import { amountIn, statusIn } from '../../records/model/fieldTexts.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { detailsOf, titleOf, type FoundRecord } from './describeRecord.ts';
import type { Wanted } from './highlight.ts';
import type { ListedView } from '../../records/page/useSavedViews.ts';
import { contact } from '../contacts/contact.entity.ts';
import { inventoryItem } from '../inventory/inventoryItem.entity.ts';
import { creditNote } from '../creditNotes/creditNote.entity.ts';
import { note } from '../notes/note.entity.ts';
import { payment } from '../payments/payment.entity.ts';
import { task } from '../tasks/task.entity.ts';

/** What an option does when it is chosen. */
export type Choice =
  | { readonly type: 'open'; readonly address: string }
  | { readonly type: 'link'; readonly href: string }
  | { readonly type: 'run'; run(this: void): void };

/** One line of the palette. */
export type PaletteOption = {
  readonly key: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly details?: readonly string[];
  /** Other words that people look for it by, which are not shown. */
  readonly words?: string;
  readonly status?: { readonly text: string; readonly colors: BadgeColors };
  readonly amount?: string;
  /** The words by which it was found although they were typed with errors. */
  readonly misspelled?: readonly string[];
  readonly choice: Choice;
  /** The record whose actions Ctrl+Enter shows. */
  readonly found?: FoundRecord;
};

/** Options below a heading. */
export type PaletteSection = {
  readonly heading: string;
  readonly options: readonly PaletteOption[];
};

/** Icons of kinds that share their page with others; the rest have that of their page. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  [customer.path]: CircleUserRound,
  [lead.path]: UserRoundPlus,
  [invoice.path]: ReceiptText,
  [contact.path]: Contact,
  [task.path]: ListChecks,
  [note.path]: NotebookPen,
  [payment.path]: Banknote,
};

/** A record that was found, or opened before. */
export function recordOption(
  found: FoundRecord,
  wanted: Wanted = { query: '', misspelled: [] },
): PaletteOption {
  const { entity, record } = found;
  const texts = draftFromRecord(entity, record);
  const [status, amount] = [statusIn(entity, texts), amountIn(entity, texts)?.text];
  const address = recordAddress(entity, record.id);
  return {
    key: address,
    icon: iconOf(entity),
    title: titleOf(found),
    details: [...(archivedOn(record) ? ['Archived'] : []), ...detailsOf(found, wanted)],
    ...(status && { status }),
    ...(amount && { amount }),
    misspelled: wanted.misspelled,
    choice: { type: 'open', address },
    found,
  };
}

/** Leads to the page with all that was found of one kind. */
export const showAllOption = (entity: Entity, total: number, query: string): PaletteOption => ({
  key: `all ${entity.path}`,
  icon: List,
  title: `Show all ${countText(total, entity.noun)}`,
  choice: { type: 'open', address: filteredAddress(entity, { q: [query] }) },
});

/** The kinds of records that a page has under another name than its own. */
const LISTS = MODULES.flatMap((module) =>
  ENTITIES.filter(
    (entity) =>
      pageOf(entity) === `/dashboard/${module.path}` && listLabel(entity) !== module.label,
  ).map((entity) => [module, entity] as const),
);

/** What is done on a page, in the words of those who look for it. */
const MODULE_WORDS: Partial<Record<ModulePath, string>> = {
  '': 'home start attention',
  sales: 'pipeline board crm',
  inventory: 'stock',
  procurement: 'purchasing receive goods receipts',
  service: 'jobs maintenance technicians assignees',
};

/** The pages of the dashboard, each with the kinds of records it shows. */
export const PAGE_OPTIONS: readonly PaletteOption[] = MODULES.map((module) => {
  const { path, label, icon } = module;
  const words = MODULE_WORDS[path];
  const address = path === '' ? '/dashboard' : `/dashboard/${path}`;
  const kinds = LISTS.filter(([one]) => one === module).map(([, entity]) => listLabel(entity));
  return {
    key: address,
    icon,
    title: label,
    ...(kinds.length > 0 && { details: [kinds.join(', ')] }),
    ...(words && { words }),
    choice: { type: 'open', address },
  };
});

/** Pages beside those of the specification that are wanted often. */
export const OTHER_PAGE_OPTIONS: readonly PaletteOption[] = [
  page(contact.path, Contact, 'Contacts', 'The people at customers and suppliers', 'phone book'),
  page(task.path, ListChecks, 'Tasks', 'What is to be done, by whom and when', 'todo reminders'),
  page(
    SETTINGS_PAGE,
    Settings,
    'Settings',
    'Company, people, import, export, account, keys',
    'preferences options configuration administration setup',
  ),
];

/** Pages that are wanted rarely: a query finds them, and the blank palette leaves them out. */
export const FURTHER_PAGE_OPTIONS: readonly PaletteOption[] = [
  ...LISTS.map(([module, entity]): PaletteOption => ({
    key: `list ${entity.path}`,
    icon: iconOf(entity),
    title: listLabel(entity),
    details: [module.label],
    choice: { type: 'open', address: listAddress(entity) },
  })),
  page(
    'finance?part=receivables',
    HandCoins,
    'Receivables',
    'Who owes how much since when, by customer',
    'owe owed owing debts debtors aged aging ageing overdue late unpaid outstanding balances collections',
  ),
  page(
    payment.path,
    Banknote,
    'Payments',
    'What customers have paid, and for which invoices',
    'money receipts bank cash cheque',
  ),
  page(
    creditNote.path,
    ReceiptText,
    'Credit notes',
    'Credit for all or part of an invoice',
    'correction cancel storno wrong invoice',
  ),
  page(
    STATEMENT_PAGE,
    FileText,
    'Statement of account',
    'What a customer owes and has paid, to print',
    'soa ledger account balance opening closing reminder dunning',
  ),
  page(
    VAT_PAGE,
    Landmark,
    'VAT',
    'The return of a period by emirate, and closed months',
    'tax return fta 201 emirate close month closing lock period books quarter',
  ),
  page(
    ACTIVITY_PAGE,
    History,
    'Activity',
    'Who did what, all changes',
    'yesterday today recent history log audit feed timeline',
  ),
  page(
    PLAN_PAGE,
    CalendarDays,
    'Plan',
    'Whom to visit, by day',
    'week route schedule stops rounds',
  ),
  page(
    LIST_PAGES.installations,
    Waves,
    'Installations',
    'What the company has built, or looks after',
    'aquariums tanks ponds vivariums maintenance contracts',
  ),
  page(
    LIST_PAGES.visits,
    Waves,
    'Visits',
    'What was measured and done',
    'logbook readings reports',
  ),
  page(STOCK_COUNT_PAGE, ClipboardCheck, 'Count the stock', 'Stock count, inventory', 'stocktake'),
  page(
    PEOPLE_PAGE,
    UsersRound,
    'People',
    'Staff, users, access, members, remove a colleague',
    'team employees roles permissions colleagues',
  ),
  page(
    ASSIGNEES_PAGE,
    Wrench,
    'Assignees',
    'Whom tickets can be assigned to',
    'technicians staff default',
  ),
  page(
    IMPORT_PAGE,
    Upload,
    'Import',
    'From CSV or a copied sheet, any kind of record',
    'upload excel spreadsheet load migrate paste',
  ),
  page(
    COMPANY_PAGE,
    Building2,
    'Company details',
    'Name, address, bank, tax number of documents',
    'trn vat iban logo letterhead business brand licence firm',
  ),
  page(
    HEALTH_PAGE,
    HeartPulse,
    'System health',
    'Version, connection, rules, waiting saves',
    'offline sync status diagnostics problem',
  ),
];

/** `words` are others that people look for it by. */
function page(
  path: string,
  icon: LucideIcon,
  title: string,
  details: string,
  words: string,
): PaletteOption {
  const address = `/dashboard/${path}`;
  return {
    key: address,
    icon,
    title,
    details: [details],
    words,
    choice: { type: 'open', address },
  };
}

/** Where a list is: a part of its page if that has several. */
function listAddress(entity: Entity): string {
  return viewPrefix(entity) === '' ? pageOf(entity) : filteredAddress(entity, {});
}

/** A saved view, named with its page. */
export function viewOption({ path, name, address }: ListedView): PaletteOption {
  const module = MODULES.find((one) => address.startsWith(`/dashboard/${one.path}`) && one.path);
  return {
    key: path,
    icon: Bookmark,
    title: name,
    details: [module?.label ?? 'List'],
    choice: { type: 'open', address },
  };
}

/** The blank forms, in the order of the pages. */
export const CREATE_OPTIONS: readonly PaletteOption[] = CREATED_ENTITIES.toSorted(
  (a, b) => pageIndex(a) - pageIndex(b),
).map((entity) => ({
  key: createAddress(entity),
  icon: Plus,
  title: createTitle(entity),
  choice: { type: 'open', address: createAddress(entity) },
}));

/** What else can be done, found by a query as well. */
export const COMMAND_OPTIONS: readonly PaletteOption[] = [
  ...CREATED_ENTITIES.map((entity): PaletteOption => ({
    key: `import ${entity.path}`,
    icon: Upload,
    title: `Import ${entity.noun.many}`,
    details: ['From CSV or a copied sheet'],
    words: 'upload excel spreadsheet',
    choice: { type: 'open', address: importAddress(entity) },
  })),
  {
    key: 'order low',
    icon: PackageSearch,
    title: 'Order what is low',
    details: ['A purchase order for each supplier'],
    words: 'reorder stock buy',
    choice: { type: 'open', address: `${pageOf(inventoryItem)}?${ORDER_LOW}=1` },
  },
  {
    key: 'invite',
    icon: MailPlus,
    title: 'Invite a colleague',
    details: ['A link to sign up'],
    words: 'add user team member person staff employee share',
    choice: { type: 'run', run: () => ownAccountView.set('invite') },
  },
  {
    key: 'account',
    icon: CircleUserRound,
    title: 'Your account',
    details: ['Name, password, copy on this device'],
    words: 'profile avatar',
    choice: { type: 'run', run: () => ownAccountView.set('account') },
  },
  {
    key: 'theme',
    icon: SunMoon,
    title: 'Change the theme',
    details: ['System, light, dark'],
    words: 'appearance night mode',
    choice: { type: 'run', run: () => pressCommand('theme') },
  },
  {
    key: 'keys',
    icon: Keyboard,
    title: 'Keys',
    details: ['What the keyboard does'],
    words: 'shortcuts hotkeys help',
    choice: { type: 'run', run: openKeySheet },
  },
  {
    key: 'sign out',
    icon: LogOut,
    title: 'Sign out',
    details: ['Log out, logout'],
    choice: { type: 'run', run: () => pressCommand('sign out') },
  },
];

/** The position of an entity's page in the sidebar; behind all others where it has no entry there. */
export function pageIndex(entity: Entity): number {
  const index = MODULES.findIndex(({ path }) => `/dashboard/${path}` === pageOf(entity));
  return index < 0 ? MODULES.length : index;
}

function iconOf(entity: Entity): LucideIcon {
  return ICONS[entity.path] ?? MODULES[pageIndex(entity)]?.icon ?? ReceiptText;
}
