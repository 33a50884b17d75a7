import type { Entity } from '../../model/entity.ts';
import { RecordPanel } from '../../form/RecordPanel.tsx';
import { useRecordForm } from '../../form/useRecordForm.ts';
import { useFormEntity } from '../service/useFormEntity.ts';
import { useRecords } from '../../store/read/useRecords.ts';
import type { Intent } from '../../store/write/intent.ts';

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
