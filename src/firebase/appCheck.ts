import type { FirebaseApp } from 'firebase/app';
import { ReCaptchaEnterpriseProvider, initializeAppCheck } from 'firebase/app-check';

/** Starts App Check with reCAPTCHA Enterprise. Call it once for an app, before the first request. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  // The widget of an earlier app of the same name: reCAPTCHA draws none into an element that has one.
  document.getElementById(`fire_app_check_${app.name}`)?.remove();
  const provider = new ReCaptchaEnterpriseProvider(siteKey);
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
}
