import { newSaveKey, wasSaved } from '../../records/repository.ts';
import { isPermissionDenied } from '../../records/saveDenied.ts';

/** Whether the user can read what those with access can. Rejects without a connection. */
export async function hasAccess(): Promise<boolean> {
  try {
    await wasSaved(newSaveKey());
    return true;
  } catch (error) {
    if (isPermissionDenied(error)) return false;
    throw error;
  }
}
