import {
  Bookmark,
  CircleUserRound,
  HandCoins,
  Keyboard,
  List,
  LogOut,
  MailPlus,
  PackageSearch,
  Plus,
  ReceiptText,
  SunMoon,
  Upload,
  UserRoundPlus,
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
  createAddress,
  importAddress,
  pageAddress,
  pageOf,
  partiesNamedBy,
  recordAddress,
  filteredAddress,
  viewPrefix,
} from '../../records/page/address/addresses.ts';
import { ASSIGNEES_ADDRESS } from '../service/assigneeList.ts';
import { ownAccountView } from '../accounts/ownAccountView.ts';
import { openKeyList } from '../../records/page/keys/KeyListener.tsx';
import { FURTHER_PAGES, SIDEBAR_PAGES, type DashboardPage } from '../pages.ts';
import { pressCommand } from './pressCommand.ts';
import { installation, installationAddress } from '../installations/installation.entity.ts';
import { contactsOf } from '../contacts/contactsOf.ts';
import { partyAddress } from '../contacts/partyAddress.ts';
import { toListItem } from '../../records/page/ListItems.tsx';
import { today } from '../../lib/dates.ts';
import { archivedOn } from '../../records/model/archive.ts';
import { detailsOf, type FoundRecord } from './describeRecord.ts';
import type { Wanted } from './highlight.ts';
import type { ListedView } from '../../records/page/useSavedViews.ts';
import { inventoryItem, ORDER_LOW } from '../inventory/inventoryItem.entity.ts';

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
  /** The first phone number of its record. */
  readonly phone?: string | undefined;
  /** The words by which it was found although they were typed with errors. */
  readonly misspelled?: readonly string[];
  readonly choice: Choice;
  /** As of its page or kind of record. */
  readonly isForOffice?: DashboardPage['isForOffice'] | Entity['isForOffice'] | undefined;
  /** The record whose actions Ctrl+Enter shows. */
  readonly found?: FoundRecord;
};

/** Options below a heading. */
export type PaletteSection = {
  readonly heading: string;
  readonly options: readonly PaletteOption[];
};

const PAGES = [...SIDEBAR_PAGES, ...FURTHER_PAGES];

/** Icons of kinds that share their page with others; the rest have that of their page. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  [customer.path]: CircleUserRound,
  [lead.path]: UserRoundPlus,
  [invoice.path]: ReceiptText,
};

/** A record that was found, or opened before. */
export function recordOption(
  found: FoundRecord,
  wanted: Wanted = { query: '', misspelled: [] },
): PaletteOption {
  const { entity, record } = found;
  const summary = toListItem(entity, record, today());
  const { title, status, amount } = summary;
  return {
    key: recordAddress(entity, record.id),
    icon: iconOf(entity),
    title,
    details: [...(archivedOn(record) ? ['Archived'] : []), ...detailsOf(found, summary, wanted)],
    ...(status && { status }),
    ...(amount && { amount }),
    phone: contactsOf(entity, [record]).phones[0],
    misspelled: wanted.misspelled,
    choice: { type: 'open', address: addressOf(found) },
    found,
  };
}

/** Where all about a record is: the page of an installation, or of a customer or supplier, which has no archived one; else its form. */
function addressOf({ entity, record }: FoundRecord): string {
  if (entity.path === installation.path) return installationAddress(record.id);
  const isParty = 'absorbed' in entity.fields && archivedOn(record) === '';
  const [party] = isParty ? partiesNamedBy(entity, record) : [];
  return party ? partyAddress(party.of, party.name) : recordAddress(entity, record.id);
}

/** Leads to the page with all that was found of one kind. */
export const showAllOption = (entity: Entity, total: number, query: string): PaletteOption => ({
  key: `all ${entity.path}`,
  icon: List,
  title: `Show all ${countText(total, entity.noun)}`,
  choice: { type: 'open', address: filteredAddress(entity, { q: [query] }) },
});

/** The kinds of records that a page has under another name than its own. */
const listsOf = ({ path, title }: DashboardPage): readonly Entity[] =>
  ENTITIES.filter((entity) => pageOf(entity) === pageAddress(path) && listLabel(entity) !== title);

/** A page of the dashboard, with what is there or the kinds of records that it shows. */
function pageOption(page: DashboardPage): PaletteOption {
  const { path, title, icon = List, about, words, isForOffice } = page;
  const details = about ?? listsOf(page).map(listLabel).join(', ');
  return {
    key: pageAddress(path),
    icon,
    title,
    ...(details !== '' && { details: [details] }),
    ...(words && { words }),
    isForOffice,
    choice: { type: 'open', address: pageAddress(path) },
  };
}

