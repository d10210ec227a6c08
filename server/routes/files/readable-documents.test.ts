// Which documents are listed for a person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileInfo, ReadableDocument } from '#contract/calls/files.ts';
import type { Task, Work } from '#contract/entities/work.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { callAs, openAttemptRig, type AttemptRig } from '#tests/support/attempt-rig.ts';

let rig: AttemptRig;
let author: TestPerson;
let workId = '';

async function uploaded(name: string): Promise<string> {
  const form = new FormData();
  form.append('files', new File(['%PDF-1.7\n%%EOF'], name));
  const encoded = new Response(form);
  const answer = await rig.app.inject({
    method: 'POST',
    url: '/api/v1/files/operations',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...author.headers, 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  return answer.json<FileInfo[]>()[0]?.id ?? '';
}

async function namesFor(person: TestPerson): Promise<readonly string[]> {
  const { body } = await callAs<ReadableDocument[]>(rig, person, 'GET /documents');
  return body.map(({ name }) => name);
}

beforeAll(async () => {
  rig = await openAttemptRig(await openTestStorage());
  author = await testPerson(rig.app, 'ROLE_ADMIN');
  const title = { ru: 'Документы', en: '', ch: '' };
  const made = await callAs<Work>(rig, author, 'POST /works', {
    kind: 'DOCUMENT',
    title,
    groupIds: [rig.groupId],
  });
  workId = made.body.id;
  const task = {
    taskType: 'DOCUMENT',
    question: { content: { ru: 'Прочитайте', en: '', ch: '' } },
    fileDocumentIds: [await uploaded('KR-09 Вход (ru).pdf'), await uploaded('KR-09 Entry (en).pdf')],
    params: {
      fields: [
        { id: 'code', kind: 'TEXT', label: { ru: 'Код', en: '', ch: '' }, accepted: [{ ru: 'L002' }] },
      ],
    },
    maxScore: 1,
  };
  const added = await callAs<Work & { readonly tasks: readonly Task[] }>(
    rig,
    author,
    `PUT /works/${workId}/add-tasks-by-create`,
    [task],
  );
  expect(added.status, JSON.stringify(added.body)).toBe(200);
});
afterAll(() => rig.close());

const BOTH = ['KR-09 Entry (en).pdf', 'KR-09 Вход (ru).pdf'];

test('a learner is told of the documents of their works, and where they are read', async () => {
  expect(await namesFor(rig.student)).toEqual(BOTH);
  const { body } = await callAs<ReadableDocument[]>(rig, rig.student, 'GET /documents');
  expect(body[0]?.works).toEqual([
    { id: workId, kind: 'DOCUMENT', title: { ru: 'Документы', en: '', ch: '' } },
  ]);
});

test('who may not learn the work is told of nothing', async () => {
  expect(await namesFor(await testPerson(rig.app, 'ROLE_STUDENT'))).toEqual([]);
});

test('a coming event keeps its documents from those it examines, not from its authors', async () => {
  const day = 86_400_000;
  const now = Date.now();
  const event = await callAs(rig, author, 'POST /execution-work', {
    title: { ru: 'Контроль', en: '', ch: '' },
    workId,
    executionTime: 30,
    startDateTime: new Date(now + day).toISOString(),
    endDateTime: new Date(now + 2 * day).toISOString(),
    assignedUserIds: [rig.student.id],
  });
  expect(event.status, JSON.stringify(event.body)).toBe(201);
  expect(await namesFor(rig.student)).toEqual([]);
  expect(await namesFor(author)).toEqual(BOTH);
});
