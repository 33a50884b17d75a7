import { deviceStorage } from '../../lib/storage.ts';

const keyOf = (uid: string): string => `verification-sent:${uid}`;

/** Remembers in this browser that the e-mail which confirms a person's address was sent. */
export const rememberVerification = (uid: string): void => deviceStorage.keep(keyOf(uid), 'sent');

/** Whether that e-mail was sent from this browser. */
export const wasVerificationSent = (uid: string): boolean => deviceStorage.get(keyOf(uid)) !== null;