/** The pages with a line in the sidebar. */
export const PAGE_OPTIONS = SIDEBAR_PAGES.map(pageOption);

/** Pages and parts of them that are wanted rarely: a query finds them, and the blank palette leaves them out. */
export const FURTHER_PAGE_OPTIONS: readonly PaletteOption[] = [
  ...SIDEBAR_PAGES.flatMap((module) =>
    listsOf(module).map((entity): PaletteOption => ({
      key: `list ${entity.path}`,
      icon: iconOf(entity),
      title: listLabel(entity),
      details: [module.title],
      isForOffice: entity.isForOffice,
      choice: { type: 'open', address: listAddress(entity) },
    })),
  ),
  ...FURTHER_PAGES.filter(({ about }) => about).map(pageOption),
  {
    key: 'receivables',
    icon: HandCoins,
    title: 'Receivables',
    details: ['Who owes how much since when, by customer'],
    words:
      'owe owed owing debts debtors aged aging ageing overdue late unpaid outstanding balances collections',
    isForOffice: true,
    choice: { type: 'open', address: '/dashboard/finance?part=receivables' },
  },
];

/** Where a list is: a part of its page if that has several. */
function listAddress(entity: Entity): string {
  return viewPrefix(entity) === '' ? pageOf(entity) : filteredAddress(entity, {});
}

/** A saved view, named with its page. */
export function viewOption({ path, name, address }: ListedView): PaletteOption {
  const module = SIDEBAR_PAGES.find((one) => one.path && address.startsWith(pageAddress(one.path)));
  return {
    key: path,
    icon: Bookmark,
    title: name,
    details: [module?.title ?? 'List'],
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
  isForOffice: entity.isForOffice,
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
    isForOffice: true,
    choice: { type: 'open', address: importAddress(entity) },
  })),
  {
    key: 'order low',
    icon: PackageSearch,
    title: 'Order what is low',
    details: ['A purchase order for each supplier'],
    words: 'reorder stock buy',
    isForOffice: true,
    choice: { type: 'open', address: `${pageOf(inventoryItem)}?${ORDER_LOW}=1` },
  },
  {
    key: 'assignees',
    icon: Wrench,
    title: 'Assignees',
    details: ['Whom tickets can be assigned to, and who is the default'],
    words: 'technicians staff',
    choice: { type: 'open', address: ASSIGNEES_ADDRESS },
  },
  {
    key: 'invite',
    icon: MailPlus,
    title: 'Invite a colleague',
    details: ['A link with which one person creates an account'],
    words: 'add user team member staff employee share sign up',
    isForOffice: true,
    choice: { type: 'run', run: () => ownAccountView.set('invite') },
  },
  {
    key: 'account',
    icon: CircleUserRound,
    title: 'Your account',
    details: ['Name, password, and whether this device keeps a copy'],
    words: 'profile avatar',
    choice: { type: 'run', run: () => ownAccountView.set('account') },
  },
  {
    key: 'theme',
    icon: SunMoon,
    title: 'Change the theme',
    details: ['Switches between system, light and dark'],
    words: 'appearance night mode',
    choice: { type: 'run', run: () => pressCommand('theme') },
  },
  {
    key: 'keys',
    icon: Keyboard,
    title: 'Keys',
    details: ['What the keyboard does, and whether single-key shortcuts are on'],
    words: 'shortcuts hotkeys help',
    choice: { type: 'run', run: openKeyList },
  },
  {
    key: 'sign out',
    icon: LogOut,
    title: 'Sign out',
    details: ['Log out, logout'],
    choice: { type: 'run', run: () => pressCommand('sign out') },
  },
];

/** Some of the pages and commands. */
export const optionsWithKeys = (...keys: readonly string[]): readonly PaletteOption[] =>
  keys.map((key) => {
    const option = [...FURTHER_PAGE_OPTIONS, ...COMMAND_OPTIONS].find((one) => one.key === key);
    if (option === undefined) throw new Error(`Nothing is called ${key}`);
    return option;
  });

/** The position of an entity's page among all of them, which begin with those of the sidebar. */
export function pageIndex(entity: Entity): number {
  return PAGES.findIndex(({ path }) => pageAddress(path) === pageOf(entity));
}

function iconOf(entity: Entity): LucideIcon {
  return ICONS[entity.path] ?? PAGES[pageIndex(entity)]?.icon ?? ReceiptText;
}
