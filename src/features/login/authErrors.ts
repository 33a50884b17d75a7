import { lookUp } from '../../lib/lookUp.ts';
/** The messages of the error catalogue (specification, section 8), and those of the password reset. */
export const MISSING_CREDENTIALS = 'Please enter both email and password.';
export const GOOGLE_FAILED = 'Failed to sign in with Google. Please try again.';
export const MISSING_EMAIL = 'Please enter your email address.';
export const MALFORMED_EMAIL = 'Please enter an email address in the form name@example.com.';
const MAIL_FAILED = 'The email could not be sent. Please check your connection and try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
const INVALID = 'Invalid email or password.';

/** What the page adds to those messages (specification, section 8) where they leave the reason open. */
export const NO_CONNECTION =
  'There is no connection. Check the network of this device, then try again.';
export const NO_ANSWER = 'There is no answer yet. Check the network of this device.';

/** With e-mail enumeration protection, the provider answers unknown users and wrong passwords with one code. */
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/user-not-found': INVALID,
  'auth/wrong-password': INVALID,
  'auth/invalid-credential': INVALID,
  'auth/invalid-login-credentials': INVALID,
  'auth/email-already-in-use': 'This email address is already in use.',
  'auth/weak-password': 'Password should be at least 6 characters.',
};

/** The message for a failed sign-in or sign-up. */
export function messageOf(error: unknown): string {
  const code = codeOf(error);
  return lookUp(MESSAGES, code) ?? UNEXPECTED;
}

/** The message for a failed password reset. */
export function resetMessageOf(error: unknown): string {
  switch (codeOf(error)) {
    case 'auth/invalid-email':
      return MALFORMED_EMAIL;
    case 'auth/network-request-failed':
      return MAIL_FAILED;
    default:
      return UNEXPECTED;
  }
}

/** What the SDK throws when the identity provider cannot be reached, for a request that need not be made to know it. */
export class NetworkFailed extends Error {
  readonly code = 'auth/network-request-failed';
}

/** Whether the identity provider could not be reached. */
export const isNetworkFailure = (error: unknown): boolean =>
  codeOf(error) === 'auth/network-request-failed';

/** Whether the address has no account, which the page must not reveal. */
export function isUnknownUser(error: unknown): boolean {
  return codeOf(error) === 'auth/user-not-found';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
