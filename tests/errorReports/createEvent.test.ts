import { describe, expect, it } from 'vitest';
import { createEvent } from '../../src/errorReports/createEvent.ts';
import type { Failure } from '../../src/errorReports/failure.ts';

const WORDS = new Set(['dashboard', 'sales']);

const ORIGIN = 'https://reef.example';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** An error with a stack of Chrome. */
function thrown(error: Error, ...lines: readonly string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...lines.map((line) => `    at ${line}`)].join(
    '\n',
  );
  return error;
}

const IN_APP = `save (${ORIGIN}/assets/SalesPage-Bx1.js:12:345)`;

const eventOf = (failure: Failure, hash = '#/dashboard/sales?record=-Nabc&q=Layla') =>
  createEvent(failure, {
    origin: ORIGIN,
    hash,
    userAgent: CHROME,
    routeWords: WORDS,
  });

const exceptionOf = (error: unknown, kind: 'uncaught' | 'rejected' = 'uncaught') =>
  eventOf({ kind, error })?.exception.values[0];

describe('a report', () => {
  it('names the error, where it happened, the version and the browser', () => {
    const error = thrown(
      new TypeError("Cannot read properties of undefined (reading 'Layla Haddad')"),
      IN_APP,
      `Array.map (<anonymous>)`,
      `${ORIGIN}/assets/react-Cd2.js:1:99`,
    );
    expect(eventOf({ kind: 'uncaught', error })).toEqual({
      platform: 'javascript',
      level: 'error',
      release: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]+(-changed)?$/),
      environment: expect.any(String),
      transaction: '/dashboard/sales',
      tags: { kind: 'uncaught' },
      contexts: { browser: { type: 'browser', name: 'Chrome', version: '141' } },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Cannot read properties of undefined (reading …',
            stacktrace: {
              frames: [
                {
                  filename: '/assets/react-Cd2.js',
                  abs_path: `${ORIGIN}/assets/react-Cd2.js`,
                  lineno: 1,
                  colno: 99,
                  in_app: true,
                },
                {
                  filename: '/assets/SalesPage-Bx1.js',
                  abs_path: `${ORIGIN}/assets/SalesPage-Bx1.js`,
                  lineno: 12,
                  colno: 345,
                  in_app: true,
                },
              ],
            },
          },
        ],
      },
      sdk: { name: 'own-sender', version: SOURCE_VERSION.number, settings: { infer_ip: 'never' } },
    });
  });

  it.each([
    'Could not store the deal of layla haddad <layla@villa-qamar.example>',
    'No record -Nx7Qb2kLmPz at sales/customers/Villa Qamar',
    'Unexpected token: "Villa Qamar", +971 50 555 0123',
    'https://reef.example/#/dashboard/sales?record=-Nx7Qb2kLmPz&q=villa failed',
    'Villa Qamar',
    "null is not an object (evaluating 'villa.qamar')",
    'Uncaught user uid u8Jk2mQ villa',
  ])('holds no name, address, key or number of the message “%s”', (message) => {
    const error = thrown(new Error(message), IN_APP);
    error.name = 'villa qamar';
    const text = JSON.stringify(eventOf({ kind: 'rejected', error }));
    expect(text).not.toMatch(/layla|haddad|villa|qamar|@|Nx7Qb|u8Jk2|971|555/i);
    expect(text).toContain('SalesPage-Bx1.js');
  });

  it('keeps what tells failures apart: the code of Firebase and the number of React', () => {
    const denied = Object.assign(new Error('PERMISSION_DENIED: Permission denied'), {
      code: 'PERMISSION_DENIED',
    });
    expect(exceptionOf(thrown(denied, IN_APP))?.value).toMatch(/^PERMISSION_DENIED: /);
    const react = new Error(
      'Minified React error #418; visit https://react.dev/errors/418?args[]=x',
    );
    expect(exceptionOf(thrown(react, IN_APP))?.value).toBe('Minified React error #418');
  });

  it('reads the stacks of Firefox and Safari', () => {
    const error = new Error('failed');
    error.stack = `save@${ORIGIN}/assets/SalesPage-Bx1.js:12:345\n@${ORIGIN}/assets/index-A.js:1:2`;
    expect(exceptionOf(error)?.stacktrace?.frames.map(({ filename }) => filename)).toEqual([
      '/assets/index-A.js',
      '/assets/SalesPage-Bx1.js',
    ]);
  });

  it('about a refused save names the module, the fields and the reason', () => {
    const event = eventOf({
      kind: 'refused save',
      path: 'sales/deals',
      fields: ['value', 'stage'],
      reason: 'rules',
    });
    expect(event).toMatchObject({
      tags: { kind: 'refused save', module: 'sales/deals', reason: 'rules' },
      exception: { values: [{ type: 'Refused save', value: 'rules: sales/deals (stage, value)' }] },
    });
  });
});

describe('no report is made', () => {
  it.each([
    ['of an extension', thrown(new Error('x'), 'run (chrome-extension://abc/content.js:1:2)')],
    ['of a script in the page', thrown(new Error('x'), `${ORIGIN}/:1:2`)],
    [
      'of an extension that calls the app',
      thrown(new Error('x'), 'run (moz-extension://abc/content.js:1:2)', IN_APP),
    ],
    ['of a cancelled request', Object.assign(new Error('Aborted'), { name: 'AbortError' })],
    ['of a request without a network', thrown(new TypeError('Failed to fetch'), IN_APP)],
    ['without an error, such as that of another origin', null],
    ['of a value that is no error', 'Object Not Found Matching Id:2'],
  ])('of an error %s', (_, error) => {
    expect(eventOf({ kind: 'rejected', error })).toBeNull();
  });

  it('unless code of the app cannot be loaded', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: x.js');
    expect(exceptionOf(thrown(error))?.value).toBe(
      'Failed to fetch dynamically imported module: …',
    );
  });
});
