import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Backlog } from './backlog.ts';
import type { Transport } from '../session/connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { FrameJoiner } from '../session/frames.ts';

/** The number of segments that may arrive before an earlier one. */
const MAX_OUT_OF_ORDER = 1000;
const MAX_SEGMENTS = 100_000;

/** A message as JSON, and a function to call when the client has read it. */
type OutgoingMessage = { readonly text: string; readonly onRead: () => void };
/** A part of a message, and the number of parts of that message. */
type Segment = { readonly count: number; readonly text: string };

/** Carries messages over a series of polls; outgoing ones wait for the next poll. */
export class PollingTransport implements Transport {
  readonly id = randomUUID();
  readonly password = randomUUID();
  #outbox: OutgoingMessage[] = [];
  #responses = 0;
  #poll: ServerResponse | null = null;
  #closed = false;
  #nextSegment = 0;
  /** Segments that have arrived but do not continue the current message yet, by number. */
  readonly #received = new Map<number, Segment>();
  readonly #joiner = new FrameJoiner();

  constructor(private readonly backlog: Backlog) {}

  send(message: object): void {
    const text = JSON.stringify(message);
    this.#outbox.push({ text, onRead: this.backlog.add(Buffer.byteLength(text)) });
    // Deferred, so that all messages caused by one request share a response.
    queueMicrotask(() => this.#flush());
  }

  close(): void {
    this.#closed = true;
    for (const { onRead } of this.#outbox.splice(0)) onRead();
    this.#respond(CLOSE_SCRIPT);
  }

  /** Holds a poll until there is a message to send; a previous poll is answered at once. */
  hold(poll: ServerResponse): void {
    if (this.#poll) this.#respondWithMessages();
    this.#poll = poll;
    poll.on('close', () => {
      if (this.#poll === poll) this.#poll = null;
    });
    if (this.#closed) this.#respond(CLOSE_SCRIPT);
    else this.#flush();
  }

  /** Reads the segments in a poll's parameters; returns the messages they complete. Throws InvalidInput. */
  receive(params: URLSearchParams): readonly string[] {
    for (let index = 0; params.has(`seg${index}`); index += 1) {
      const count = Number(params.get(`ts${index}`));
      const isValid = Number.isInteger(count) && count > 0 && count < MAX_SEGMENTS;
      if (!isValid || this.#received.size === MAX_OUT_OF_ORDER) {
        throw new InvalidInput('A message has invalid segments');
      }
      const number = Number(params.get(`seg${index}`));
      this.#received.set(number, { count, text: params.get(`d${index}`) ?? '' });
    }
    const messages: string[] = [];
    for (; ; this.#nextSegment += 1) {
      const segment = this.#received.get(this.#nextSegment);
      if (!segment) return messages;
      this.#received.delete(this.#nextSegment);
      if (this.#joiner.isEmpty) this.#joiner.add(String(segment.count));
      const base64 = this.#joiner.add(segment.text);
      if (base64 !== null) messages.push(Buffer.from(base64, 'base64url').toString());
    }
  }

  /** The script of the first response: the functions that later scripts call, and the first messages. */
  greeting(callback: string): string {
    const messages = this.#outbox.splice(0);
    for (const { onRead } of messages) onRead();
    return [
      `function pLPCommand(c,a,b){parent.window["pLPCommand${callback}"](c,a,b);}`,
      `function pRTLPCB(n,m){parent.window["pRTLPCB${callback}"](n,m);}`,
      `pLPCommand('start','${this.id}','${this.password}');`,
      this.#script(messages),
    ].join('\n');
  }

  #flush(): void {
    if (this.#poll && this.#outbox.length > 0) this.#respondWithMessages();
  }

  #respondWithMessages(): void {
    const messages = this.#outbox.splice(0);
    this.#poll?.on('close', () => messages.forEach(({ onRead }) => onRead()));
    this.#respond(this.#script(messages));
  }

  #respond(script: string): void {
    const poll = this.#poll;
    if (!poll) return;
    this.#poll = null;
    sendScript(poll, script);
  }

  #script(messages: readonly OutgoingMessage[]): string {
    // Uses JSON.parse, because an object literal would set its prototype for a child named __proto__.
    const json = JSON.stringify(`[${messages.map(({ text }) => text).join(',')}]`);
    const script = `pRTLPCB(${this.#responses},JSON.parse(${json}));`;
    this.#responses += 1;
    return script;
  }
}

/** Tells the client's script that the connection is closed. */
export const CLOSE_SCRIPT = "pLPCommand('close');";

export function sendScript(response: ServerResponse, script: string): void {
  if (response.writableEnded) return;
  response.writeHead(200, {
    'content-type': 'application/javascript',
    'cache-control': 'no-cache',
  });
  response.end(script);
}
