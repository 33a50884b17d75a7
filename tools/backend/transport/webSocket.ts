import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Log } from '../log.ts';
import { messageOf } from '../errorDetails.ts';
import { type CreateBacklog, socketTimer } from './backlog.ts';
import type { Clients } from '../session/clients.ts';
import { FrameJoiner, framesOf } from '../session/frames.ts';
import { requestUrl } from './request.ts';

const MAX_FRAME_BYTES = 64 * 1024 * 1024;
const POLICY_VIOLATION = 1008;

/** WebSocket connections at `/.ws?ns=…`. */
export class WebSocketTransport {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_BYTES,
  });

  constructor(
    private readonly clients: Clients,
    private readonly createBacklog: CreateBacklog,
    private readonly log: Log,
  ) {}

  /** Handles an HTTP upgrade request. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const onError = (error: Error) => this.log(`A socket failed: ${error.message}`);
    socket.on('error', onError);
    const params = upgradeParams(request);
    if (!params) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) => {
      socket.off('error', onError);
      webSocket.on('error', onError);
      try {
        this.#open(webSocket, params, request);
      } catch (error) {
        this.#reject(webSocket, error);
      }
    });
  }

  /** Disconnects all clients immediately. */
  close(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  #open(socket: WebSocket, params: URLSearchParams, request: IncomingMessage): void {
    const joiner = new FrameJoiner();
    const backlog = this.createBacklog(socketTimer(request.socket), () => socket.terminate());
    const transport = {
      send: (message: object) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        for (const frame of framesOf(JSON.stringify(message))) {
          const text = Buffer.from(frame);
          socket.send(text, { binary: false }, backlog.add(text.length));
        }
      },
      close: () => socket.close(),
    };
    const connection = this.clients.open(params, request.headers.host ?? '', transport);
    socket.on('close', () => this.clients.onTransportLost(connection));
    socket.on('message', (frame: Buffer) => {
      try {
        const message = joiner.add(frame.toString());
        if (message !== null) connection.receive(message);
      } catch (error) {
        this.#reject(socket, error);
      }
    });
  }

  /** Closes the connection of a client that violates the protocol. */
  #reject(socket: WebSocket, error: unknown): void {
    const reason = messageOf(error);
    this.log(`A client was disconnected: ${reason}`);
    socket.close(POLICY_VIOLATION, Buffer.from(reason).subarray(0, 120));
  }
}

/** The parameters of an upgrade request; null for another path or an invalid URL. */
function upgradeParams(request: IncomingMessage): URLSearchParams | null {
  try {
    const { pathname, searchParams } = requestUrl(request);
    return pathname === '/.ws' ? searchParams : null;
  } catch {
    return null;
  }
}
