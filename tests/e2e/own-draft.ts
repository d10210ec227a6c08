// Drafts that a test may change: copies of what ships.
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callerFor } from './people.ts';

interface State<Data> {
  readonly id: string;
  readonly data: Data;
}

/** Stores a draft of its own with what a shipped one has, but for the change; returns its id. */
export async function draftOf<Data>(
  url: string,
  path: string,
  shipped: string,
  change: (data: Data) => Data,
): Promise<string> {
  const admin = await callerFor(url, 'admin');
  const { data } = await admin.call<State<Data>>('GET', `${path}/${shipped}/draft`);
  const id = randomUUID();
  const answer = await fetch(`${url}/api/v1${path}/${id}/draft`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      'if-match': '0',
    },
    body: JSON.stringify({ data: change(data), questions: [], baseRevision: 0 }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return id;
}
