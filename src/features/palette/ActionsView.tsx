import { useState } from 'react';
import { titleOf, type FoundRecord } from './describeRecord.ts';
import type { PaletteOption } from './options.ts';
import { PaletteBox } from './PaletteBox.tsx';
import { findOptions } from './optionIndex.ts';
import { useRecordActions } from './useRecordActions.ts';

type ActionsViewProps = {
  readonly found: FoundRecord;
  /** Only the statuses that the record can be moved to. */
  readonly areMoves: boolean;
  readonly onChoose: (option: PaletteOption) => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
};

/** The palette's second view: what can be done with one record. */
export function ActionsView({ found, areMoves, ...handlers }: ActionsViewProps) {
  const [query, setQuery] = useState('');
  const { moves, others } = useRecordActions(found);
  const title = titleOf(found);
  const find = (text: string) => {
    const options = findOptions(areMoves ? moves : [...others, ...moves], text);
    return options.length === 0 ? [] : [{ heading: title, options }];
  };
  const sections = find(query);
  return (
    <PaletteBox
      {...handlers}
      placeholder={areMoves ? `Move “${title}” to…` : `Actions of “${title}”`}
      query={query}
      shownQuery={query}
      onQuery={setQuery}
      sections={sections}
      find={find}
      status={sections.length === 0 ? 'Nothing found' : ''}
      notes={[]}
      isLoading={false}
    />
  );
}
