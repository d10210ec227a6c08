// An instructor shows the right way in the room, with an error on purpose, and the order learned of it becomes a chain.
import { expect, type Page } from '@playwright/test';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { planLog } from '#machines/equipment/plan-log.ts';
import { userIdOf } from '#src/lib/kept/signed-in-user.ts';
import { caseNamed } from '../support/bay-ways.ts';
import { enterAs } from './entering.ts';
import { test } from './fixtures.ts';
import { pressOn } from './key-hands.ts';
import { callerFor } from './people.ts';
import { moveByPanel, movesOf, roomIsReady } from './room-play.ts';

const SHOWN = 5;
const SHIFT_SHOWN = 12;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const recorded = (page: Page) => page.locator('[data-recording]');

test('a chain is recorded in the scene, with a note, an error on purpose and a deed taken back', async ({
  page,
  faultWatch,
}) => {
  faultWatch.allow(/Failed to load resource/);
  const moves = movesOf(cleanHandsMan.play, cleanHandsManActions).slice(0, SHOWN);
  await enterAs(page, 'admin');
  await page.goto('/testcase-chains-actions-create-constructor');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: cleanHandsMan.title.ru, exact: true }).click();
  await button(page, 'Записать показ').click();
  await roomIsReady(page);
  // The scene has the whole window.
  await expect(page.getByRole('heading', { name: 'Цепочка показом' })).toHaveCount(0);
  for (const move of moves.slice(0, -1)) await moveByPanel(page, move);
  await button(page, 'Заметка к последнему действию').click();
  await page.getByLabel('Зачем это делают').fill('Так чище');
  await button(page, 'Записать').click();

  const [last] = moves.slice(-1);
  const count = Number(await recorded(page).getAttribute('data-recording'));
  await button(page, 'Показать ошибку нарочно').click();
  await moveByPanel(page, last!);
  await button(page, 'Ошибка показана').click();
  await page.getByLabel('Почему так нельзя').fill('Рано');
  await button(page, 'Продолжить правильно').click();
  await expect(recorded(page)).toHaveAttribute('data-recording', String(count));
  await roomIsReady(page);
  await moveByPanel(page, last!);
  await button(page, 'Вернуть последнее действие').click();
  await roomIsReady(page);
  await expect(button(page, 'Вернуть последнее действие')).toBeFocused();
  await moveByPanel(page, last!);
  await button(page, 'Готово').click();

  await expect(page.getByText('1 нарочная ошибка')).toBeVisible();
  await expect(button(page, 'Разобрать порядок')).toBeFocused();
  await expect(button(page, 'Разобрать порядок')).toBeInViewport();
  await button(page, 'Разобрать порядок').click();
  await expect(page.getByText(/^Иначе невозможно: пар/)).toBeVisible();
  // The draft is stored, and its answer lost on the way: it is the same draft that is written again.
  const drafts: string[] = [];
  await page.route('**/action-sequence/*/draft', async (route) => {
    drafts.push(route.request().url());
    if (drafts.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Открыть цепочку').click();
  await expect(page.getByText(/^Цепочка не создана/)).toBeVisible();
  await button(page, 'Открыть цепочку').dblclick();
  await expect(page).toHaveURL(/chains-actions-edit/);
  expect(new Set(drafts).size).toBe(1);
  // The chain took the place of its recording, which can be brought back.
  await button(page, 'Вернуть запись').click();
  const ends = page.getByRole('group').filter({ has: page.getByLabel('Что сказать в разборе') });
  // That one is there, and without food.
  await expect(ends).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Добавить состояние' }).click();
  await page.keyboard.type('hands=clean');
  await expect(page.getByRole('option', { name: /hands=clean/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(ends).toHaveCount(3);
  const saidOf = ends.last().getByLabel('Что сказать в разборе');
  const languages = page.getByRole('group', { name: 'Язык слов разбора' });
  await languages.getByRole('radio', { name: /^English/ }).click({ force: true });
  await expect(saidOf).toHaveValue('Hands: clean');
  await languages.getByRole('radio', { name: /^Русский/ }).click({ force: true });
  await saidOf.fill('Руки чистые');
  await page.getByRole('tab', { name: 'Текст' }).click();
  const text = page.getByRole('tabpanel', { name: 'Текст' }).getByRole('textbox');
  await expect(text).toHaveValue(/Рано/);
  await expect(text).toHaveValue(/Руки чистые/);
  await page.goto(`/testcase-chains-actions-create-constructor?simulation=ROOM&case=${cleanHandsMan.id}`);
  await expect(page.getByText(`Запись 1 · ${SHOWN} действий · 1 нарочная ошибка`)).toBeVisible();
});

test('a recording outlives its tab, and belongs to one tab at a time', async ({ page, context }) => {
  const [first, second] = movesOf(cleanHandsMan.play, cleanHandsManActions);
  await enterAs(page, 'admin');
  const address = `/testcase-chains-actions-create-constructor?simulation=ROOM&case=${cleanHandsMan.id}`;
  await page.goto('/testcase-chains-actions');
  await page.getByRole('link', { name: 'Показом или схемой' }).click();
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: cleanHandsMan.title.ru, exact: true }).click();
  await button(page, 'Записать показ').click();
  await roomIsReady(page);
  await moveByPanel(page, first!);
  const count = await recorded(page).getAttribute('data-recording');
  const opened = page.url();
  await page.goBack();
  await expect(page.getByText('Показ не закончен. Запись хранится на этом устройстве.')).toBeVisible();
  await button(page, 'Продолжить').click();
  await expect(page).toHaveURL(opened);
  await roomIsReady(page);
  await expect(recorded(page)).toHaveAttribute('data-recording', count!);

  const other = await context.newPage();
  await other.goto(address);
  await button(other, 'Удалить: Не закончена').click();
  await expect(other.getByText(/^Эта запись открыта в другой вкладке/)).toBeVisible();
  await other.goto(opened);
  await expect(other.getByText('Эта запись открыта в другой вкладке')).toBeVisible();
  await button(other, 'Продолжить здесь').click();
  await roomIsReady(other);
  await expect(recorded(other)).toHaveAttribute('data-recording', count!);
  await expect(page.getByText('Эта запись открыта в другой вкладке')).toBeVisible();
  await moveByPanel(other, second!);
  const more = await recorded(other).getAttribute('data-recording');
  await other.close();
  await page.close();

  const later = await context.newPage();
  await later.goto(address);
  await expect(later.getByText('Не закончена')).toBeVisible();
  await button(later, 'Продолжить').click();
  await roomIsReady(later);
  await expect(recorded(later)).toHaveAttribute('data-recording', more!);
  await button(later, 'Начать заново').click();
  const asked = later.getByRole('alertdialog').or(later.getByRole('dialog'));
  await expect(asked).toContainText('Прежний показ можно вернуть');
  await asked.getByRole('button', { name: 'Начать заново' }).click();
  await expect(recorded(later)).toHaveAttribute('data-recording', '0');
  await button(later, 'Вернуть прежний показ').click();
  await roomIsReady(later);
  await expect(recorded(later)).toHaveAttribute('data-recording', more!);
});

interface Tried {
  readonly play: { readonly caseRevision: number; readonly codeVersion: number };
}

/** The recording of a shift up to where the pod is taken: which comparison of its papers comes first, only a person knows. */
async function keepShownShift(page: Page, url: string): Promise<string> {
  const { equipmentCase, way } = caseNamed('normal-coat');
  const { id, play, seed } = equipmentCase;
  const { entries } = planLog(builtinEquipmentRuleset, play, seed, way.slice(0, SHIFT_SHOWN));
  const admin = await callerFor(url, 'admin');
  const me = userIdOf(admin.token);
  const tried = await admin.call<Tried>('GET', `/test-cases/${id}/draft/trial?mode=TRAINING`);
  const { caseRevision, codeVersion } = tried.play;
  const log = {
    entries,
    notes: {},
    wrongs: [],
    wrongFrom: undefined,
    restart: 0,
    round: 0,
    before: undefined,
  };
  const kept = {
    id: 'shown',
    of: id,
    caseRevision,
    codeVersion,
    isDone: true,
    startedAt: '2030-01-01T00:00:00Z',
    log,
  };
  await page.evaluate(
    ({ name, row }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, 1);
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('recordings', { keyPath: 'id' }).createIndex('of', 'of'),
        );
        opening.addEventListener('error', () => reject(new Error('The recording was not kept')));
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('recordings', 'readwrite');
          writing.objectStore('recordings').put(row);
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    { name: `recordings-${me}`, row: kept },
  );
  return id;
}

/** The case of the bay is a long one to load. */
async function learnByKey(page: Page): Promise<void> {
  const learn = button(page, 'Разобрать порядок');
  await learn.waitFor();
  await pressOn(page, learn);
}

test('the questions of an order are answered by keys, and answers outlive the page until they are taken back', async ({
  page,
}) => {
  await enterAs(page, 'admin');
  const id = await keepShownShift(page, new URL(page.url()).origin);
  const question = page.getByRole('heading', { name: 'Важен ли здесь порядок?' });
  const none = page.getByText('Вопросов не осталось.');
  await page.goto(`/testcase-chains-actions-create-constructor?simulation=EQUIPMENT&case=${id}`);
  await learnByKey(page);
  await expect(question).toBeVisible();
  await pressOn(page, button(page, 'Годится и так, и так'));
  await expect(none).toBeVisible();
  // The pressed button is gone: Tab goes on from what is found.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Открыть цепочку')).toBeFocused();

  await page.reload();
  await learnByKey(page);
  await expect(none).toBeVisible();
  await pressOn(page, button(page, 'Отменить последний ответ'));
  await expect(question).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Важен ли здесь порядок?');
});
