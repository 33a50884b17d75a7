import {
  Building2,
  CircleUserRound,
  Download,
  HeartPulse,
  History,
  Keyboard,
  MailPlus,
  SunMoon,
  Upload,
  UsersRound,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import type { Entity } from '../../records/model/entity.ts';
import {
  ACTIVITY_PAGE,
  COMPANY_PAGE,
  HEALTH_PAGE,
  IMPORT_PAGE,
  PEOPLE_PAGE,
} from '../../records/page/address/addresses.ts';
import ExportDialog from '../../records/page/ExportDialog.tsx';
import { exportRecords } from '../../records/page/exportRecords.ts';
import { exportBoxes } from '../../records/page/sheetFields.ts';
import { openKeySheet } from '../../records/page/keys/PageKeys.tsx';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { pressCommand } from '../../records/page/pressCommand.ts';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showToast } from '../../ui/showToast.ts';
import { ASSIGNEES_PAGE } from '../service/assigneeList.ts';
import { ownAccountView } from '../accounts/ownAccountView.ts';

type Setting = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly about: string;
  /** A path below /dashboard, or what a click does. */
  readonly action: string | (() => void);
};

const COMPANY: readonly Setting[] = [
  {
    icon: Building2,
    label: 'Company details',
    about: 'Name, address, tax number and bank, as invoices and orders print them',
    action: COMPANY_PAGE,
  },
  {
    icon: UsersRound,
    label: 'People',
    about: 'Who has access, since when and by whose invitation; remove somebody',
    action: PEOPLE_PAGE,
  },
  {
    icon: MailPlus,
    label: 'Invite a colleague',
    about: 'A link with which one person creates an account',
    action: () => ownAccountView.set('invite'),
  },
  {
    icon: Wrench,
    label: 'Assignees',
    about: 'Whom tickets can be assigned to, and who is the default',
    action: ASSIGNEES_PAGE,
  },
];

const RECORDS: readonly Setting[] = [
  {
    icon: Upload,
    label: 'Import',
    about: 'Customers, invoices, items and all else, from CSV or a copied sheet',
    action: IMPORT_PAGE,
  },
  {
    icon: History,
    label: 'Activity',
    about: 'Who has created or changed what, and when',
    action: ACTIVITY_PAGE,
  },
];

const OWN: readonly Setting[] = [
  {
    icon: CircleUserRound,
    label: 'Your account',
    about: 'Name, password, and whether this device keeps a copy',
    action: () => ownAccountView.set('account'),
  },
  {
    icon: SunMoon,
    label: 'Theme',
    about: 'Switches between system, light and dark',
    action: () => pressCommand('theme'),
  },
  {
    icon: Keyboard,
    label: 'Keys',
    about: 'What the keyboard does, and whether single-key shortcuts are on',
    action: openKeySheet,
  },
  {
    icon: HeartPulse,
    label: 'System health',
    about: 'Version, connection, what waits to be saved, and what this device keeps',
    action: HEALTH_PAGE,
  },
];

/** Everything that is set up rather than worked with, in one place, with a line on each. */
export default function SettingsPage() {
  return (
    <>
      <PageHeader title="Settings" />
      <Group title="Company" settings={COMPANY} />
      <Panel title="Records" className={GROUP}>
        <Rows settings={RECORDS} />
        <ExportRow />
      </Panel>
      <Group title="You and this device" settings={OWN} />
    </>
  );
}

const GROUP = 'border-t border-line pb-2';

type GroupProps = { readonly title: string; readonly settings: readonly Setting[] };

const Group = ({ title, settings }: GroupProps) => (
  <Panel title={title} className={GROUP}>
    <Rows settings={settings} />
  </Panel>
);

const Rows = ({ settings }: Pick<GroupProps, 'settings'>) => (
  <ul>
    {settings.map((setting) => (
      <li key={setting.label}>
        <Row {...setting} />
      </li>
    ))}
  </ul>
);

const ROW =
  'flex min-h-11 w-full items-center gap-3.5 px-4 py-1.5 text-start text-sm outline-offset-[-2px] hover:bg-ink/4 sm:px-6';

function Row({ action, ...line }: Setting) {
  return typeof action === 'string' ? (
    <Link to={`/dashboard/${action}`} className={ROW}>
      <Line {...line} />
    </Link>
  ) : (
    <button type="button" onClick={action} className={ROW}>
      <Line {...line} />
    </button>
  );
}

function Line({ icon: Icon, label, about }: Omit<Setting, 'action'>) {
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" strokeWidth={1.75} />
      <span className="min-w-0 grow items-baseline sm:flex">
        <span className="block shrink-0 font-semibold sm:w-44">{label}</span>{' '}
        <span className="block text-pretty text-muted">{about}</span>
      </span>
    </>
  );
}

const EXPORT = { label: 'Export', about: 'All records of a kind, as CSV for a spreadsheet' };

function ExportRow() {
  const [entity, setEntity] = useState<Entity | null>(null);
  return (
    <>
      <MenuButton
        label={`${EXPORT.label} ${EXPORT.about}`}
        items={ENTITIES.map((one) => ({
          label: `Export ${one.noun.many}`,
          onSelect: () => setEntity(one),
        }))}
        className={ROW}
      >
        <Line icon={Download} {...EXPORT} />
      </MenuButton>
      {entity && <Exporting key={entity.path} entity={entity} onDone={() => setEntity(null)} />}
    </>
  );
}

type ExportingProps = { readonly entity: Entity; readonly onDone: () => void };

function Exporting({ entity, onDone }: ExportingProps) {
  const { records, status } = useRecords(entity, { withArchived: true });
  const isOver = isComplete(status) || status === 'failed';
  const isAsking = isOver && records.length > 0 && exportBoxes(entity).length > 0;
  useEffect(() => {
    if (!isOver || isAsking) return;
    const { many } = entity.noun;
    if (status === 'failed') showToast(`The ${many} could not be read.`);
    else if (records.length === 0) showToast(`There are no ${many} to export.`);
    else exportRecords(entity, records);
    onDone();
  }, [isOver, isAsking, entity, records, status, onDone]);
  return (
    isAsking && (
      <ExportDialog
        entity={entity}
        onExport={(ticked) => exportRecords(entity, records, ticked)}
        onClose={onDone}
      />
    )
  );
}
