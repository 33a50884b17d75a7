import { memo, useEffect } from 'react';
import type { Entity } from '../../model/entity.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import type { RecordSearch } from './recordSearch.ts';

type RecordSourceProps = { readonly entity: Entity; readonly onRecords: RecordSearch['update'] };

/** Subscribes to the records of an entity and hands them on. Renders nothing. */
export const RecordSource = memo(function RecordSource({ entity, onRecords }: RecordSourceProps) {
  const { status, records } = useRecords(entity);
  useEffect(() => onRecords(entity, status, records), [onRecords, entity, status, records]);
  return null;
});
