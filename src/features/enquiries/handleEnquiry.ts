import { useRef, useState } from 'react';
import { ENQUIRIES_PATH, ENQUIRY_COUNT_PATH, type EnquiryTexts } from './enquiry.ts';
import { parseHandling, type Enquiry, type Handling } from './storedEnquiry.ts';
import { lead } from '../sales/lead.entity.ts';
import { orUntitled, countText } from '../../lib/words.ts';
import { useGoToRecord } from '../../records/page/address/useAddress.ts';
import { useToday } from '../../records/store/connection/useConnection.ts';
import { useAuth } from '../../session/useAuth.ts';
import { explain, save, type Author } from '../../records/store/write/save.ts';
import { showToast } from '../../ui/showToast.ts';
import { newKey } from '../../firebase/database.ts';
import { newRecord, type Values } from '../../records/store/write/values.ts';
import type { Texts } from '../../records/model/draft.ts';

/** Makes enquiries leads, dismisses them and takes that back, and says what came of it. */
export function useHandling() {
  const goToRecord = useGoToRecord();
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
      setFailure(explain(error, ENQUIRIES_PATH));
    } finally {
      pending.current.delete(id);
    }
  }

  const opening = (id: string) => ({
    label: 'Open',
    run: () => goToRecord(lead, id),
  });

  function sayWhoWasFaster(enquiry: Enquiry, handling: Handling): void {
    const name = orUntitled(enquiry.name);
    if (handling.lead === null) showToast(`${handling.user} has dismissed ${name} already`);
    else showToast(`${handling.user} has made ${name} a lead already`, opening(handling.lead));
  }

  return {
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

/** How a colleague had handled an enquiry before; null if nobody had. */
export type HandledBefore = Handling | null;

/**
 * Makes an enquiry a lead: the lead, its activity entry and the mark on the enquiry in one atomic write, which the rules accept
 * once. `day`: YYYY-MM-DD. Resolves to the id of the lead, or to how a colleague had handled the enquiry before. Rejects as
 * `save` does, and without a connection; when that is lost meanwhile, the lead may have been stored.
 */
export async function makeLead(
  enquiry: Enquiry,
  { uid, day }: { readonly uid: string; readonly day: string },
): Promise<{ readonly lead: string; readonly before: HandledBefore }> {
  const key = newKey();
  const record = { ...newRecord(lead, leadTexts(enquiry), day), entity: lead, id: null, key };
  let before: HandledBefore = null;
  await save(
    async (author) => {
      before = await handlingOf(enquiry, author);
      if (before !== null) return null;
      const handled = { ...author.signed, lead: key };
      return { records: [record], values: mark(enquiry, handled), replaces: unhandled([enquiry]) };
    },
    { owner: uid, needsAnswer: true },
  );
  return { lead: key, before };
}

/** Dismisses enquiries, which can be taken back, but for those handled before: resolves to how, by enquiry. Rejects as `makeLead` does. */
export async function dismiss(
  enquiries: readonly Enquiry[],
  uid: string,
): Promise<ReadonlyMap<Enquiry, Handling>> {
  const before = new Map<Enquiry, Handling>();
  await save(
    async (author) => {
      await Promise.all(
        enquiries.map(async (enquiry) => {
          const handling = await handlingOf(enquiry, author);
          if (handling !== null) before.set(enquiry, handling);
        }),
      );
      const open = enquiries.filter((enquiry) => !before.has(enquiry));
      const handled = { ...author.signed, dismissed: true };
      return open.length === 0
        ? null
        : {
            values: Object.assign({}, ...open.map((enquiry) => mark(enquiry, handled))),
            replaces: unhandled(open),
          };
    },
    { owner: uid, needsAnswer: true },
  );
  return before;
}

/** Takes a dismissal back, unless somebody has: the enquiry is a new one again. Rejects as `makeLead` does. */
export async function restore(enquiry: Enquiry): Promise<void> {
  const path = `${ENQUIRIES_PATH}/${enquiry.id}`;
  await save(
    async (author) =>
      (await handlingOf(enquiry, author)) === null
        ? null
        : {
            values: { [`${path}/waiting`]: enquiry.timestamp, [`${path}/handled`]: null },
            replaces: { [`${path}/waiting`]: null },
          },
    { needsAnswer: true },
  );
}

const mark = ({ id }: Enquiry, handled: object): Values => ({
  [`${ENQUIRIES_PATH}/${id}/waiting`]: null,
  [`${ENQUIRIES_PATH}/${id}/handled`]: handled,
  // Somebody is there, so that more may come.
  [`${ENQUIRY_COUNT_PATH}/count`]: 0,
});

const unhandled = (enquiries: readonly Enquiry[]): Values =>
  Object.fromEntries(enquiries.map(({ id }) => [`${ENQUIRIES_PATH}/${id}/handled`, null]));

const handlingOf = async ({ id }: Enquiry, { read }: Author): Promise<Handling | null> =>
  parseHandling(await read(`${ENQUIRIES_PATH}/${id}/handled`));

const SOURCE = 'Website';

/** The texts of the lead that an enquiry becomes; the others are those of every new lead. A visitor names no company. */
const leadTexts = ({ name, email }: Pick<EnquiryTexts, 'name' | 'email'>): Texts => ({
  contact: name,
  email,
  source: SOURCE,
});
