import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../store/session/useAuth.ts';
import { ENQUIRIES_PATH } from './enquiry.ts';
import type { Enquiry, Handling } from './storedEnquiry.ts';
import { lead } from '../sales/lead.entity.ts';
import { orUntitled } from '../../lib/orUntitled.ts';
import { countText } from '../../lib/plural.ts';
import { dismiss, makeLead, restore } from './handleEnquiry.ts';
import { explain } from '../../store/write/explain.ts';
import { showToast } from '../../ui/toasts.ts';
import { recordAddress } from '../../shell/address/addresses.ts';
import { OPENED_HERE } from '../../shell/address/useAddress.ts';
import { useToday } from '../../shell/useToday.ts';

/** Makes enquiries leads, dismisses them and takes that back, and says what came of it. */
export function useHandling() {
  const navigate = useNavigate();
  const uid = useAuth().user?.uid ?? '';
  const day = useToday();
  const [failure, setFailure] = useState<string | null>(null);
  // The ids of those on their way: a double click must not send one twice.
  const pending = useRef(new Set<string>());

  async function attempt({ id }: Enquiry, run: () => Promise<void>): Promise<void> {
    if (pending.current.has(id)) return;
    pending.current.add(id);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(explain(error, { path: ENQUIRIES_PATH, fields: ['handled'] }));
    } finally {
      pending.current.delete(id);
    }
  }

  const opening = (id: string) => ({
    label: 'Open',
    run: () => void navigate(recordAddress(lead, id), { state: OPENED_HERE }),
  });

  function sayWhoWasFaster(enquiry: Enquiry, handling: Handling): void {
    const name = orUntitled(enquiry.name);
    if (handling.lead === null) showToast(`${handling.user} has dismissed ${name} already`);
    else showToast(`${handling.user} has made ${name} a lead already`, opening(handling.lead));
  }

  return {
    /** Why the last attempt failed. */
    failure,
    makeLead: (enquiry: Enquiry) =>
      attempt(enquiry, async () => {
        const result = await makeLead(enquiry, { uid, day });
        if (result.before !== null) sayWhoWasFaster(enquiry, result.before);
        else showToast(`${orUntitled(enquiry.name)} is a lead now`, opening(result.lead));
      }),
    dismiss: (enquiry: Enquiry) =>
      attempt(enquiry, async () => {
        const before = (await dismiss([enquiry], uid)).get(enquiry);
        if (before !== undefined) return sayWhoWasFaster(enquiry, before);
        return showToast(`${orUntitled(enquiry.name)} dismissed`, {
          label: 'Undo',
          run: () => void attempt(enquiry, () => restore(enquiry)),
        });
      }),
    /** Dismisses several at once; each is marked as on its way by the first one. */
    dismissAll: (enquiries: readonly Enquiry[]) =>
      attempt(enquiries[0] as Enquiry, async () => {
        const before = await dismiss(enquiries, uid);
        const dismissed = enquiries.filter((enquiry) => !before.has(enquiry));
        showToast(
          `${countText(dismissed.length, { one: 'enquiry', many: 'enquiries' })} dismissed`,
          {
            label: 'Undo',
            run: () =>
              void Promise.all(
                dismissed.map((enquiry) => attempt(enquiry, () => restore(enquiry))),
              ),
          },
        );
      }),
    restore: (enquiry: Enquiry) => attempt(enquiry, () => restore(enquiry)),
  };
}
