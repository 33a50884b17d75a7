import { useCallback, useEffect, useState } from 'react';
import type { Names } from '../../model/input.ts';
import { ENTITIES } from '../../model/entities.ts';
import { nameFieldOf } from '../../model/recordsNaming.ts';
import { mergeNames } from './knownNames.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';
import { NameSource, type FoundNames } from './NameSource.tsx';

/** The entities with such names; first those that are kept for the names, whose spelling counts. */
function sourcesOf(of: Names['of']) {
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    return field === undefined
      ? []
      : [{ entity, field, isKept: entity.fields[field]?.names?.formerNames !== undefined }];
  });
  return sources.toSorted((a, b) => Number(b.isKept) - Number(a.isKept));
}

const SOURCES = { customers: sourcesOf('customers'), suppliers: sourcesOf('suppliers') } as const;

type NameSourcesProps = {
  readonly of: Names['of'];
  /** Stable. */
  readonly onIndex: (index: NameIndex) => void;
};

/** Subscribes to all records that hold names of customers or suppliers, and hands on an index of them. Renders nothing. */
export default function NameSources({ of, onIndex }: NameSourcesProps) {
  const [found, setFound] = useState<ReadonlyMap<string, FoundNames>>(new Map());
  const onNames = useCallback((path: string, own: FoundNames) => {
    setFound((before) => new Map(before).set(path, own));
  }, []);
  useEffect(() => {
    const namesOf = ({ entity }: (typeof SOURCES)[typeof of][number]): readonly string[] =>
      found.get(entity.path)?.names ?? [];
    const kept = SOURCES[of].filter(({ isKept }) => isKept).flatMap(namesOf);
    const former = new Map([...found.values()].flatMap((own) => own.former));
    onIndex(createNameIndex(mergeNames(SOURCES[of].map(namesOf)), kept, former));
  }, [found, of, onIndex]);
  return SOURCES[of].map(({ entity, field }) => (
    <NameSource key={entity.path} entity={entity} field={field} onNames={onNames} />
  ));
}
