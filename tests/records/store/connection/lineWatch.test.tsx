import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLine, type LineWatch } from '../../../../src/records/store/connection/lineWatch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line that is checked every second for as long as a test says, and what happens on it. */
class TestLine {
  asked = 0;
  /** After how many seconds it was given up. */
  readonly silences: number[] = [];
  readonly watch: LineWatch;
  #received = 0;
  #seconds = 0;

  /** `answerAfterMs`: how long it takes to answer; null if it never does. */
  constructor(public answerAfterMs: number | null) {
    this.watch = watchLine({
      received: () => this.#received,
      ask: () => {
        this.asked += 1;
        if (this.answerAfterMs !== null) setTimeout(this.receive, this.answerAfterMs);
      },
      onSilence: () => this.silences.push(this.#seconds),
    });
  }

  readonly receive = (): void => {
    this.#received += 1;
  };

  /** Nothing is checked for a while, as on a hidden page. */
  pause(seconds: number): void {
    vi.advanceTimersByTime(seconds * 1_000);
    this.#seconds += seconds;
  }

  run(seconds: number, { mayAsk = true, receives = false } = {}): void {
    for (let end = this.#seconds + seconds; this.#seconds < end;) {
      vi.advanceTimersByTime(1_000);
      this.#seconds += 1;
      if (receives) this.receive();
      this.watch.check(mayAsk);
    }
  }
}

describe('a line', () => {
  it('that answers is asked seven times a minute, and stays', () => {
    const line = new TestLine(300);
    line.run(3_600);
    expect(line.silences).toEqual([]);
    expect(line.asked / 60).toBeLessThanOrEqual(7);
  });

  it('that falls silent is noticed within 15 seconds, whenever it does', () => {
    for (const heard of [0, 1, 5, 7]) {
      const line = new TestLine(null);
      line.run(heard, { receives: true });
      line.run(15);
      expect(line.silences).toHaveLength(1);
    }
  });

  it('that falls silent while somebody waits is noticed within seven seconds, on a hidden page, too', () => {
    const line = new TestLine(null);
    line.run(1, { mayAsk: false, receives: true });
    line.receive();
    line.watch.expectAnswer();
    line.watch.expectAnswer();
    line.run(7, { mayAsk: false });
    expect(line.silences).toHaveLength(1);
    expect(line.asked).toBe(1);
  });

  it('is not asked by a hidden page for which nobody waits', () => {
    const line = new TestLine(null);
    line.run(3_600, { mayAsk: false });
    expect(line.asked).toBe(0);
    expect(line.silences).toEqual([]);
    line.run(1);
    expect(line.asked).toBe(1);
  });

  it('that is busy with a long message is neither asked nor given up', () => {
    const line = new TestLine(null);
    line.watch.expectAnswer();
    line.run(120, { receives: true });
    expect(line.asked).toBe(1);
    expect(line.silences).toEqual([]);
  });

  it('that takes ten seconds is given up once, then given the time it needs', () => {
    const line = new TestLine(10_000);
    line.run(600);
    expect(line.silences).toHaveLength(1);
  });

  it('that is replaced by one which is silent as well gets up to a minute for its answer', () => {
    const line = new TestLine(null);
    line.run(600);
    const intervals = line.silences.map((at, index) => at - (line.silences[index - 1] ?? 0));
    expect(intervals.slice(0, 5)).toEqual([14, 20, 32, 56, 68]);
  });

  it('that was slow once has 15 seconds again after it has answered at once', () => {
    const line = new TestLine(null);
    line.run(14);
    line.answerAfterMs = 100;
    line.run(60);
    line.answerAfterMs = null;
    line.run(15);
    expect(line.silences).toHaveLength(2);
  });

  it('has 15 seconds, however late a hidden page has noticed an answer', () => {
    const line = new TestLine(100);
    line.watch.expectAnswer();
    line.pause(60);
    line.run(1, { mayAsk: false });
    line.answerAfterMs = null;
    line.run(15);
    expect(line.silences).toHaveLength(1);
  });

  it('that is new owes no answer to what the last one was asked', () => {
    const line = new TestLine(null);
    line.watch.expectAnswer();
    line.run(5);
    line.watch.restart();
    line.run(7);
    expect(line.silences).toEqual([]);
  });
});
