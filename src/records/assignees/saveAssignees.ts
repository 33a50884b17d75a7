import {
  ASSIGNEES_PATH,
  MAX_ASSIGNEES,
  parseAssignees,
  withEdits,
  type EditedName,
} from '../../domain/settings/assignees.ts';
import { read, updatePaths } from '../../firebase/database.ts';
import { report } from '../../reports/report.ts';
import { untilDisconnected } from '../untilDisconnected.ts';
import { SaveDenied } from '../saveDenied.ts';

/** How often an edit is tried again in a row while colleagues keep changing the list. */
const MAX_ATTEMPTS = 5;

/** Why a list of assignees was not saved. */
export type AssigneesProblem = 'too many' | 'none left' | 'denied';

/**
 * Saves an edit of the list over what is stored by then. Resolves to null when the server has stored it, or to why it has not;
 * rejects when the connection is lost.
 */
export async function saveAssignees(
  base: readonly string[],
  edited: readonly EditedName[],
  attemptsLeft = MAX_ATTEMPTS,
): Promise<AssigneesProblem | null> {
  try {
    const live = parseAssignees(await untilDisconnected(() => read(ASSIGNEES_PATH)));
    const names = withEdits(live.names, base, edited);
    if (names.length === 0) return 'none left';
    if (names.length > MAX_ASSIGNEES) return 'too many';
    const list = { names, version: live.version + 1 };
    await untilDisconnected(() => updatePaths({ [ASSIGNEES_PATH]: list }));
    return null;
  } catch (error) {
    if (!(error instanceof SaveDenied)) throw error;
    if (attemptsLeft > 1) return saveAssignees(base, edited, attemptsLeft - 1);
    if (import.meta.env.VITE_ERROR_REPORTS)
      report({ kind: 'refused save', path: ASSIGNEES_PATH, fields: ['names'], reason: 'denied' });
    return 'denied';
  }
}
