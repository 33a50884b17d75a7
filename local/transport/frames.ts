import { InvalidInput } from '../core/errors.ts';
import { messageOf } from '../log.ts';

/** Longest message that is read at all, in UTF-16 units: the most a client library may write at once. */
export const MAX_MESSAGE = 16 * 1024 * 1024;
/** Deepest nesting that is handed to the JSON parser; the tree's own limit is far below. */
const MAX_NESTING = 50_000;

/** Joins the frames of a long message: first a frame with their number, then the pieces. */
export class FrameJoiner {
  #missing = 0;
  #length = 0;
  #pieces: string[] = [];

  get isEmpty(): boolean {
    return this.#missing === 0;
  }

  /** The whole message once its last frame is there; null before, and for a keep-alive. Throws InvalidInput. */
  add(frame: string): string | null {
    if (this.isEmpty) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.#missing = Number(frame);
      return null;
    }
    this.#length += frame.length;
    if (this.#length > 4 * MAX_MESSAGE) throw new InvalidInput('A message is longer than 64 MB');
    this.#pieces.push(frame);
    this.#missing -= 1;
    if (this.#missing > 0) return null;
    const message = this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return message;
  }
}

/** The number of a request too long to be read, by which it can still be answered; null when unknown. */
export function requestNumber(message: string): number | null {
  const head = /^\{"t":"d","d":\{"r":(\d{1,15}),/.exec(message.slice(0, 64));
  return head ? Number(head[1]) : null;
}

/** Throws InvalidInput on anything but a JSON object. */
export function parseMessage(text: string): Readonly<Record<string, unknown>> {
  const message = parseJson(text);
  if (typeof message === 'object' && message !== null) return message as Record<string, unknown>;
  throw new InvalidInput('A message must be a JSON object');
}

/** Parses JSON that a client sent. Throws InvalidInput. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new InvalidInput('Invalid data; nested too deeply');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error);
    throw new InvalidInput(`Invalid data; couldn't parse JSON object, array, or value. ${reason}`);
  }
}

/** Whether brackets outside strings nest deeper than a parser should be asked to follow. */
function isTooDeep(text: string): boolean {
  if (text.length < MAX_NESTING) return false;
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at];
    if (quoted) {
      if (unit === '\\') at += 1;
      else if (unit === '"') quoted = false;
    } else if (unit === '"') quoted = true;
    else if (unit === '{' || unit === '[') depth += 1;
    else if (unit === '}' || unit === ']') depth -= 1;
    if (depth > MAX_NESTING) return true;
  }
  return false;
}
