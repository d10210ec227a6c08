// A server whose content goes out as archives and comes in again, and a work with a question of every type.
import { expect } from 'vitest';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import type { Archive } from '#server/exchange/archive/archive-content.ts';
import { withFileIds } from '#server/exchange/archive/file-ids.ts';
import { readZip } from '#server/exchange/zip/read-zip.ts';
import { multipart } from '#tests/contract/sample-requests.ts';
import { callAs, openAttemptRig, type AttemptRig } from './attempt-rig.ts';
import { questionSamples } from './questions-work.ts';
import { testPerson, type TestPerson } from './test-app.ts';
import type { TestStorage } from './test-storage.ts';

export interface ExchangeRig {
  readonly rig: AttemptRig;
  readonly admin: TestPerson;
}

/** Closing its `rig` closes the storage too. */
export async function openExchangeRig(storage: TestStorage): Promise<ExchangeRig> {
  const rig = await openAttemptRig(storage);
  return { rig, admin: await testPerson(rig.app, 'ROLE_ADMIN') };
}

export const words = (ru: string) => ({ ru, en: `${ru} en`, ch: `${ru} 中` });

export async function send<T>(
  { rig, admin }: ExchangeRig,
  path: '/task-imports/check' | '/task-imports',
  content: Buffer,
  data: object = {},
  person: TestPerson = admin,
) {
  const { payload, headers } = multipart(data, [{ name: 'архив.zip', content }]);
  const url = `/api/v1${path}`;
  const answer = await rig.app.inject({
    method: 'POST',
    url,
    headers: { ...person.headers, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<T & { code: string; message: string }>() };
}

export type Taken = Readonly<
  Record<'courseIds' | 'workIds' | 'taskIds' | 'caseIds' | 'chainIds' | 'topicIds', string[]>
>;
type Wanted = Partial<Readonly<Record<'courseIds' | 'workIds' | 'taskIds', readonly string[]>>>;

export async function exported(
  { rig, admin }: ExchangeRig,
  wanted: Wanted,
  person: TestPerson = admin,
): Promise<Buffer> {
  const url = '/api/v1/task-exports/file';
  const payload = { format: 'ARCHIVE', ...wanted };
  const file = await rig.app.inject({ method: 'POST', url, headers: person.headers, payload });
  expect(file.statusCode, file.payload.slice(0, 300)).toBe(200);
  return file.rawPayload;
}

export const contentOf = (zip: Buffer): Archive & { version: number } =>
  JSON.parse(readZip(zip).contentOf('kristall.json')?.toString() ?? '');

export async function take(on: ExchangeRig, zip: Buffer, person: TestPerson = on.admin) {
  const { body: plan, status } = await send<ExchangePlan>(on, '/task-imports/check', zip, {}, person);
  expect(status, JSON.stringify(plan)).toBe(200);
  const numbers = plan.items.flatMap(({ number, problem }) => (problem === null ? [number] : []));
  const { body: taken, status: took } = await send<Taken>(
    on,
    '/task-imports',
    zip,
    { sha256: plan.sha256, numbers },
    person,
  );
  expect(took, JSON.stringify(taken)).toBe(201);
  return { plan, taken };
}

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function upload({ rig, admin }: ExchangeRig, name: string, content: Buffer): Promise<string> {
  const { payload, headers } = multipart({ kind: 'ANY' }, [{ name, content }]);
  const url = '/api/v1/files/operations';
  const answer = await rig.app.inject({
    method: 'POST',
    url,
    headers: { ...admin.headers, ...headers },
    payload,
  });
  return answer.json<{ id: string }[]>()[0]?.id ?? '';
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const RICH = {
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'formula', attrs: { tex: 'x^2', display: false, math: null } }] },
  ],
};

/** A work with a question of every type, with pictures, documents, a formula. */
export async function makeQuestions(on: ExchangeRig): Promise<string> {
  const { rig, admin } = on;
  const [picture, document, inText] = [
    await upload(on, 'рисунок.png', PNG),
    await upload(on, 'паспорт.pdf', PDF),
    await upload(on, 'в тексте.png', PNG),
  ];
  const { body: work } = await callAs<{ id: string }>(rig, admin, 'POST /works', {
    title: words('Вопросы'),
    maxTaskAttempts: { TRAINING: 2 },
  });
  const samples = questionSamples.map(([, { task }]) => {
    const { fileDocumentIds = [], ...rest } = withFileIds(task, () => picture) as Record<string, unknown>;
    const documents = Array.isArray(fileDocumentIds) && fileDocumentIds.length > 0 ? [document] : [];
    return {
      ...rest,
      fileDocumentIds: documents,
      hint: words('Подсказка'),
      settingsTask: { hintPenalty: 1 },
    };
  });
  const rich = {
    ...RICH,
    content: [{ type: 'picture', attrs: { id: inText, alt: 'Плёнка' } }, ...RICH.content],
  };
  const task = {
    taskType: 'COMMONQUESTION',
    question: {
      content: { ...words('Что это?'), rich: { ru: rich } },
      filesId: [inText],
      alts: { [inText]: words('Плёнка под микроскопом') },
    },
    answers: [{ content: words('плёнка') }],
    maxScore: 2,
  };
  const made = await callAs(rig, admin, `PUT /works/${work.id}/add-tasks-by-create`, [...samples, task]);
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return work.id;
}
