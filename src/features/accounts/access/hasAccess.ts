import { ACTIVITY_PATH } from '../../../model/activity.ts';
import { exists, newKey } from '../../../store/firebase/database.ts';
import { isPermissionDenied } from '../../../store/write/outcome.ts';

/** Whether the user can read what those with access can. Rejects without a connection. */
export async function hasAccess(): Promise<boolean> {
  try {
    await exists(`${ACTIVITY_PATH}/${newKey()}`);
    return true;
  } catch (error) {
    if (isPermissionDenied(error)) return false;
    throw error;
  }
}
