import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Backlog } from './backlog.ts';
import type { Transport } from './connection.ts';
import { InvalidInput } from '../core/errors.ts';
import { FrameJoiner } from './frames.ts';

/** How many pieces may have arrived before one that comes earlier in the message. */
const MAX_AHEAD = 1000;
const MAX_PIECES = 100_000;

/** A message as JSON, and what to call when the client has read it. */
type Waiting = { readonly text: string; readonly read: () => void };
type Piece = { readonly pieces: number; readonly text: string };

/** Carries messages over a series of polls: those for the client wait until one is open. */
export class PollingTransport implements Transport {
  readonly id = randomUUID();
  readonly password = randomUUID();
  #outbox: Waiting[] = [];
  #answered = 0;
  #poll: ServerResponse | null = null;
  #closed = false;
  #nextPiece = 0;
  readonly #ahead = new Map<number, Piece>();
  readonly #joiner = new FrameJoiner();

  constructor(private readonly backlog: Backlog) {}

  send(message: object): void {
    const text = JSON.stringify(message);
    this.#outbox.push({ text, read: this.backlog.add(Buffer.byteLength(text)) });
    // What one request causes travels together.
    queueMicrotask(() => this.#deliver());
  }

  close(): void {
    this.#closed = true;
    for (const { read } of this.#outbox.splice(0)) read();
    this.#answer("pLPCommand('close');");
  }

  /** Holds a poll until there is something to tell; a poll held before is answered at once. */
  hold(poll: ServerResponse): void {
    if (this.#poll) this.#answerMessages();
    this.#poll = poll;
    poll.on('close', () => {
      if (this.#poll === poll) this.#poll = null;
    });
    if (this.#closed) this.#answer("pLPCommand('close');");
    else this.#deliver();
  }

  /** Takes the pieces in a poll's parameters; answers the messages they complete. Throws InvalidInput. */
  take(params: URLSearchParams): readonly string[] {
    for (let at = 0; params.has(`seg${at}`); at += 1) {
      const pieces = Number(params.get(`ts${at}`));
      const valid = Number.isInteger(pieces) && pieces > 0 && pieces < MAX_PIECES;
      if (!valid || this.#ahead.size === MAX_AHEAD) {
        throw new InvalidInput('A message comes in odd pieces');
      }
      this.#ahead.set(Number(params.get(`seg${at}`)), { pieces, text: params.get(`d${at}`) ?? '' });
    }
    const messages: string[] = [];
    for (; ; this.#nextPiece += 1) {
      const piece = this.#ahead.get(this.#nextPiece);
      if (!piece) return messages;
      this.#ahead.delete(this.#nextPiece);
      if (this.#joiner.isEmpty) this.#joiner.add(String(piece.pieces));
      const base64 = this.#joiner.add(piece.text);
      if (base64 !== null) messages.push(Buffer.from(base64, 'base64url').toString());
    }
  }

  /** The script of the first answer: the functions that all later ones call, and the first messages. */
  greeting(callback: string): string {
    const sent = this.#outbox.splice(0);
    for (const { read } of sent) read();
    return [
      `function pLPCommand(c,a,b){parent.window["pLPCommand${callback}"](c,a,b);}`,
      `function pRTLPCB(n,m){parent.window["pRTLPCB${callback}"](n,m);}`,
      `pLPCommand('start','${this.id}','${this.password}');`,
      this.#script(sent),
    ].join('\n');
  }

  #deliver(): void {
    if (this.#poll && this.#outbox.length > 0) this.#answerMessages();
  }

  #answerMessages(): void {
    const sent = this.#outbox.splice(0);
    this.#poll?.on('close', () => sent.forEach(({ read }) => read()));
    this.#answer(this.#script(sent));
  }

  #answer(script: string): void {
    const poll = this.#poll;
    if (!poll) return;
    this.#poll = null;
    sendScript(poll, script);
  }

  #script(messages: readonly Waiting[]): string {
    // Parsed from a text: in a script's own literal a child named __proto__ would be lost.
    const json = JSON.stringify(`[${messages.map(({ text }) => text).join(',')}]`);
    const script = `pRTLPCB(${this.#answered},JSON.parse(${json}));`;
    this.#answered += 1;
    return script;
  }
}

export function sendScript(response: ServerResponse, script: string): void {
  if (response.writableEnded) return;
  response.writeHead(200, {
    'content-type': 'application/javascript',
    'cache-control': 'no-cache',
  });
  response.end(script);
}
