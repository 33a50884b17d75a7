import { STAFF_PATH } from '../accounts/invitation.ts';
import { FIELD_STAFF_PATH, REMOVALS_PATH } from '../accounts/staff.ts';
import { SERVER_TIMESTAMP } from '../../firebase/database.ts';
import { explain, save } from '../../records/store/write/save.ts';
import type { Person } from './people.ts';

/** Ends somebody's access at once, and says who did. Rejects as `save` does, and without a connection. */
export const removePerson = ({ id }: Person): Promise<void> =>
  save(
    async ({ signed, read }) => ({
      entry: `${REMOVALS_PATH}/${id}`,
      values: {
        [`${STAFF_PATH}/${id}`]: false,
        [`${REMOVALS_PATH}/${id}`]: {
          by: signed.uid,
          user: signed.user,
          timestamp: SERVER_TIMESTAMP,
          was: await read(`${STAFF_PATH}/${id}`),
        },
      },
    }),
    { needsAnswer: true },
  );

/** Takes a removal back. Rejects as `removePerson` does. */
export const restorePerson = ({ id }: Person): Promise<void> =>
  save(
    async ({ read }) => {
      const removal = `${REMOVALS_PATH}/${id}`;
      const was = await read(`${removal}/was`);
      // Another administrator was faster.
      if (was === null) return null;
      return { values: { [`${STAFF_PATH}/${id}`]: was, [removal]: null } };
    },
    { needsAnswer: true },
  );

/** Says whether somebody works in the field, and sees no money. Rejects as `removePerson` does. */
export const setFieldStaff = ({ id }: Person, isField: boolean): Promise<void> =>
  save(
    ({ signed }) => {
      const path = `${FIELD_STAFF_PATH}/${id}`;
      return { entry: path, values: { [path]: isField ? signed.uid : null } };
    },
    { needsAnswer: true },
  );

/** Why the staff list was not changed. */
export const staffMessageOf = (error: unknown): string =>
  explain(error, STAFF_PATH, 'Only an administrator can change who has access.');
