import type { BrowserContext, Request } from '@playwright/test';

/** Collects console errors, uncaught errors, failed requests, policy violations and requests to other hosts. */
export class ConsoleErrors {
  readonly #made: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];
  #isListening = true;

  async listenTo(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error') this.#note(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#note(String(error.error())));
    context.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith('http') && hostname !== '127.0.0.1')
        this.#note(`Asked ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      if (!isCancelled(request)) this.#note(`${request.failure()?.errorText}: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
    await context.addInitScript(reportPolicyViolations);
  }

  /** Allows and requires an error. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Allows an error, for tests that cut the network or close pages while they load. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Ignores further errors, because the browsers are being closed. */
  stopListening(): void {
    this.#isListening = false;
  }

  /** Throws for errors that were neither expected nor allowed, and for expected errors that are missing. */
  verify(): void {
    const known = [...this.#expected, ...this.#allowed];
    const strange = this.#made.filter((text) => !known.some((pattern) => pattern.test(text)));
    const missing = this.#expected.filter(
      (pattern) => !this.#made.some((text) => pattern.test(text)),
    );
    if (strange.length > 0) throw new Error(`Unexpected console errors:\n${strange.join('\n')}`);
    if (missing.length > 0) throw new Error(`Missing console errors: ${missing.join(', ')}`);
  }

  #note(text: string): void {
    if (this.#isListening && !IS_RESIZED.test(text)) this.#made.push(text);
  }
}

/** A test changes the size of the window while a page comes in; React knows this error by Chromium's former words only. */
const IS_RESIZED = /Transition was aborted.*Viewport size changed/;

/** The browser cancels what it no longer needs: pictures, films, and what a page that is left was still loading. */
const isCancelled = (request: Request): boolean =>
  request.failure()?.errorText === 'net::ERR_ABORTED';

/** Runs in the page before its own code. */
function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
    console.error(
      `Policy violation: ${effectiveDirective} blocks ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`,
    );
  });
}
