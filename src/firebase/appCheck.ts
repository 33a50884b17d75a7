import { ReCaptchaEnterpriseProvider, initializeAppCheck } from 'firebase/app-check';
import { app } from './app.ts';

/** Starts App Check with reCAPTCHA Enterprise. Call it once, before the first request. */
export function startAppCheck(siteKey: string): void {
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
