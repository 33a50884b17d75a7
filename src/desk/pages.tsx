import {
  ACTIVITY_PAGE,
  COMPANY_PAGE,
  DOCUMENT_PAGE,
  HEALTH_PAGE,
  IMPORT_PAGE,
  INSTALLATION_PAGE,
  LIST_PAGES,
  PARTY_PAGES,
  PEOPLE_PAGE,
  PLAN_PAGE,
  SETTINGS_PAGE,
  STATEMENT_PAGE,
  STOCK_COUNT_PAGE,
  VAT_PAGE,
  VISIT_FORM_PAGE,
} from '../records/page/address/addresses.ts';
import type { NewEnquiriesProps } from '../features/enquiries/NewEnquiries.tsx';
import type { FinancePageProps } from '../features/finance/FinancePage.tsx';
import type { InventoryPageProps } from '../features/inventory/InventoryPage.tsx';
import type { OrderLowItemsProps } from '../features/purchasing/OrderLowItems.tsx';
import type { SalesPageProps } from '../features/sales/SalesPage.tsx';
import type { ServicePageProps } from '../features/service/ServicePage.tsx';
import { lazyPage, lazyPart, type LazyPage } from '../lib/lazyPage.ts';
import { MODULES, type ModulePath } from '../records/page/modules.ts';
import type { NextStepsProps } from '../records/page/nextStepsContext.ts';
import { useListsHaveLoaded } from '../records/store/read/loadingLists.ts';
import { useIsCopyKept } from '../records/store/session/useIsCopyKept.ts';
import { OnDemand } from '../ui/OnDemand.tsx';

/** One page of the dashboard: its path below /dashboard, its title, and its lazy code. */
export type DashboardPage = LazyPage & {
  readonly path: string;
  readonly label: string;
};

/** The dialog that orders what is low. */
const ORDER_LOW_ITEMS = lazyPart<OrderLowItemsProps>(
  () => import('../features/purchasing/OrderLowItems.tsx'),
);

// A build that stores no enquiries leaves this out.
const NEW_ENQUIRIES = /* @__PURE__ */ lazyPart<NewEnquiriesProps>(
  () => import('../features/enquiries/NewEnquiries.tsx'),
);

/** A page that shows a part from another room, which it therefore need not know. */
const withPart = <Part extends object>(
  { Page, preload }: LazyPage<Part>,
  part: () => Part,
): LazyPage => ({ Page: () => <Page {...part()} />, preload });

/** What makes a device that keeps a copy ready for visits. */
const KEEP_FOR_VISITS = lazyPage(() => import('../features/visits/KeepForVisits.tsx'));

function KeptForVisits() {
  const isKept = useIsCopyKept();
  return (
    useListsHaveLoaded() &&
    isKept && (
      <OnDemand>
        <KEEP_FOR_VISITS.Page />
      </OnDemand>
    )
  );
}

/** A page on which the day of a technician begins: once its lists are there, what the stops ask for is kept as well. */
const keepingVisits = ({ Page, preload }: LazyPage): LazyPage => ({
  Page: () => (
    <>
      <Page />
      <KeptForVisits />
    </>
  ),
  preload,
});

/** The page of an id, as the header of another one links to it. */
function withAddress<Named extends { readonly id: string }>(page: Named) {
  return { ...page, to: `/dashboard/${page.id}` };
}

/** The pages that Finance leads to. */
const MONEY_PAGES = [
  { id: LIST_PAGES.payments, label: 'Payments' },
  { id: LIST_PAGES.creditNotes, label: 'Credit notes' },
  { id: VAT_PAGE, label: 'VAT' },
].map(withAddress);

/** The pages that Service & Maintenance leads to. */
const WATER_PAGES = [
  { id: LIST_PAGES.installations, label: 'Installations' },
  { id: PLAN_PAGE, label: 'Plan' },
  { id: LIST_PAGES.visits, label: 'Visits' },
].map(withAddress);

/** The code of the pages in the sidebar. */
const MODULE_CODE: Readonly<Record<ModulePath, LazyPage>> = {
  '': lazyPage(() => import('../features/home/HomePage.tsx')),
  sales: withPart(
    lazyPage<SalesPageProps>(() => import('../features/sales/SalesPage.tsx')),
    () => ({
      NewEnquiries: import.meta.env.VITE_ENQUIRIES === 'on' ? NEW_ENQUIRIES.Page : undefined,
    }),
  ),
  finance: withPart(
    lazyPage<FinancePageProps>(() => import('../features/finance/FinancePage.tsx')),
    () => ({ pages: MONEY_PAGES }),
  ),
  inventory: withPart(
    lazyPage<InventoryPageProps>(() => import('../features/inventory/InventoryPage.tsx')),
    () => ({ OrderLowItems: ORDER_LOW_ITEMS.Page }),
  ),
  procurement: lazyPage(() => import('../features/purchasing/ProcurementPage.tsx')),
  suppliers: lazyPage(() => import('../features/purchasing/SuppliersPage.tsx')),
  service: keepingVisits(
    withPart(
      lazyPage<ServicePageProps>(() => import('../features/service/ServicePage.tsx')),
      () => ({ pages: WATER_PAGES }),
    ),
  ),
};

