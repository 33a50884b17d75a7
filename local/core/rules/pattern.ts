import { parsePattern, type State } from './patternSyntax.ts';

/** About a second, and enough for a simple pattern on several million characters. */
const MOST_STEPS = 20_000_000;

/** A regular expression, ready to be tried on any text. */
export class Pattern {
  readonly #first: State;
  readonly #size: number;

  /** Throws PatternError when the expression is not one that rules may use. */
  constructor(source: string, flags: string) {
    const { first, size } = parsePattern(source, flags);
    this.#first = first;
    this.#size = size;
  }

  /**
   * Whether the pattern occurs in the text; null when finding out takes too long. All ways to
   * match advance together, one character at a time, so the effort is at most the length of the
   * text times that of the pattern: nothing can make it explode.
   */
  occursIn(text: string): boolean | null {
    const enteredAt = new Int32Array(this.#size).fill(-1);
    const pending: State[] = [];
    let threads: State[] = [];
    let next: State[] = [];
    let steps = 0;

    for (let at = 0; at <= text.length; at += 1) {
      if (enter(this.#first, at, threads)) return true;
      if (at === text.length || (threads.length === 0 && this.#first.kind === 'start')) break;
      if (steps > MOST_STEPS) return null;
      const code = text.charCodeAt(at);
      next.length = 0;
      for (const { holds, next: then } of threads) {
        if (holds(code) && enter(then, at + 1, next)) return true;
      }
      [threads, next] = [next, threads];
    }
    return false;

    /** Follows all that consumes no character, each place once; true when that is a match. */
    function enter(from: State | undefined, at: number, into: State[]): boolean {
      if (from) pending.push(from);
      for (let state = pending.pop(); state; state = pending.pop()) {
        if (enteredAt[state.number] === at) continue;
        enteredAt[state.number] = at;
        steps += 1;
        if (state.kind === 'match') return true;
        if (state.kind === 'set') into.push(state);
        else if (state.kind === 'fork' || at === (state.kind === 'start' ? 0 : text.length)) {
          if (state.next) pending.push(state.next);
          if (state.other) pending.push(state.other);
        }
      }
      return false;
    }
  }
}
