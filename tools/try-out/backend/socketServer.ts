import { messageOf } from '../../backend/errorDetails.ts';
import type { Log } from '../../backend/log.ts';
import type { Clients } from '../../backend/session/clients.ts';
import { FrameJoiner } from '../../backend/session/frames.ts';
import { DATABASE_HOST } from '../backendAddress.ts';
import { onMessage } from '../onMessage.ts';

/** Connects a client whose frames travel over a message port; null opens and closes the connection. */
export function acceptSocket(url: string, port: MessagePort, clients: Clients, log: Log): void {
  const joiner = new FrameJoiner();
  const transport = {
    send: (message: object) => port.postMessage(JSON.stringify(message)),
    close: () => port.postMessage(null),
  };
  port.postMessage(null);
  const connection = clients.open(new URL(url).searchParams, DATABASE_HOST, transport);
  onMessage(port, (data) => {
    const frame = data as string | null;
    if (frame === null) {
      clients.onTransportLost(connection);
      port.close();
      return;
    }
    try {
      const message = joiner.add(frame);
      if (message !== null) connection.receive(message);
    } catch (error) {
      log(`A client was disconnected: ${messageOf(error)}`);
      transport.close();
    }
  });
}
