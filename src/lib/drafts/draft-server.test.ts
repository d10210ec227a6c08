import { afterEach, expect, test, vi } from 'vitest';
import { serverOf } from './draft-server.ts';

let signedIn: string | undefined = 'anna';
vi.mock('../kept/signed-in-user.ts', () => ({ signedInUserId: () => signedIn }));
afterEach(() => void (signedIn = 'anna'));

test('what one person typed is never sent under the name of the next', async () => {
  const state = { data: 'text', questions: [], version: 2, revision: 1, isOwnChange: true };
  const save = vi.fn(() => Promise.resolve(state));
  const calls = {
    name: 'action',
    read: () => Promise.resolve(state),
    meet: () => Promise.reject(new Error()),
    save,
  };
  const server = serverOf('a1', calls);
  const draft = { data: 'text', questions: [], version: 1, baseRevision: 1 };
  for (const next of ['boris', undefined]) {
    signedIn = next;
    expect(await server.save(draft)).toEqual({ kind: 'UNREACHED' });
  }
  expect(save).not.toHaveBeenCalled();
  signedIn = 'anna';
  expect(await server.save(draft)).toEqual({ kind: 'SAVED', state });
});
