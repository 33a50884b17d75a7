import { Pencil } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { orUntitled } from '../../lib/words.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ItemLine } from '../../ui/ItemLine.tsx';
import type { Texts } from '../model/draft.ts';
import { parseValues, type Entity } from '../model/entity.ts';
import { amountIn, fieldTexts, statusIn } from '../model/fieldTexts.ts';

export type RecordHeadProps = {
  readonly entity: Entity;
  readonly values: Texts;
  readonly isEdited: boolean;
  /** The amount beside its name; by default, the first of its own. */
  readonly headline?: { readonly label: string; readonly text: ReactNode } | null | undefined;
  /** Takes the places of the acts of its kind, and of those that all kinds have. */
  readonly ownActs: Ref<HTMLElement>;
  readonly commonActs: Ref<HTMLElement>;
  readonly onEdit: () => void;
};

/** What a record is called, how it stands, and below that what can be done with it. */
export function RecordHead(props: RecordHeadProps) {
  const { entity, values, isEdited, ownActs, commonActs, onEdit } = props;
  const title = entity.activity.subject(parseValues(entity, values));
  const status = statusIn(entity, values);
  const amount = props.headline ?? amountIn(entity, values);
  const texts = fieldTexts(entity, values);
  const about = texts.find(
    ({ field: { input, preview }, text }) =>
      input.type === 'text' && !preview && text !== title && /\p{L}/u.test(text),
  );
  // What it is about, where that takes sentences.
  const account = texts.find(
    ({ field: { input, optional, group }, text }) =>
      input.type === 'multiline' && !optional && !group && text !== '' && !text.startsWith(title),
  );
  return (
    <div className="border-b border-line px-4 pb-3 sm:px-6">
      <div
        className={`grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-baseline gap-x-2 gap-y-1 text-xl/7 font-semibold ${status ? "[grid-template-areas:'title_title_amount_amount'_'status_details_details_label']" : "[grid-template-areas:'title_title_amount_amount'_'details_details_details_label']"}`}
      >
        <ItemLine
          // Says which record follows the one before, and not every letter that is typed.
          title={<span aria-live={isEdited ? 'off' : 'polite'}>{orUntitled(title)}</span>}
          details={about ? [about.text] : []}
          amount={amount?.text}
          status={status}
          wraps="everywhere"
        />
        {amount && (
          <span className="text-xs font-normal text-muted [grid-area:label]">{amount.label}</span>
        )}
        {account && (
          <p className="col-span-full line-clamp-3 text-sm/5 font-normal wrap-anywhere">
            <bdi>{account.text}</bdi>
          </p>
        )}
      </div>
      <div
        role="group"
        aria-label="Acts"
        // On a phone in one line: the acts of its kind are words, the others icons.
        className="-me-4 mt-2.5 flex min-h-9 flex-wrap gap-1.5 max-sm:gap-1 pointer-coarse:me-0 pointer-coarse:min-h-11"
      >
        <span
          ref={ownActs}
          className="contents *:first:border-transparent *:first:bg-accent *:first:text-accent-ink *:first:hover:bg-accent-strong pointer-coarse:*:grow max-sm:*:px-1.5! max-sm:[&_svg]:hidden"
        />
        <span
          ref={commonActs}
          className="contents pointer-coarse:*:grow max-sm:*:px-2! max-sm:[&_span]:sr-only"
        />
        <IconButton icon={Pencil} label="Edit" title="Edit" onClick={onEdit} />
      </div>
    </div>
  );
}
