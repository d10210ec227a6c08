// For tests of an import: the multipart form of a table, checking it, and writing it to the end.
import type { FastifyInstance } from 'fastify';
import { expect, vi } from 'vitest';
import type { ImportJob, ImportPlan } from '#contract/calls/user-import.ts';
import type { TestPerson } from './test-app.ts';

export const HEADER = 'Логин;Фамилия;Имя;Почта;Пол';
export const person = (login: string, more = ''): string =>
  `${login};Петрова;Анна;${login}@example.test;ж${more}`;

/** Passwords for the people who have none in the table, as the page makes them. */
export const passwordsOf = (plan: ImportPlan) =>
  plan.lines.filter((line) => line.needsPassword).map(({ line }) => ({ line, password: `crystal-${line}` }));

/** The multipart form of an import. */
function form(text: string | Buffer, data: object) {
  const boundary = 'x-boundary-of-the-test';
  const part = (head: string, body: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      body,
      Buffer.from('\r\n'),
    ]);
  return {
    payload: Buffer.concat([
      part('name="data"', Buffer.from(JSON.stringify(data))),
      part('name="files"; filename="people.csv"', Buffer.from(text)),
      Buffer.from(`--${boundary}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** The calls of an import, by `admin` unless another person is given. */
export function importCalls(app: FastifyInstance, admin: TestPerson) {
  async function send(path: string, text: string | Buffer, data: object = {}, person = admin) {
    // Most tables here have no column for the patronymic.
    const { payload, headers } = form(text, { noPatronymic: true, ...data });
    return app.inject({
      method: 'POST',
      url: `/api/v1/users/import${path}`,
      payload,
      headers: { ...headers, ...person.headers, 'accept-language': 'en' },
    });
  }

  async function check(text: string | Buffer, data: object = {}, person = admin): Promise<ImportPlan> {
    const answer = await send('/check', text, data, person);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  }

  async function ended(id: string): Promise<ImportJob> {
    return vi.waitFor(async () => {
      const answer = await app.inject({ url: `/api/v1/users/import/${id}`, headers: admin.headers });
      const job = answer.json<ImportJob>();
      expect(job.state).not.toBe('RUNNING');
      return job;
    }, 20_000);
  }

  /** Checks and writes a table, and waits for the end. */
  async function bring(text: string, data: object = {}): Promise<ImportJob> {
    const plan = await check(text, data);
    const begun = await send('', text, { ...data, sha256: plan.sha256, passwords: passwordsOf(plan) });
    expect(begun.statusCode, begun.body).toBe(202);
    return ended(begun.json<ImportJob>().id);
  }

  return { send, check, ended, bring };
}
