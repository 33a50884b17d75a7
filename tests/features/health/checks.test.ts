import { describe, expect, it } from 'vitest';
import {
  checkConnection,
  checkStorage,
  checkVersion,
  checkWaiting,
  reportText,
  summaryOf,
  type Check,
  type Finding,
} from '../../../src/features/health/checks.ts';
import { formatMoment } from '../../../src/lib/dates.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');

const OWN = { number: '0.1.0', commit: 'abcdef1234', committedAt: '2026-11-23T10:00:00Z' };
const DEPLOYED = {
  number: '0.1.0',
  commit: '1234567890',
  committedAt: '2026-11-23T11:00:00Z',
  builtAt: '2026-11-23T11:30:00Z',
  isThis: false,
};

const waitingFor = (ms: number) => ({
  id: 'i1',
  owner: 'u1',
  path: 'suppliers',
  recordId: null,
  typed: { name: 'Villa Qamar' },
  base: {},
  title: 'Villa Qamar',
  savedAt: NOW - ms,
  isServerTime: true,
});

const outbox = (...intents: readonly ReturnType<typeof waitingFor>[]) => ({
  intents,
  others: 0,
});

describe('a check', () => {
  it.each([
    ['a lost connection', checkConnection('none'), 'trouble', 'None'],
    ['another attempt', checkConnection('connecting'), 'checking', ''],
    ['saves without a connection', checkWaiting(outbox(waitingFor(9e6)), false, NOW), 'note', null],
    ['a save on its way', checkWaiting(outbox(waitingFor(5_000)), true, NOW), 'note', null],
    ['a save that is stuck', checkWaiting(outbox(waitingFor(9e6)), true, NOW), 'trouble', null],
    ['a full disk', checkStorage('unavailable', undefined), 'trouble', 'Nothing is kept'],
    [
      'storage that may be deleted',
      checkStorage('kept', { isPersistent: false, usedBytes: 1_250_000, quotaBytes: 2e9 }),
      'note',
      'Not persistent, 1.3 MB of 2 GB in use',
    ],
    ['sources without git', checkVersion({ ...OWN, commit: null }, null), 'unknown', '0.1.0'],
  ] satisfies readonly (readonly [string, Finding, Finding['state'], string | null])[])(
    'of %s says so',
    (_, { state, value, meaning }, expectedState, expectedValue) => {
      expect([state, value]).toEqual([expectedState, expectedValue ?? value]);
      expect(meaning).toMatch(/^[A-Z].*\S$/);
    },
  );

  it('of another deployed version names both', () => {
    const { state, value, meaning } = checkVersion(OWN, DEPLOYED);
    expect(state).toBe('note');
    expect(value).toMatch(/^0\.1\.0, commit abcdef1234 of/);
    expect(meaning).toMatch(/^Deployed is 0\.1\.0, commit 1234567890 of .*reload the page/);
  });

  it('of waiting saves holds nothing of what was typed', () => {
    expect(JSON.stringify(checkWaiting(outbox(waitingFor(1)), true, NOW))).not.toContain('Villa');
  });
});

const check = (title: string, state: Check['state']): Check => ({
  title,
  state,
  value: `${title} value`,
  meaning: '',
});

describe('the summary', () => {
  it.each([
    [['good', 'note'], 'Everything is in order.'],
    [['good', 'checking'], 'Checking…'],
    [['unknown', 'good'], 'Not known: C0.'],
    [['trouble', 'checking', 'trouble'], 'Needs attention: C0, C2.'],
  ] as const)('of %o is “%s”', (states, summary) => {
    const checks = states.map((state, index) => check(`C${index}`, state));
    expect(summaryOf(checks)).toBe(summary);
  });

  it('heads the text for whoever helps', () => {
    expect(reportText([check('Storage', 'good')], NOW, 'Chrome')).toBe(
      `System health, ${formatMoment(NOW)}\nEverything is in order.\n\n- Storage: Storage value [In order]\n- Browser: Chrome`,
    );
  });
});
