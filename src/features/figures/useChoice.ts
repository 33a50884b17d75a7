import { useCallback } from 'react';
import { readSetting, useSetting, writeSetting } from '../../lib/userSetting.ts';
import { watchValue } from '../../firebase/queries.ts';
import { useAuth } from '../../session/useAuth.ts';
import { useSubscription } from '../../records/store/read/useStored.ts';

/** One word that the company has chosen, the same for everybody. */
export type Choice<Value extends string> = {
  /** Where the database has it. */
  readonly path: string;
  /** The name under which a device keeps it for a person, so that it holds before that of the company arrives. */
  readonly setting: string;
  parse(this: void, stored: unknown): Value;
};

/** What the company has chosen. Until it arrives, and without a connection, what this person has seen last on this device. */
export function useChoice<Value extends string>(choice: Choice<Value>): Value {
  const uid = useAuth().user?.uid ?? '';
  const chosen = choice.parse(useSetting(choice.setting, uid));
  const subscribe = useCallback(
    () =>
      watchValue(
        choice.path,
        (stored) => keepChoice(choice, uid, choice.parse(stored)),
        // What was seen last stays.
        (error) => console.warn(`Reading ${choice.path} failed`, error),
      ),
    [choice, uid],
  );
  useSubscription(subscribe);
  return chosen;
}

/** Shows a choice from now on, and keeps it on this device. */
export function keepChoice<Value extends string>(
  { setting, parse }: Choice<Value>,
  uid: string,
  value: Value,
): void {
  if (parse(readSetting(setting, uid)) !== value) writeSetting(setting, uid, value);
}
