import { memo, useEffect, useMemo } from 'react';
import type { Entity } from '../../domain/entity.ts';
import { useRecords } from '../useRecords.ts';
import { namesIn } from './knownNames.ts';

type NameSourceProps = {
  readonly entity: Entity;
  /** The field that holds the names. */
  readonly field: string;
  /** Stable. Called with the names, and again only when they have changed. */
  readonly onNames: (path: string, names: readonly string[]) => void;
};

/** Subscribes to the records of an entity and hands on the names in one of their fields. Renders nothing. */
export const NameSource = memo(function NameSource({ entity, field, onNames }: NameSourceProps) {
  const { records } = useRecords(entity);
  const key = useMemo(() => JSON.stringify(namesIn(records, field)), [records, field]);
  useEffect(
    () => onNames(entity.path, JSON.parse(key) as readonly string[]),
    [onNames, entity, key],
  );
  return null;
});
