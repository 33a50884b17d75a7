import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clients } from './clients.ts';
import { HttpError } from './restReply.ts';

export class LongPollingDoor {
  constructor(_clients: Clients) {
    void randomUUID;
  }
  handle(_params: URLSearchParams, _incoming: IncomingMessage, _response: ServerResponse): void {
    throw new HttpError(404, 'Not found');
  }
}
