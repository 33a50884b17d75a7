import { memo, useEffect, useMemo } from 'react';
import type { Entity } from '../../model/entity.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import { currentNames, keptNameOf } from '../../model/recordsNaming.ts';
import { namesIn } from './knownNames.ts';

type NameSourceProps = {
  readonly entity: Entity;
  /** The field that holds the names. */
  readonly field: string;
  /** Stable. Called with the names, and again only when they have changed. */
  readonly onNames: (path: string, found: FoundNames) => void;
};

/** The names in the records of an entity, and the former ones with their current names. */
export type FoundNames = {
  readonly names: readonly string[];
  readonly former: readonly (readonly [key: string, current: string])[];
};

/** Subscribes to the records of an entity and hands on the names in one of their fields. Renders nothing. */
export const NameSource = memo(function NameSource({ entity, field, onNames }: NameSourceProps) {
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
