// The fixture of end-to-end tests: one real server with demo content for each worker.
import { test as base } from '@playwright/test';
import { startServer, type RunningServer } from '../support/run-server.ts';

type WorkerFixtures = { readonly server: RunningServer };

export const test = base.extend<object, WorkerFixtures>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer({ DEMO: 'on' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
