/** Calls back with every message that arrives at a port, and the ports that come along. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what the other side posts
export function onMessage<Data>(
  port: MessagePort,
  receive: (data: Data, ports: readonly MessagePort[]) => void,
): void {
  port.addEventListener('message', ({ data, ports }: MessageEvent<Data>) => receive(data, ports));
  port.start();
}
