// Calls of a person of the demo content, for benches that play several people at once.
import type { Attempt } from '#contract/entities/attempt.ts';
import type { Work } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';

const PASSWORD = 'crystal';

/** Somebody signed in at a server. */
export interface Caller {
  readonly url: string;
  readonly token: string;
}

export async function tokenOf(url: string, login: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: PASSWORD }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

export async function call<T>(
  { url, token }: Caller,
  method: string,
  path: string,
  body?: string | FormData,
): Promise<{ readonly status: number; readonly body: T | undefined }> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: answer.ok ? (JSON.parse(text || 'null') as T) : undefined };
}

export interface WorkIds {
  readonly THEORY: string;
  readonly PRACTICE: string;
}

/** A work of questions and one of a simulation. */
export async function workIds(url: string): Promise<WorkIds> {
  const token = await tokenOf(url, 'admin');
  const { body } = await call<Page<Work>>({ url, token }, 'GET', '/works?size=100');
  const idOf = (kind: keyof WorkIds): string =>
    body?.content.find((own) => own.kind === kind && own.settingsWork.modes.includes('SELFCONTROL'))?.id ??
    '';
  return { THEORY: idOf('THEORY'), PRACTICE: idOf('PRACTICE') };
}

export async function begin(own: Caller, workId: string): Promise<Attempt> {
  const body = JSON.stringify({ type: 'SELFCONTROL' });
  const { body: attempt, status } = await call<Attempt>(own, 'POST', `/works/${workId}/completed-work`, body);
  if (attempt === undefined) throw new Error(`An attempt did not begin: ${status}`);
  return attempt;
}
