import type { FirebaseApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider, initializeAppCheck } from 'firebase/app-check';

/** Starts App Check with reCAPTCHA Enterprise. Call it once for an app, before the first request. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
