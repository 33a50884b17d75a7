import { useMemo } from 'react';
import type { Entity, Fields } from '../../domain/entity.ts';
import { ticketWith } from '../../domain/settings/assignees.ts';
import { ticket } from '../../domain/ticket.ts';
import { useAssignees } from './useAssignees.ts';

/** The entity as its form shows it: that of tickets offers the company's own assignees. */
export function useFormEntity<F extends Fields>(entity: Entity<F>): Entity<F> {
  const isTicket = entity.path === ticket.path;
  const assignees = useAssignees(isTicket);
  return useMemo(
    () => (isTicket ? (ticketWith(assignees) as unknown as Entity<F>) : entity),
    [isTicket, assignees, entity],
  );
}
