import { signOut as endSession } from '../firebase/auth.ts';

/** Signs out; a failure is only logged (specification, section 8). */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (error) {
    console.error('Signing out failed', error);
  }
}
