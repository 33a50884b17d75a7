import type { Entity } from '../../domain/entity.ts';
import { RecordPanel } from '../form/RecordPanel.tsx';
import { useRecordForm } from '../form/useRecordForm.ts';
import { useFormEntity } from '../assignees/useAssignees.ts';
import { useRecords } from '../useRecords.ts';
import type { Intent } from '../outbox/intent.ts';

type ReopenedFormProps = {
  readonly entity: Entity;
  readonly intent: Intent;
  readonly onClose: () => void;
};

/** The form of a save that is not stored, with what was typed. */
export default function ReopenedForm({ entity, intent, onClose }: ReopenedFormProps) {
  const { records } = useRecords(entity);
  const form = useRecordForm(useFormEntity(entity), records, { start: intent, onClose });
  return <RecordPanel form={form} />;
}
