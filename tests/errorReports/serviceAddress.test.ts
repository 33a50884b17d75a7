import { expect, it } from 'vitest';
import { readServiceAddress } from '../../src/errorReports/serviceAddress.ts';

it.each([
  [
    'https://abc@o1.ingest.de.sentry.io/42',
    'https://o1.ingest.de.sentry.io/api/42/envelope/?sentry_key=abc&sentry_version=7',
  ],
  [
    'https://abc@errors.example/glitchtip/3',
    'https://errors.example/glitchtip/api/3/envelope/?sentry_key=abc&sentry_version=7',
  ],
  [
    'http://abc@127.0.0.1:9555/1',
    'http://127.0.0.1:9555/api/1/envelope/?sentry_key=abc&sentry_version=7',
  ],
])('reports for %s go to %s', (dsn, url) => {
  expect(readServiceAddress(dsn)).toEqual({ url, dsn });
});

it.each(['on', 'https://errors.example/1', 'https://abc@errors.example/'])(
  '“%s” is no address of a project',
  (dsn) => {
    expect(() => readServiceAddress(dsn)).toThrow(/.+/);
  },
);
