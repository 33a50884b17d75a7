import { type CharacterSet, parsePattern, PatternError, type Syntax } from './patternSyntax.ts';

/** A regular expression, ready to be tried on any text. */
export class Pattern {
  private readonly program: readonly Instruction[];

  /** Throws PatternError when the expression is not one that rules may use. */
  constructor(source: string, flags: string) {
    const program: Instruction[] = [];
    assemble(parsePattern(source, flags), program);
    this.program = [...program, { kind: 'match' }];
  }

  /**
   * Whether the pattern occurs in the text; null when finding out takes too long. All ways to
   * match advance together, one character at a time, so the effort is at most the length of the
   * text times that of the pattern: nothing can make it explode.
   */
  occursIn(text: string): boolean | null {
    const { program } = this;
    const enteredAt = new Int32Array(program.length).fill(-1);
    const pending: number[] = [];
    let threads: number[] = [];
    let next: number[] = [];
    let steps = 0;

    for (let at = 0; at <= text.length; at += 1) {
      if (enter(0, at, threads)) return true;
      if (at === text.length || (threads.length === 0 && program[0]?.kind === 'start')) break;
      if (steps > MOST_STEPS) return null;
      const code = text.charCodeAt(at);
      next.length = 0;
      for (const thread of threads) {
        const instruction = program[thread];
        if (instruction?.kind !== 'set' || !instruction.holds(code)) continue;
        if (enter(thread + 1, at + 1, next)) return true;
      }
      [threads, next] = [next, threads];
    }
    return false;

    /** Follows all that consumes no character, each place once; true when that is a match. */
    function enter(from: number, at: number, into: number[]): boolean {
      pending.push(from);
      for (let place = pending.pop(); place !== undefined; place = pending.pop()) {
        const instruction = program[place];
        if (instruction === undefined || enteredAt[place] === at) continue;
        enteredAt[place] = at;
        steps += 1;
        if (instruction.kind === 'set') into.push(place);
        else if (instruction.kind === 'fork') pending.push(instruction.second, instruction.first);
        else if (instruction.kind === 'match') return true;
        else if (at === (instruction.kind === 'start' ? 0 : text.length)) pending.push(place + 1);
      }
      return false;
    }
  }
}

/**
 * A pattern becomes a list of instructions. `set` consumes one character, `fork` goes on at two
 * places, `start` and `end` hold only there, `match` is success.
 */
type Instruction =
  | { readonly kind: 'set'; readonly holds: CharacterSet }
  | { readonly kind: 'fork'; first: number; second: number }
  | { readonly kind: 'start' | 'end' | 'match' };

const MOST_INSTRUCTIONS = 20_000;
/** About a second, and enough for a simple pattern on several million characters. */
const MOST_STEPS = 20_000_000;

function assemble(syntax: Syntax, program: Instruction[]): void {
  switch (syntax.kind) {
    case 'sequence':
      return syntax.parts.forEach((part) => assemble(part, program));
    case 'choice': {
      const ends = syntax.parts.map((part, index) => {
        const alternatives = index < syntax.parts.length - 1 ? fork(program) : null;
        assemble(part, program);
        const end = alternatives && fork(program);
        if (alternatives) alternatives.second = program.length;
        return end;
      });
      return ends.forEach((end) => end && (end.first = end.second = program.length));
    }
    case 'repeat': {
      for (let count = 0; count < syntax.least; count += 1) assemble(syntax.part, program);
      if (syntax.most === Infinity) {
        const loop = fork(program);
        assemble(syntax.part, program);
        const back = fork(program);
        back.first = back.second = loop.first - 1;
        loop.second = program.length;
        return;
      }
      const exits: Fork[] = [];
      for (let count = syntax.least; count < syntax.most; count += 1) {
        exits.push(fork(program));
        assemble(syntax.part, program);
      }
      return exits.forEach((exit) => (exit.second = program.length));
    }
    default:
      return emit(syntax, program);
  }
}

type Fork = Extract<Instruction, { kind: 'fork' }>;

/** A fork whose first way is straight on; the second is set by the caller. */
function fork(program: Instruction[]): Fork {
  const made: Fork = { kind: 'fork', first: program.length + 1, second: program.length + 1 };
  emit(made, program);
  return made;
}

function emit(instruction: Instruction, program: Instruction[]): void {
  if (program.length >= MOST_INSTRUCTIONS) throw new PatternError('it is too large');
  program.push(instruction);
}
