import { ReCaptchaEnterpriseProvider, initializeAppCheck } from 'firebase/app-check';
import { app } from './app.ts';

/** Proves to Firebase, by reCAPTCHA Enterprise, that requests come from this app. Once, before the first of them. */
export function startAppCheck(siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
