import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { downloadFile } from '../../lib/downloadFile.ts';
import { loadCode } from '../../lib/lazyPage.ts';
import { isComplete } from '../../lib/subscriptionStatus.ts';
import { useSetting, writeSetting } from '../../lib/userSetting.ts';
import { useRecordsBy } from '../../records/store/read/useRecordsBy.ts';
import { useAuth } from '../../session/useAuth.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { showToast } from '../../ui/showToast.ts';
import type { Company } from '../documents/company.ts';
import { payment } from '../payments/payment.entity.ts';
import type { VatReturn, VatSources } from './vatReturn.ts';

/** The programs for accounts that the file can be made for. */
const PROGRAMS = ['Zoho Books', 'Xero'] as const;

/** What the choice of one is called among the settings of a person on this device. */
const PROGRAM = 'accountant-program';

const COMMAND = 'File for the accountant';

type FileForAccountantProps = {
  readonly declared: VatReturn;
  readonly sources: VatSources;
  readonly company: Company;
};

/** Saves what an accountant asks for in one file, for the program that was chosen last. */
export function FileForAccountant({ declared, sources, company }: FileForAccountantProps) {
  const { from, to } = declared;
  const uid = useAuth().user?.uid ?? '';
  const stored = useSetting(PROGRAM, uid);
  const program = PROGRAMS.find((one) => one === stored) ?? PROGRAMS[0];
  const ranges = useMemo(() => [{ child: 'date', from, to }], [from, to]);
  const { status, records: payments } = useRecordsBy(payment, ranges, { isWanted: true });

  const areAll = isComplete(status);

  async function save(): Promise<void> {
    const code = areAll ? await loadCode(() => import('./accountantFile.ts')) : null;
    if (code === null)
      return showToast('The file needs a connection. Try again once there is one.');
    const name = `accountant-${from}-${to}.zip`;
    downloadFile(
      name,
      await code.accountantFile(declared, { ...sources, payments, company }, program),
    );
    showToast(`Saved for ${program} as ${name}`);
  }

  return (
    <>
      <Select
        aria-label="Program of the accountant"
        value={program}
        options={PROGRAMS}
        onChoice={(chosen) => writeSetting(PROGRAM, uid, chosen)}
      />
      <Button
        variant="primary"
        tall
        data-command={COMMAND}
        aria-disabled={!areAll}
        onClick={() => void save()}
      >
        <Download aria-hidden="true" className="size-4" />
        {COMMAND}
      </Button>
    </>
  );
}
