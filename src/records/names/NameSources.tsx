import { useCallback, useEffect, useState } from 'react';
import type { Names } from '../../domain/input.ts';
import { ENTITIES } from '../outbox/entities.ts';
import { mergeNames, nameFieldOf } from './knownNames.ts';
import { createNameIndex, type NameIndex } from './nameIndex.ts';
import { NameSource } from './NameSource.tsx';

/** The entities with such names; first those that are kept for the names, whose spelling counts. */
function sourcesOf(of: Names['of']) {
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    return field === undefined
      ? []
      : [{ entity, field, isKept: entity.fields[field]?.names?.areUnique === true }];
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
  const [names, setNames] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const onNames = useCallback((path: string, own: readonly string[]) => {
    setNames((before) => new Map(before).set(path, own));
  }, []);
  useEffect(() => {
    const namesOf = ({ entity }: (typeof SOURCES)[typeof of][number]): readonly string[] =>
      names.get(entity.path) ?? [];
    const kept = SOURCES[of].filter(({ isKept }) => isKept).flatMap(namesOf);
    onIndex(createNameIndex(mergeNames(SOURCES[of].map(namesOf)), kept));
  }, [names, of, onIndex]);
  return SOURCES[of].map(({ entity, field }) => (
    <NameSource key={entity.path} entity={entity} field={field} onNames={onNames} />
  ));
}
