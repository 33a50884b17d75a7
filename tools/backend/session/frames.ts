import { InvalidInput } from '../core/errors.ts';
import { messageOf } from '../errorDetails.ts';

/** The longest message that is parsed, in UTF-16 units: the limit for one write by a client library. */
export const MAX_MESSAGE_LENGTH = 16 * 1024 * 1024;
/** The deepest nesting passed to the JSON parser; the limit of the tree is far below. */
const MAX_NESTING = 50_000;

/** The length from which a message is cut, in UTF-16 units, as the SDK does. */
const FRAME_LENGTH = 16_384;

/**
 * The frames of a message: itself, or the number of its pieces and the pieces, so that a client on a slow line sees that
 * something arrives.
 */
export function framesOf(message: string): readonly string[] {
  if (message.length <= FRAME_LENGTH) return [message];
  const pieces: string[] = [];
  for (let start = 0; start < message.length; start += pieces.at(-1)?.length ?? 0) {
    const end = start + FRAME_LENGTH;
    // A character of two units stays in one piece.
    const isPair = (message.charCodeAt(end) & 0xfc00) === 0xdc00;
    pieces.push(message.slice(start, isPair ? end + 1 : end));
  }
  return [String(pieces.length), ...pieces];
}

/** Joins the frames of a long message: a frame with their number, then the frames themselves. */
export class FrameJoiner {
  #missing = 0;
  #length = 0;
  #pieces: string[] = [];

  get isEmpty(): boolean {
    return this.#missing === 0;
  }

  /** Returns the message once its last frame has arrived, otherwise null. Throws InvalidInput. */
  add(frame: string): string | null {
    if (this.isEmpty) {
      if (!/^\d{1,6}$/.test(frame)) return frame;
      this.#missing = Number(frame);
      return null;
    }
    this.#length += frame.length;
    if (this.#length > 4 * MAX_MESSAGE_LENGTH)
      throw new InvalidInput('A message is longer than 64 MB');
    this.#pieces.push(frame);
    this.#missing -= 1;
    if (this.#missing > 0) return null;
    const message = this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return message;
  }
}

/** The number of a request that is too long to parse, needed to reply to it; null when unknown. */
export function requestNumber(message: string): number | null {
  const head = /^\{"t":"d","d":\{"r":(\d{1,15}),/.exec(message.slice(0, 64));
  return head ? Number(head[1]) : null;
}

/** Parses a JSON object. Throws InvalidInput. */
export function parseMessage(text: string): Readonly<Record<string, unknown>> {
  const message = parseJson(text);
  if (typeof message === 'object' && message !== null) return message as Record<string, unknown>;
  throw new InvalidInput('A message must be a JSON object');
}

/** Parses JSON from a client. Throws InvalidInput. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new InvalidInput('Invalid data; nested too deeply');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error);
    throw new InvalidInput(`Invalid data; couldn't parse JSON object, array, or value. ${reason}`);
  }
}

/** Whether brackets outside strings nest deeper than the limit. */
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
