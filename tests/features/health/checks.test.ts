import { describe, expect, it } from 'vitest';
import {
  checkAnswerTime,
  checkClock,
  checkConnection,
  checkCopies,
  checkDeployedVersion,
  checkOwnVersion,
  checkSignIn,
  checkStorage,
  checkWaiting,
  reportText,
  summaryOf,
  type Check,
  type Finding,
} from '../../../src/features/health/checks.ts';
import { formatMoment } from '../../../src/lib/dates.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const MINUTE_MS = 60_000;

const OWN = { number: '0.1.0', commit: 'abcdef1234', committedAt: '2026-11-23T10:00:00Z' };
const deployed = (committedAt: string) => ({
  number: '0.1.0',
  commit: '1234567890',
  committedAt,
  builtAt: '2026-11-23T11:00:00Z',
  isThis: false,
});

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
    ['a lost connection', checkConnection('none', NOW), 'trouble', 'None'],
    ['a first connection', checkConnection('connected', 0), 'checking', ''],
    ['another attempt', checkConnection('connecting', NOW), 'checking', ''],
    ['a quick answer', checkAnswerTime(true, 80.4), 'good', '80 ms'],
    ['a slow answer', checkAnswerTime(true, 2_345), 'note', '2,345 ms'],
    ['a clock that is right', checkClock(true, 119_000), 'good', 'Right'],
    ['a clock that is slow', checkClock(true, 5 * MINUTE_MS), 'trouble', '5 minutes slow'],
    ['a clock that is fast', checkClock(true, -61 * MINUTE_MS), 'trouble', '1 hour fast'],
    ['an unreadable sign-in', checkSignIn(null, NOW), 'trouble', 'Cannot be read'],
    ['an expired sign-in', checkSignIn(NOW - 1, NOW), 'trouble', 'Expired'],
    ['saves without a connection', checkWaiting(outbox(waitingFor(9e6)), false, NOW), 'note', null],
    ['a save on its way', checkWaiting(outbox(waitingFor(5_000)), true, NOW), 'note', null],
    ['a save that is stuck', checkWaiting(outbox(waitingFor(9e6)), true, NOW), 'trouble', null],
    ['copies that were not asked for', checkCopies('none', undefined), 'good', 'None'],
    [
      'storage that may be deleted',
      checkStorage({ isPersistent: false, usedBytes: 1_250_000, quotaBytes: 2e9 }),
      'note',
      'Not persistent, 1.3 MB of 2 GB in use',
    ],
    ['sources without git', checkOwnVersion({ ...OWN, commit: null }), 'good', '0.1.0'],
    ['a host that is silent', checkDeployedVersion(OWN, null, true), 'unknown', 'No answer'],
  ] satisfies readonly (readonly [string, Finding, Finding['state'], string | null])[])(
    'of %s says so',
    (_, { state, value, meaning }, expectedState, expectedValue) => {
      expect([state, value]).toEqual([expectedState, expectedValue ?? value]);
      expect(meaning).toMatch(/^[A-Z].*\S$/);
    },
  );

  it('of another deployed version says whether it is older', () => {
    const newer = checkDeployedVersion(OWN, deployed('2026-11-23T11:00:00Z'), true);
    const older = checkDeployedVersion(OWN, deployed('2026-11-22T11:00:00Z'), true);
    expect([newer.state, older.state]).toEqual(['note', 'note']);
    expect(newer.value).toMatch(/^Another one: 0\.1\.0, commit 1234567890/);
    expect(older.value).toMatch(/^An older one/);
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
    expect(summaryOf([{ title: 'Group', checks }])).toBe(summary);
  });

  it('heads the text for whoever helps', () => {
    const groups = [{ title: 'Connection', checks: [check('Clock', 'good')] }];
    expect(reportText(groups, NOW)).toBe(
      `System health, ${formatMoment(NOW)}\nEverything is in order.\n\nConnection\n- Clock: Clock value [In order]`,
    );
  });
});
