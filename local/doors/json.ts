import { InvalidInput } from '../core/limits.ts';
import { isTooDeep } from './frames.ts';

/** Parses JSON that a client sent. Throws InvalidInput. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new InvalidInput('Invalid data; nested too deeply');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InvalidInput(`Invalid data; couldn't parse JSON object, array, or value. ${reason}`);
  }
}
