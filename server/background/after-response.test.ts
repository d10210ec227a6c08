import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { afterResponse } from './after-response.ts';

test('closing waits for what is under way, and a failure is logged', async () => {
  const app = Fastify();
  const logged = vi.spyOn(app.log, 'error');
  const begin = afterResponse(app, 'it failed');
  let isOver = false;
  begin(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    isOver = true;
  });
  begin(() => Promise.reject(new Error('broken')));
  await app.close();
  expect(isOver).toBe(true);
  expect(logged.mock.calls).toEqual([[{ err: new Error('broken') }, 'it failed']]);
});

test('a run that may begin later begins at once when the server closes', async () => {
  const app = Fastify();
  const run = vi.fn(() => Promise.resolve());
  afterResponse(app, 'it failed', 60_000)(run);
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  await app.close();
  expect(run).toHaveBeenCalledOnce();
});
