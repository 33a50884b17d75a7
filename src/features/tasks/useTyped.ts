import { draftScope } from '../../form/draftStorage.ts';
import { openedEdits, useEdits, type Editing } from '../../form/useEdits.ts';
import type { Entity } from '../../model/entity.ts';
import type { Topic } from './topic.ts';

/** What is typed for a new task or note about something. It stays in this tab, and goes on when the topic is opened again. */
export const useTyped = (entity: Pick<Entity, 'path'>, { texts }: Topic): Editing =>
  useEdits(null, (uid) =>
    openedEdits(draftScope(uid, entity.path, Object.values(texts).join(' ')), { continues: true }),
  );
