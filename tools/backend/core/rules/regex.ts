import { parsePattern, type State } from './regexSyntax.ts';

/** About a second, and enough for a simple pattern on several million characters. */
const MAX_STEPS = 20_000_000;

/** Results are kept for so many texts of up to so many characters, since the same keys, names and dates are matched again and again. */
const MAX_KEPT = 1_000;
const MAX_KEPT_LENGTH = 100;

/** A compiled regular expression. */
export class Pattern {
  readonly #kept = new Map<string, boolean>();
  readonly #first: State;
  readonly #size: number;

  /** Throws PatternError on syntax that rules do not support. */
  constructor(source: string, flags: string) {
    const { first, size } = parsePattern(source, flags);
    this.#first = first;
    this.#size = size;
  }

  /** Whether the text contains a match; null when the search takes too long. */
  occursIn(text: string): boolean | null {
    if (text.length > MAX_KEPT_LENGTH) return this.#search(text);
    const kept = this.#kept.get(text);
    if (kept !== undefined) return kept;
    const found = this.#search(text);
    if (found === null) return null;
    if (this.#kept.size === MAX_KEPT) this.#kept.clear();
    this.#kept.set(text, found);
    return found;
  }

  /**
   * Simulates the automaton without backtracking, so the time is at most proportional to the length of the text times the
   * size of the pattern.
   */
  #search(text: string): boolean | null {
    const enteredAt = new Int32Array(this.#size).fill(-1);
    const pending: State[] = [];
    let threads: State[] = [];
    let next: State[] = [];
    let steps = 0;

    for (let at = 0; at <= text.length; at += 1) {
      if (enter(this.#first, at, threads)) return true;
      if (at === text.length || (threads.length === 0 && this.#first.kind === 'start')) break;
      if (steps > MAX_STEPS) return null;
      const code = text.charCodeAt(at);
      next.length = 0;
      for (const { accepts, next: target } of threads) {
        if (accepts(code) && enter(target, at + 1, next)) return true;
      }
      [threads, next] = [next, threads];
    }
    return false;

    /** Adds to `reached` the states reachable without consuming a character; returns true on a match. */
    function enter(start: State | undefined, at: number, reached: State[]): boolean {
      if (start) pending.push(start);
      for (let state = pending.pop(); state; state = pending.pop()) {
        if (enteredAt[state.number] === at) continue;
        enteredAt[state.number] = at;
        steps += 1;
        if (state.kind === 'match') return true;
        if (state.kind === 'set') reached.push(state);
        else if (state.kind === 'fork' || at === (state.kind === 'start' ? 0 : text.length)) {
          if (state.next) pending.push(state.next);
          if (state.other) pending.push(state.other);
        }
      }
      return false;
    }
  }
}
