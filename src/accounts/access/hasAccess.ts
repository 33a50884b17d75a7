import { ACTIVITY_PATH } from '../../domain/activity.ts';
import { exists, newKey } from '../../firebase/database.ts';
import { isPermissionDenied } from '../../records/write/outcome.ts';

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
