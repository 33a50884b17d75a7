import { deviceStorage } from '../../lib/storage.ts';

const keyOf = (uid: string): string => `no-name:${uid}`;

/** Remembers in this browser that the user dismissed the prompt for a display name. */
export const dismissNamePrompt = (uid: string): void => deviceStorage.keep(keyOf(uid), 'declined');

/** Whether the user has dismissed the prompt in this browser. */
export const isNamePromptDismissed = (uid: string): boolean =>
  deviceStorage.get(keyOf(uid)) !== null;
