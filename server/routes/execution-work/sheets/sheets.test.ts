// The sheets of people of an event: who may have them, what stands on them, hidden names, bounds; on the engine at hand.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Execution } from '#contract/entities/execution.ts';
import type { Judgement } from '#contract/simulation/grade.ts';
import { ParseProcess } from '#server/parsing/parse-process.ts';
import { json } from '#server/storage/columns.ts';
import { callAs } from '#tests/support/attempt-rig.ts';
import { beginBay } from '#tests/support/bay-run.ts';
import { makeEvent, openControlRig, type ControlRig } from '#tests/support/control-rig.ts';
import { testPerson, type TestPerson } from '#tests/support/test-app.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

const text = (ru: string) => ({ ru, en: `${ru} (en)`, ch: '戴手套' });

const judged = (id: string, status: Judgement['status'], more: object = {}) => ({
  id,
  kind: 'step',
  status,
  text: text(id),
  sources: [],
  failsAttempt: false,
  cost: 0,
  ...more,
});

const MOVED = { side: 'before', id: 'g', text: text('Надеть перчатки'), at: 5000 } as const;
const GRADE = {
  score: 50,
  scoreWithoutFailure: 80,
  passScore: 70,
  passed: false,
  failedBy: ['gate'],
  parts: { fitness: 1, order: 1, time: 1, repeats: 1, matchedShare: 1 },
  judgements: [
    judged('Надеть маску', 'outOfOrder', { at: 65_000, shouldBe: MOVED }),
    judged('Закрыть дверь', 'missing'),
    judged('Включить свет', 'done', { at: 1000 }),
    judged('Лишний шаг', 'extra', { at: 2000, kind: 'extra' }),
    judged('Лишний шаг', 'extra', { at: 3000, kind: 'extra' }),
    judged('gate', 'forbidden', { at: 9000, kind: 'gate', text: text('Вход без костюма') }),
  ],
  smallestChange: [],
  wasBounded: false,
  nodes: 1,
};
const FOUND = {
  actionCount: 3,
  refusedCount: 0,
  durationMs: 90_000,
  restarts: 0,
  invalid: null,
  grade: GRADE,
};

let rig: ControlRig;
let event: Execution;
let path: `/execution-work/${string}/sheets`;

async function handIn(person: TestPerson): Promise<void> {
  const { attempt } = await beginBay(rig, event.id, person);
  await rig.storage.write(async (tx) => {
    const ended = { status: 'REVIEWED', mark: 5, passed: false } as const;
    await tx.updateTable('attempts').set(ended).where('id', '=', attempt.id).execute();
    await tx
      .updateTable('attemptTasks')
      .set({ simulation: json(FOUND), mark: 5 })
      .where('attemptId', '=', attempt.id)
      .execute();
  });
}

beforeAll(async () => {
  rig = await openControlRig(await openTestStorage());
  // Two of one name could not be told apart.
  await rig.storage.write((tx) =>
    tx.updateTable('users').set({ surname: 'Щукина' }).where('id', '=', rig.mate.id).execute(),
  );
});
afterAll(() => rig.close());
beforeEach(async () => {
  event = await makeEvent(rig, { workId: rig.bayControlId });
  path = `/execution-work/${event.id}/sheets`;
  await handIn(rig.student);
  await handIn(rig.mate);
  const bookmarks = `POST /execution-work/${event.id}/bookmarks` as const;
  await callAs(rig, rig.teacher, bookmarks, { userIds: [rig.student.id], note: 'Куда вы смотрели?' });
});

const ask = (query = '', by = rig.teacher, language = 'ru') =>
  rig.app.inject({
    method: 'GET',
    url: `/api/v1${path}${query}`,
    headers: { ...by.headers, 'accept-language': language },
  });

/** By page, without spaces: a line is drawn in pieces. */
async function pagesIn(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: false }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .flatMap((item) => ('str' in item ? [item.str] : []))
        .join('')
        .replaceAll(/\s/gu, ''),
    );
  }
  return pages;
}

const pagesOf = async (query = '', language = 'ru'): Promise<readonly string[]> => {
  const response = await ask(query, rig.teacher, language);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  return pagesIn(response.rawPayload);
};
const squeezed = (words: string): string => words.replaceAll(/\s/gu, '');
const nameOf = ({ id }: TestPerson): string =>
  squeezed(event.assignedUsers.find((user) => user.id === id)?.fullName ?? '?');

