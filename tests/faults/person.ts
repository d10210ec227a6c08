// A signed-in person who calls a server that may be down.
import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '#src/lib/api/api-error.ts';
import type { Ask } from './faulty-device.ts';

const PATIENCE_MS = 20_000;

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly current?: unknown;
}

export class Person {
  #token = '';
  readonly #url: string;
  readonly #login: string;

  constructor(url: string, login = 'teacher') {
    this.#url = url;
    this.#login = login;
  }

  /** The session is gone: every call is refused until the next sign-in. */
  loseSession(): void {
    this.#token = '';
  }

  async signIn(): Promise<void> {
    const body = { login: this.#login, password: 'crystal' };
    this.#token = (await this.ask<{ accessToken: string }>('POST', '/auth/sign-in', body)).accessToken;
  }

  readonly ask = async <T>(method: string, path: string, body?: unknown, ifMatch?: number): Promise<T> => {
    const match = ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` };
    const own = { 'content-type': 'application/json', authorization: `Bearer ${this.#token}` };
    const headers = { ...own, ...match };
    const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(`${this.#url}/api/v1${path}`, { ...init, signal });
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    const { code, message, current } = answer as Refusal;
    if (response.status === 503) throw new TypeError(message);
    throw new ApiError({ status: response.status, code, message, current });
  };

  /** Repeats the call while the server is down. */
  readonly askPatiently: Ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    for (;;) {
      try {
        return await this.ask<T>(method, path, body);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await delay(100);
      }
    }
  };
}
