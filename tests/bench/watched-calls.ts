// Times calls over HTTP, and watches one person's calls while something else runs.
import { request, type Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** The pause between two calls of the watched person. */
const PAUSE_MS = 20;

export interface Timed {
  readonly ms: number;
  readonly status: number;
}

export interface Wanted {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

/** Sends a call and times it; the response is not read. */
export function send(url: string, agent: Agent, { method, path, body, token }: Wanted): Promise<Timed> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(text),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const sending = request(`${url}/api/v1${path}`, { agent, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ ms: performance.now() - from, status: answer.statusCode ?? 0 }));
    });
    sending.on('error', reject);
    sending.end(text);
  });
}

/** The time below which this share of the calls lies, in ms. */
export function centile(times: readonly Timed[], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Makes one person's calls, one after the other, until `isOver`. */
export async function watch(call: () => Promise<Timed>, isOver: () => boolean): Promise<Timed[]> {
  const times: Timed[] = [];
  while (!isOver()) {
    times.push(await call());
    await delay(PAUSE_MS);
  }
  return times;
}
