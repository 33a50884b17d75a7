import { useMemo } from 'react';
import type { Entity } from '../../records/model/entity.ts';
import { RecordFormView, RecordPanel } from '../../records/form/RecordPanel.tsx';
import { useRecordForm } from '../../records/form/useRecordForm.ts';
import { assigneeList, ticketWith } from '../service/assigneeList.ts';
import { ticket } from '../service/ticket.entity.ts';
import { useSingle, useRecords } from '../../records/store/read/useRecords.ts';
import type { Intent } from '../../records/store/write/intent.ts';

type ReopenedFormProps = {
  readonly entity: Entity;
  readonly intent: Intent;
  readonly onClose: () => void;
};

/** The form of a save that is not stored, with what was typed. */
export default function ReopenedForm({ entity, intent, onClose }: ReopenedFormProps) {
  const { records } = useRecords(entity, { withArchived: true });
  const form = useRecordForm(useFormEntity(entity), records, { start: intent, onClose });
  return (
    <RecordPanel entity={entity} id={form.id} onClose={onClose}>
      <RecordFormView form={form} />
    </RecordPanel>
  );
}

function useFormEntity(entity: Entity): Entity {
  const isTicket = entity.path === ticket.path;
  const { value } = useSingle(assigneeList, { isWanted: isTicket });
  return useMemo(
    () => (isTicket ? (ticketWith(value) as unknown as Entity) : entity),
    [isTicket, value, entity],
  );
}
