import { Download, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { ENTITIES } from '../../records/model/entities.ts';
import type { Entity } from '../../records/model/entity.ts';
import { exportItems, exportRecords } from '../../records/page/exportRecords.ts';
import { PageHeader } from '../../records/page/PageHeader.tsx';
import { useRecords } from '../../records/store/read/useRecords.ts';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showToast } from '../../ui/showToast.ts';
import { isSeen } from '../../session/sight.ts';
import { optionsWithKeys, type PaletteOption } from '../palette/options.ts';

/** What each group holds: pages by their addresses, and commands, as the palette has them. */
const COMPANY = optionsWithKeys('/dashboard/company', '/dashboard/people', 'invite', 'assignees');
const RECORDS = optionsWithKeys('/dashboard/import', '/dashboard/activity');
const OWN = optionsWithKeys('account', 'theme', 'keys', '/dashboard/health');

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

type GroupProps = { readonly title: string; readonly settings: readonly PaletteOption[] };

const Group = ({ title, settings }: GroupProps) => (
  <Panel title={title} className={GROUP}>
    <Rows settings={settings} />
  </Panel>
);

const Rows = ({ settings }: Pick<GroupProps, 'settings'>) => (
  <ul>
    {settings.filter(isSeen).map((setting) => (
      <li key={setting.key}>
        <Row setting={setting} />
      </li>
    ))}
  </ul>
);

const ROW =
  'flex min-h-11 w-full items-center gap-3.5 px-4 py-1.5 text-start text-sm outline-offset-[-2px] hover:bg-ink/4 sm:px-6';

function Row({ setting }: { readonly setting: PaletteOption }) {
  const { icon, title, details = [], choice } = setting;
  const line = <Line icon={icon} label={title} about={details.join(', ')} />;
  if (choice.type === 'open') {
    return (
      <Link to={choice.address} className={ROW}>
        {line}
      </Link>
    );
  }
  return (
    <button type="button" {...(choice.type === 'run' && { onClick: choice.run })} className={ROW}>
      {line}
    </button>
  );
}

type LineProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly about: string;
};

function Line({ icon: Icon, label, about }: LineProps) {
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
  const [chosen, setChosen] = useState<Omit<ExportingProps, 'onDone'> | null>(null);
  return (
    <>
      <MenuButton
        label={`${EXPORT.label} ${EXPORT.about}`}
        items={ENTITIES.filter(isSeen).flatMap((entity) =>
          exportItems(entity, (asked) => setChosen({ entity, asked })),
        )}
        className={ROW}
      >
        <Line icon={Download} {...EXPORT} />
      </MenuButton>
      {chosen && <Exporting key={chosen.entity.path} {...chosen} onDone={() => setChosen(null)} />}
    </>
  );
}

type ExportingProps = {
  readonly entity: Entity;
  readonly asked: readonly string[];
  readonly onDone: () => void;
};

/** Exports all records of a kind once they are there. */
function Exporting({ entity, asked, onDone }: ExportingProps) {
  const { records, status } = useRecords(entity, { withArchived: true });
  const isOver = isComplete(status) || status === 'failed';
  useEffect(() => {
    if (!isOver) return;
    if (status === 'failed') showToast(`The ${entity.noun.many} could not be read.`);
    else exportRecords(entity, records, asked);
    onDone();
  }, [isOver, entity, asked, records, status, onDone]);
  return null;
}