/** All pages: those of the sidebar, and those that others lead to. */
export const PAGES: readonly DashboardPage[] = [
  ...MODULES.map(({ path, label }) => {
    const { Page, preload } = MODULE_CODE[path];
    return { path, label, Page, preload };
  }),
  {
    path: LIST_PAGES.creditNotes,
    label: 'Credit notes',
    ...lazyPage(() => import('../features/creditNotes/CreditNotesPage.tsx')),
  },
  {
    path: LIST_PAGES.tasks,
    label: 'Tasks',
    ...lazyPage(() => import('../features/tasks/TasksPage.tsx')),
  },
  {
    path: LIST_PAGES.notes,
    label: 'Notes',
    ...lazyPage(() => import('../features/notes/NotesPage.tsx')),
  },
  {
    path: LIST_PAGES.contacts,
    label: 'Contacts',
    ...lazyPage(() => import('../features/contacts/ContactsPage.tsx')),
  },
  {
    path: LIST_PAGES.payments,
    label: 'Payments',
    ...lazyPage(() => import('../features/payments/PaymentsPage.tsx')),
  },
  {
    path: ACTIVITY_PAGE,
    label: 'Activity',
    ...lazyPage(() => import('../features/activity/ActivityPage.tsx')),
  },
  {
    path: STOCK_COUNT_PAGE,
    label: 'Stock count',
    ...lazyPage(() => import('../features/inventory/StockCountPage.tsx')),
  },
  {
    path: LIST_PAGES.installations,
    label: 'Installations',
    ...lazyPage(() => import('../features/installations/InstallationsPage.tsx')),
  },
  {
    path: LIST_PAGES.visits,
    label: 'Visits',
    ...lazyPage(() => import('../features/visits/VisitsPage.tsx')),
  },
  {
    path: PARTY_PAGES.customers,
    label: 'Customer',
    ...lazyPage(() => import('../features/parties/CustomerPage.tsx')),
  },
  {
    path: PARTY_PAGES.suppliers,
    label: 'Supplier',
    ...lazyPage(() => import('../features/parties/SupplierPage.tsx')),
  },
  {
    path: PLAN_PAGE,
    label: 'Plan',
    ...keepingVisits(lazyPage(() => import('../features/plan/PlanPage.tsx'))),
  },
  {
    path: VISIT_FORM_PAGE,
    label: 'Visit',
    ...lazyPage(() => import('../features/visits/VisitFormPage.tsx')),
  },
  {
    path: INSTALLATION_PAGE,
    label: 'Installation',
    ...lazyPage(() => import('../features/logbook/InstallationPage.tsx')),
  },
  {
    path: IMPORT_PAGE,
    label: 'Import',
    ...lazyPage(() => import('../features/imports/ImportPage.tsx')),
  },
  {
    path: DOCUMENT_PAGE,
    label: 'Print or send',
    ...lazyPage(() => import('./DocumentPage.tsx')),
  },
  {
    path: STATEMENT_PAGE,
    label: 'Statement',
    ...lazyPage(() => import('../features/statements/StatementPage.tsx')),
  },
  {
    path: VAT_PAGE,
    label: 'VAT',
    ...lazyPage(() => import('../features/vat/VatPage.tsx')),
  },
  {
    path: COMPANY_PAGE,
    label: 'Company',
    ...lazyPage(() => import('../features/documents/CompanyPage.tsx')),
  },
  {
    path: PEOPLE_PAGE,
    label: 'People',
    ...lazyPage(() => import('../features/people/PeoplePage.tsx')),
  },
  {
    path: SETTINGS_PAGE,
    label: 'Settings',
    ...lazyPage(() => import('../features/settings/SettingsPage.tsx')),
  },
  {
    path: HEALTH_PAGE,
    label: 'System health',
    ...lazyPage(() => import('../features/health/HealthPage.tsx')),
  },
];

/** What can follow from a record. */
export const NEXT_STEPS = lazyPart<NextStepsProps>(
  () => import('../features/nextSteps/NextSteps.tsx'),
);

/** The next steps of a record once their code is loaded; nothing if that fails. */
export const nextStepsOf = (props: NextStepsProps) => (
  <OnDemand resetKey={props.record.id}>
    <NEXT_STEPS.Page {...props} />
  </OnDemand>
);
