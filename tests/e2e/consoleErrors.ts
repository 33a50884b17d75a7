import type { BrowserContext, Request } from '@playwright/test';

/** Errors in the console and in code, failed requests, breaches of the content policy, and requests to other hosts. */
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
      if (!isLetGo(request)) this.#note(`${request.failure()?.errorText}: ${request.url()}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
    await context.addInitScript(tellOfBreaches);
  }

  /** Allows and demands a complaint. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Allows consoleErrors, for journeys that cut the network or let go of pages while they load. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Forgets what comes from now on, because the browsers are being closed. */
  stopListening(): void {
    this.#isListening = false;
  }

  /** Throws for what was neither expected nor allowed, and for what was expected and did not come. */
  judge(): void {
    const known = [...this.#expected, ...this.#allowed];
    const strange = this.#made.filter((text) => !known.some((pattern) => pattern.test(text)));
    const missing = this.#expected.filter(
      (pattern) => !this.#made.some((text) => pattern.test(text)),
    );
    if (strange.length > 0) throw new Error(`The pages complained:\n${strange.join('\n')}`);
    if (missing.length > 0) throw new Error(`Nobody complained of ${missing.join(', ')}`);
  }

  #note(text: string): void {
    if (this.#isListening) this.#made.push(text);
  }
}

/** A picture, film or icon that is no longer wanted is let go of. */
function isLetGo(request: Request): boolean {
  return (
    request.failure()?.errorText === 'net::ERR_ABORTED' &&
    (['image', 'media'].includes(request.resourceType()) || request.url().includes('/favicon.'))
  );
}

/** In the page, before its own code. */
function tellOfBreaches(): void {
  document.addEventListener('securitypolicyviolation', (breach) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = breach;
    console.error(
      `Breach of the policy: ${effectiveDirective} blocks ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`,
    );
  });
}
