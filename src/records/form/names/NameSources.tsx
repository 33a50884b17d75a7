import { useCallback, useEffect, useState, memo, useMemo } from 'react';
import type { Names } from '../../model/field.ts';
import { ENTITIES } from '../../model/entities.ts';
import { nameFieldOf, currentNames, keptNameOf } from '../../model/recordsNaming.ts';
import { mergeNames, namesIn, createNameIndex, type NameIndex } from './nameIndex.ts';
import type { Entity } from '../../model/entity.ts';
import { useRecords } from '../../store/read/useRecords.ts';

function findSources(of: Names['of']) {
  const sources = ENTITIES.flatMap((entity) => {
    const field = nameFieldOf(entity, of);
    return field === undefined || entity.isAboutOthers
      ? []
      : [{ entity, field, isKept: entity.fields[field]?.names?.formerNames !== undefined }];
  });
  return sources.toSorted((a, b) => Number(b.isKept) - Number(a.isKept));
}

type NameSourcesProps = {
  readonly of: Names['of'];
  /** Stable. */
  readonly onIndex: (index: NameIndex) => void;
};

/** Subscribes to all records that are sources of names of parties, and hands on an index of them. Renders nothing. */
export function NameSources({ of, onIndex }: NameSourcesProps) {
  const [found, setFound] = useState<ReadonlyMap<string, FoundNames>>(new Map());
  const sources = useMemo(() => findSources(of), [of]);
  const onNames = useCallback((path: string, own: FoundNames) => {
    setFound((before) => new Map(before).set(path, own));
  }, []);
  useEffect(() => {
    const namesOf = ({ entity }: (typeof sources)[number]): readonly string[] =>
      found.get(entity.path)?.names ?? [];
    const kept = sources.filter(({ isKept }) => isKept).flatMap(namesOf);
    const former = new Map([...found.values()].flatMap((own) => own.former));
    onIndex(createNameIndex(mergeNames(sources.map(namesOf)), kept, former));
  }, [found, sources, onIndex]);
  return sources.map(({ entity, field }) => (
    <NameSource key={entity.path} entity={entity} field={field} onNames={onNames} />
  ));
}

type NameSourceProps = {
  readonly entity: Entity;
  /** The field that holds the names. */
  readonly field: string;
  /** Stable. Called with the names, and again only when they have changed. */
  readonly onNames: (path: string, found: FoundNames) => void;
};

/** The names in the records of an entity, and the former ones with their current names. */
type FoundNames = {
  readonly names: readonly string[];
  readonly former: readonly (readonly [key: string, current: string])[];
};

const NameSource = memo(function NameSource({ entity, field, onNames }: NameSourceProps) {
  const { records } = useRecords(entity);
  const key = useMemo(() => {
    const isKept = keptNameOf(entity) === field;
    const former = isKept ? [...currentNames(records as unknown as Kept)] : [];
    return JSON.stringify({ names: namesIn(records, field), former } satisfies FoundNames);
  }, [records, entity, field]);
  useEffect(() => onNames(entity.path, JSON.parse(key) as FoundNames), [onNames, entity, key]);
  return null;
});

type Kept = Parameters<typeof currentNames>[0];
