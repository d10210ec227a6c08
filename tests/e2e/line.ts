// Tests whose pages reach the server by a line that can be cut. While a page loads, the browser forgets for a moment that it is offline, and
// past its worker also what a test has it refuse: a device that sends at once got through.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { test as base } from './fixtures.ts';

export interface Line {
  readonly url: string;
  readonly cut: () => void;
  readonly join: () => void;
}

const HOST = '127.0.0.1';

export const test = base.extend<{ readonly line: Line }>({
  line: async ({ server }, use) => {
    const port = Number(new URL(server.url).port);
    const ends = new Set<Socket>();
    let isCut = false;
    const join = (from: Socket, to: Socket): void => {
      ends.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    };
    const switchboard = createServer((near) => {
      if (isCut) {
        near.destroy();
        return;
      }
      const far = connect(port, HOST);
      join(near, far);
      join(far, near);
    });
    switchboard.listen(0, HOST);
    await once(switchboard, 'listening');
    const cut = (): void => {
      isCut = true;
      for (const end of ends) end.destroy();
    };
    await use({
      url: `http://${HOST}:${(switchboard.address() as AddressInfo).port}`,
      cut,
      join: () => {
        isCut = false;
      },
    });
    cut();
    switchboard.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.url);
  },
});
