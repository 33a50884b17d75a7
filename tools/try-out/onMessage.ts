/** Calls back with every message that arrives at a port, and the ports that come along. */
export function onMessage(
  port: MessagePort,
  receive: (data: unknown, ports: readonly MessagePort[]) => void,
): void {
  port.addEventListener('message', ({ data, ports }) => receive(data, ports));
  port.start();
}