describe('what stands on it', () => {
  test('result, the gate in words, what was missed and moved, and the own bookmarks', async () => {
    const pages = await pagesOf(`?userId=${rig.student.id}`);
    expect(pages).toHaveLength(1);
    const whole = pages.join('');
    for (const part of [
      nameOf(rig.student),
      'Контрольная',
      'Не зачтено.',
      'Итог по действиям: 50 из 100, нужно 70.',
      'Вход без костюмаНе зачтено0:00:09',
      'Закрыть дверьНе сделано—',
      'Нужно было раньше, чем «Надеть перчатки» (0:00:05).',
      'Не по порядку0:01:05',
      'Лишний шаг (раз: 2)Лишнее0:00:02',
      'Куда вы смотрели?',
    ])
      expect(whole).toContain(squeezed(part));
    for (const other of [nameOf(rig.mate), squeezed('Включить свет')]) expect(whole).not.toContain(other);
  });

  test('a page for each person, with their own bookmarks alone', async () => {
    const pages = await pagesOf();
    expect(pages).toHaveLength(2);
    const own = pages.find((page) => page.includes(nameOf(rig.student)));
    const other = pages.find((page) => page.includes(nameOf(rig.mate)));
    expect(own).not.toBe(other);
    expect([own, other].map((page) => page?.includes(squeezed('Куда вы смотрели?')))).toEqual([true, false]);
  });

  test.each([
    ['en', 'Not passed', 'Missing'],
    ['zh', '戴手套', '未做'],
  ])('in the language of the request: %s', async (language, ...parts) => {
    const whole = (await pagesOf('', language)).join('');
    for (const part of parts) expect(whole).toContain(squeezed(part));
  });

  test('where names are hidden, none is in the file nor in its name', async () => {
    const names = [rig.student, rig.mate].map(nameOf);
    for (const query of ['?names=false', `?names=false&userId=${rig.student.id}`]) {
      const response = await ask(query);
      const whole = (await pagesIn(response.rawPayload)).join('');
      const file = squeezed(decodeURIComponent(String(response.headers['content-disposition'])));
      expect(whole).toMatch(/Участник[12]/u);
      for (const name of names) expect([whole.includes(name), file.includes(name)]).toEqual([false, false]);
    }
  });
});

describe('rights', () => {
  test('a teacher of others and a learner have none', async () => {
    expect((await ask('', rig.otherTeacher)).statusCode).toBe(404);
    expect((await ask('', rig.student)).statusCode).toBe(403);
    expect((await ask(`?userId=${rig.student.id}`, rig.student)).statusCode).toBe(403);
  });

  test('of an event that is shared, those whom one teaches, and nobody else', async () => {
    const stranger = await testPerson(rig.app, 'ROLE_STUDENT');
    await rig.storage.write((tx) =>
      tx
        .insertInto('executionUsers')
        .values({
          executionId: event.id,
          userId: stranger.id,
          startsAt: event.startDateTime,
          endsAt: event.endDateTime,
        })
        .execute(),
    );
    await handIn(stranger);
    expect(await pagesOf()).toHaveLength(2);
    expect((await ask(`?userId=${stranger.id}`)).statusCode).toBe(404);
    const admin = await testPerson(rig.app, 'ROLE_ADMIN');
    expect(await pagesIn((await ask('', admin)).rawPayload)).toHaveLength(3);
  });
});

describe('bounds', () => {
  test('more than two at once of one person are refused, in words; others are served', async () => {
    // Nothing is drawn before all have been asked for: a quick machine would be done with the first by then.
    let draw = (): void => undefined;
    const twoRefused = new Promise<void>((resolve) => (draw = resolve));
    const drawing = vi.spyOn(ParseProcess.prototype, 'run').mockImplementation(async function (
      this: ParseProcess,
      request,
    ) {
      await twoRefused;
      drawing.mockRestore();
      return this.run(request);
    });
    const refused: Awaited<ReturnType<typeof ask>>[] = [];
    const asked = Array.from({ length: 4 }, async () => {
      const response = await ask();
      if (response.statusCode === 503 && refused.push(response) === 2) draw();
      return response.statusCode;
    });
    expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(2);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Ваши прежние документы ещё составляются. Дождитесь их и повторите',
    });
    expect((await ask()).statusCode).toBe(200);
  });

  test('those after so many', async () => {
    const [first, second] = await pagesOf();
    expect(await pagesOf('?after=1')).toEqual([second]);
    expect(first).not.toBe(second);
  });

  test('of a long list of remarks the first, with how many more', async () => {
    const many = Array.from({ length: 60 }, (_, at) => judged(`Шаг ${at}`, 'missing'));
    const simulation = json({ ...FOUND, grade: { ...GRADE, judgements: many } });
    await rig.storage.write((tx) => tx.updateTable('attemptTasks').set({ simulation }).execute());
    const whole = (await pagesOf(`?userId=${rig.student.id}`)).join('');
    expect(whole).toContain(squeezed('Ещё замечаний: 35'));
  });
});
