import { useMemo } from 'react';
import type { Entity, Fields } from '../../model/entity.ts';
import { useSingle } from '../../store/read/useSingle.ts';
import { assigneeList, ticketWith } from './assigneeList.ts';
import { ticket } from './ticket.entity.ts';

/** The entity as its form shows it: that of tickets offers the company's own assignees. */
export function useFormEntity<F extends Fields>(entity: Entity<F>): Entity<F> {
  const isTicket = entity.path === ticket.path;
  const { value } = useSingle(assigneeList, { isWanted: isTicket });
  return useMemo(
    () => (isTicket ? (ticketWith(value) as unknown as Entity<F>) : entity),
    [isTicket, value, entity],
  );
}
