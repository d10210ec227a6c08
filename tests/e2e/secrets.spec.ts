// Nothing of a key reaches a student's browser in SELFCONTROL or CONTROL, in a response or in a chunk.
import { expect, type Page } from '@playwright/test';
import { cleanHandsGirl } from '#machines/room/builtin/cases/clean-hands-girl.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomKeys } from '#machines/room/builtin/keys/all.ts';
import {
  cleanHandsGirlActions,
  cleanHandsManActions,
} from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset } from '#machines/room/builtin/ruleset.ts';
import { REFUSAL_TEXTS } from '#machines/room/refusal-texts.ts';
import { actionText } from '#machines/room/wording.ts';
import { beginElsewhere, playedRoom } from './begun-log.ts';
import { test } from './fixtures.ts';
import { enterAs } from './entering.ts';
import { demoWorks, newStudent, openControlEvent } from './people.ts';
import { everythingIsSaved, finish, moveByPanel, movesOf, roomIsReady } from './room-play.ts';

/** Field names of keys in the contract: schemas with them may be sent, values may not. */
const KEY_FIELDS = [
  'expectedMs',
  'passScore',
  'failsAttempt',
  'maxNodes',
  'isCritical',
  'preventedBy',
  'freeCodes',
  'judgements',
  'smallestChange',
];

/** Moves of the practice that are done before the test listens. */
const BEGUN = 20;

/** Shorter strings may be ordinary words. */
const DISTINCTIVE_LENGTH = 9;

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Names of facts that the machine tells of any state, whatever a key asks of them. */
const FACTS = ['carriedIn'];

/** What deeds are called, whoever does them. */
const DEEDS = builtinRoomRuleset.codes.map(({ code }) =>
  actionText(builtinRoomRuleset, { code, params: { soap: true } }),
);

/** Strings in the keys that a student must not have: steps, reasons, hints, forbidden things. */
function secrets(): readonly string[] {
  const open = JSON.stringify([builtinRoomRuleset, BUILTIN_ROOM_CASES, REFUSAL_TEXTS, FACTS, DEEDS]);
  const all = new Set(stringsIn(builtinRoomKeys));
  const isLong = (text: string): boolean =>
    text.length >= DISTINCTIVE_LENGTH || /[\u4e00-\u9fff]{5,}/.test(text);
  return [...all].filter((text) => isLong(text) && !open.includes(text));
}

interface Received {
  readonly url: string;
  readonly text: string;
}

/** Records the body of every response from now on. */
function listen(page: Page): { stop(): Promise<readonly Received[]> } {
  const bodies: Promise<Received>[] = [];
  const keep = (response: Awaited<ReturnType<Page['waitForResponse']>>): void => {
    const read = async (): Promise<Received> => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      return { url: response.url(), text: body.toString('utf8') };
    };
    bodies.push(read());
  };
  page.on('response', keep);
  return {
    stop: async () => {
      page.off('response', keep);
      return Promise.all(bodies);
    },
  };
}

function leaksIn(received: readonly Received[]): readonly string[] {
  const wanted = secrets();
  return received.flatMap(({ url, text }) => {
    const values = wanted.filter((secret) => text.includes(secret));
    const fields = url.includes('/api/') ? KEY_FIELDS.filter((field) => text.includes(`"${field}"`)) : [];
    return [...values, ...fields].map((leak) => `${url}: ${leak}`);
  });
}

test('the keys have enough of their own to look for', () => {
  const all = secrets();
  expect(all.length).toBeGreaterThan(60);
  expect(all).toContain('street-shoes-carried');
  expect(
    leaksIn([
      {
        url: '/api/v1/x',
        text: '{"expectedMs":300000,"text":"Уличная обувь унесена дальше входной группы"}',
      },
    ]),
  ).toHaveLength(2);
});

test('SELFCONTROL brings nothing of the key before the end', async ({ page, server }) => {
  const student = await newStudent(server.url);
  const { practiceId } = await demoWorks(server.url);
  const begun = playedRoom(cleanHandsManActions.slice(0, BEGUN));
  await beginElsewhere(server.url, student, { workId: practiceId }, begun);
  const heard = listen(page);
  await enterAs(page, student.login);
  await page.goto(`/task/${practiceId}`);
  await page.getByRole('link', { name: 'Продолжить самоконтроль' }).click();
  await roomIsReady(page);
  for (const move of movesOf(cleanHandsMan.play, cleanHandsManActions).slice(BEGUN))
    await moveByPanel(page, move);
  await everythingIsSaved(page);
  await page.reload();
  await roomIsReady(page);
  const received = await heard.stop();
  const calls = received.filter(({ url }) => url.includes('/completed-work'));
  expect(calls.length).toBeGreaterThan(1);
  expect(received.filter(({ url }) => url.endsWith('.js')).length).toBeGreaterThan(5);
  expect(leaksIn(received)).toEqual([]);
});

test('CONTROL brings nothing of the key, nor after the end while the event is open', async ({
  page,
  server,
}) => {
  const student = await newStudent(server.url);
  const executionId = await openControlEvent(server.url, student);
  const heard = listen(page);
  await enterAs(page, student.login);
  await page.goto('/control');
  await page.goto(`/controltask/${executionId}`);
  await page.getByRole('button', { name: 'Начать контроль' }).click();
  await roomIsReady(page);
  for (const move of movesOf(cleanHandsGirl.play, cleanHandsGirlActions.slice(0, 6)))
    await moveByPanel(page, move);
  await finish(page);
  await expect(page.getByText('Разбор по шагам откроется')).toBeVisible({ timeout: 30_000 });
  await page.goto('/results?show=all');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(leaksIn(await heard.stop())).toEqual([]);
});

test('the practice of an open event keeps its key in every mode', async ({ page, server }) => {
  const student = await newStudent(server.url);
  await openControlEvent(server.url, student);
  const heard = listen(page);
  await enterAs(page, student.login);
  await page.goto('/cabinet');
  await page.getByRole('link', { name: /Контрольная: подготовка/ }).click();
  await expect(
    page.getByText('Эта работа выполняется только в рамках контрольного мероприятия.'),
  ).toBeVisible();
  expect(leaksIn(await heard.stop())).toEqual([]);
});
