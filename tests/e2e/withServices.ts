import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type WorkerFixtures } from './fixtures.ts';
import { createProduct } from './product.ts';

/** A report as it arrived. */
export type Arrived = {
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The event in its envelope. */
  readonly event: {
    readonly transaction: string;
    readonly tags: Readonly<Record<string, string>>;
    readonly exception: {
      readonly values: readonly { readonly type: string; readonly value: string }[];
    };
  };
};

/** A service that takes reports, on this machine. */
export type ReportService = {
  readonly dsn: string;
  readonly arrived: Arrived[];
  /** The status with which it answers. */
  status: number;
};

/** The product as a build makes it that stores enquiries and reports errors. */
export const test = base.extend<
  { readonly reports: ReportService },
  Pick<WorkerFixtures, 'product'> & { readonly service: ReportService }
>({
  service: [
    async ({}, use) => {
      const arrived: Arrived[] = [];
      const service: ReportService = { dsn: '', arrived, status: 200 };
      const server = createServer((request, response) => {
        let body = '';
        request.on('data', (chunk: Buffer) => (body += chunk.toString()));
        request.on('end', () => {
          const { url = '', headers } = request;
          const event = JSON.parse(body.split('\n')[2] ?? '') as Arrived['event'];
          arrived.push({ url, headers, body, event });
          response.writeHead(service.status, { 'Access-Control-Allow-Origin': '*' }).end('{}');
        });
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await use(Object.assign(service, { dsn: `http://public@127.0.0.1:${port}/7` }));
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ command, service }, use) => {
      const product = await createProduct(command, {
        VITE_ENQUIRIES: 'on',
        VITE_ERROR_REPORTS: service.dsn,
      });
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  reports: async ({ service }, use) => {
    service.arrived.length = 0;
    service.status = 200;
    await use(service);
  },
});
