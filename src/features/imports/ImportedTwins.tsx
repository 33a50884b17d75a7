import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NameIndex } from '../../form/names/nameIndex.ts';
import { NameSources } from '../../form/names/NameSources.tsx';
import { nameKey } from '../../lib/nameKey.ts';
import { createSlicedQueue } from '../../lib/slicedQueue.ts';
import type { Entity } from '../../model/entity.ts';
import type { Names } from '../../model/input.ts';
import { readText } from '../../model/field.ts';
import { nameFieldOf } from '../../model/recordsNaming.ts';
import { MERGE } from '../../page/address/addresses.ts';
import { partyAddress } from '../../page/address/partyAddress.ts';
import { readPiece, type ImportPlan } from '../../store/device/importPlans.ts';
import { useNamesApart } from '../parties/useNamesApart.ts';
import type { PlannedRecord } from './planImport.ts';

type ImportedTwinsProps = { readonly entity: Entity; readonly plan: ImportPlan };

/** Points out the customers or suppliers in an import whose name is almost a known one, to be merged. */
export function ImportedTwins({ entity, plan }: ImportedTwinsProps) {
  const of = (['customers', 'suppliers'] as const).find((one) => nameFieldOf(entity, one));
  return of && <Twins of={of} field={nameFieldOf(entity, of) ?? ''} plan={plan} />;
}

type Twin = { readonly name: string; readonly known: string };

type TwinsProps = Pick<ImportedTwinsProps, 'plan'> & {
  readonly of: Names['of'];
  readonly field: string;
};

/** How many are listed. */
const MAX_SHOWN = 10;

function Twins({ of, field, plan }: TwinsProps) {
  const { id, pieces } = plan;
  const [index, setIndex] = useState<NameIndex | null>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const [twins, setTwins] = useState<readonly Twin[]>([]);
  const { areApart } = useNamesApart();

  useEffect(() => {
    let isActive = true;
    void Promise.all(Array.from({ length: pieces }, (_, n) => readPiece(id, n))).then((all) => {
      const records = all.flat() as readonly PlannedRecord[];
      const found = records.map(({ values }) => readText(values[field]).trim());
      if (isActive) setNames([...new Map(found.map((name) => [nameKey(name), name])).values()]);
    });
    return () => {
      isActive = false;
    };
  }, [id, pieces, field]);

  useEffect(() => {
    if (index === null) return undefined;
    const found = new Map<string, Twin>();
    const queue = createSlicedQueue<string>(
      (name) => {
        const known = index.twinOf(name);
        // One of them needs a record, which keeps the other name as a former one.
        if (known === null || !(index.isKept(name) || index.isKept(known))) return;
        found.set([name, known].map(nameKey).toSorted().join('\t'), { name, known });
      },
      (left) => left === 0 && setTwins([...found.values()]),
    );
    queue.add(names);
    return queue.clear;
  }, [index, names]);

  const shown = twins.filter(({ name, known }) => !areApart(name, known));
  return (
    <>
      <NameSources of={of} onIndex={setIndex} />
      {shown.length > 0 && (
        <div
          role="status"
          className="rounded-md bg-tone-blue px-3.5 py-2.5 text-sm text-tone-blue-ink"
        >
          <p>Names that are almost the same. Are they of one {of.slice(0, -1)} each?</p>
          <ul className="mt-1">
            {shown.slice(0, MAX_SHOWN).map(({ name, known }) => (
              <li key={`${name}\t${known}`} className="flex flex-wrap items-center gap-x-4">
                <span className="min-w-0 grow wrap-anywhere">
                  <bdi className="font-semibold">{name}</bdi> and{' '}
                  <bdi className="font-semibold">{known}</bdi>
                </span>
                <Link
                  to={partyAddress(of, known, { [MERGE]: name })}
                  className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  Compare and merge
                </Link>
              </li>
            ))}
          </ul>
          {shown.length > MAX_SHOWN && <p>And {shown.length - MAX_SHOWN} more.</p>}
        </div>
      )}
    </>
  );
}
