// Plays the bay through its page with keys only: where each action is found, and which keys it needs.
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { Action } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset as ruleset } from '#machines/equipment/builtin/ruleset.ts';
import { actionText } from '#machines/equipment/wording.ts';
import { paperTexts } from '#tasks/equipment/papers/paper-texts.ts';
import { playTexts } from '#tasks/equipment/play/texts/play-texts.ts';
import { choose, pickBelow, pressOn, tabOnto } from './key-hands.ts';
import { menuOf } from './room-play.ts';

export const words = playTexts('ru');
const onPaper = paperTexts('ru');

/** A page, and the case that is played on it. */
export interface Shift {
  readonly page: Page;
  readonly play: EquipmentPlay;
}

const textOf = (
  rows: readonly { readonly id: string; readonly text: { readonly ru: string } }[],
  id = '',
): string => rows.find((row) => row.id === id)?.text.ru ?? id;

const placeText = (id: string | undefined): string => textOf(ruleset.places, id);
const terminalOf = (page: Page): Locator => page.locator('[data-terminal]');
export const paperOf = (page: Page): Locator => page.locator('[data-paper]');
const toolbar = (page: Page): Locator => page.getByRole('toolbar', { name: words.panels });
const phoneOf = (page: Page): Locator => page.locator('[data-phone]');

/** Waits until scene and terminal are ready. */
export async function bayIsReady(page: Page): Promise<void> {
  await expect(page.locator('[data-scene="ready"]')).toBeVisible({ timeout: 60_000 });
  await expect(terminalOf(page)).toBeVisible();
}

/** Expects the page's words for the action just done. */
async function saysDone({ page, play }: Shift, action: Action): Promise<void> {
  const spoken = page.locator('[data-outcome]');
  // The terminal clears what is chosen in its list, whose row says which alarm it is.
  const said = action.code === 'ALARM_CLEAR' ? { code: action.code } : action;
  await expect(spoken).toContainText(actionText(ruleset, said, play).ru);
  await expect(spoken).toHaveAttribute('data-outcome', 'done');
}

/** Opens a panel beside the scene, unless it is open. */
export async function openPanel(page: Page, title: string): Promise<Locator> {
  const panel = page.getByRole('complementary', { name: title, exact: true });
  if (!(await panel.isVisible()))
    await pressOn(page, toolbar(page).getByRole('button', { name: title, exact: true }));
  await expect(panel).toBeVisible();
  return panel;
}

/** Opens the menu of a thing in the list and picks the action's entry. */
async function withThing({ page, play }: Shift, thing: string, action: Action): Promise<void> {
  const panel = await openPanel(page, words.things);
  await pressOn(page, panel.getByRole('button', { name: thing, exact: true }));
  await expect(menuOf(page)).toBeVisible();
  await pickBelow(page, menuOf(page).locator('[data-option]'), actionText(ruleset, action, play).ru);
  await expect(menuOf(page)).toHaveCount(0);
}

type Deed = (shift: Shift, action: Action) => Promise<void>;

const atPlace: Deed = (shift, action) => withThing(shift, placeText(action.to), action);
const atPort: Deed = (shift, action) =>
  withThing(shift, textOf(ruleset.places, ruleset.ports.find(({ id }) => id === action.to)?.place), action);
const atRack: Deed = (shift, action) => withThing(shift, placeText('podRack'), action);
const byOneself: Deed = (shift, action) => withThing(shift, words.person, action);

/** The menu of the first port: the shift has put the pod there. */
const removed: Deed = (shift, action) => withThing(shift, placeText('port1'), action);

const opened: Deed = async ({ page, play }, { item }) => {
  const paper = play.papers.find(({ id }) => id === item);
  const title = ruleset.forms.find(({ kind }) => kind === paper?.kind)?.text.ru ?? '';
  const shelf = page.getByRole('list', { name: words.papers });
  await pressOn(page, shelf.getByRole('button', { name: new RegExp(`^${title}`) }));
  await expect(paperOf(page)).toHaveAttribute('data-paper', paper?.kind ?? '');
};

/** Escape if the paper has the focus, otherwise its close button. */
const closed: Deed = async ({ page }) => {
  const aside = page.getByRole('button', { name: onPaper.close });
  const holder = page.locator('section:has([data-paper])').last();
  const isInside = await holder.evaluate((element) => element.contains(document.activeElement));
  if (isInside) await page.keyboard.press('Escape');
  else await pressOn(page, aside);
  await expect(paperOf(page)).toHaveCount(0);
};

const verified: Deed = async ({ page }, { params = {} }) => {
  const against = onPaper.against[params['against'] as keyof typeof onPaper.against];
  const name = params['matches'] === true ? onPaper.match : onPaper.mismatch;
  const row = paperOf(page).getByRole('listitem').filter({ hasText: against });
  await pressOn(page, row.getByRole('button', { name, exact: true }));
};

const filled: Deed = async ({ page, play }, { item, params = {} }) => {
  const kind = play.papers.find(({ id }) => id === item)?.kind;
  const field = ruleset.forms
    .find((form) => form.kind === kind)
    ?.fields.find(({ id }) => id === params['field']);
  const line = paperOf(page).getByLabel(field?.text.ru ?? '');
  const value = String(params['value']);
  await tabOnto(page, line);
  if (field?.kind === 'status') {
    for (let at = 0; at < 5 && (await line.inputValue()) !== value; at += 1)
      await page.keyboard.press('ArrowDown');
    return;
  }
  await page.keyboard.type(value.replace(':', ''));
  await page.keyboard.press('Enter');
};

const signed: Deed = ({ page }) => pressOn(page, paperOf(page).getByRole('button', { name: onPaper.sign }));

/** Skips to the next event with its key, which works because no text field has the focus. */
const waited: Deed = ({ page }) => page.keyboard.press('KeyN');

async function screenOf(page: Page): Promise<string> {
  return (await terminalOf(page).getAttribute('data-terminal')) ?? '';
}

async function softKey({ page }: Shift, { code, to }: Action): Promise<string | undefined> {
  const shown = await screenOf(page);
  const keys = ruleset.screens.find(({ id }) => id === shown)?.softKeys ?? [];
  return keys.find((key) => key.code === code && (code !== 'SCREEN' || key.to === to))?.key;
}

/** Presses the function key of the screen; if the screen lacks it, goes back to the main menu first. */
const byFunctionKey: Deed = async (shift, action) => {
  const { page } = shift;
  const key = await softKey(shift, action);
  await page.keyboard.press(key ?? 'F8');
  if (key !== undefined) return;
  await expect.poll(() => screenOf(page)).toBe('MAIN');
  const next = await softKey(shift, action);
  expect(next, `${action.code} ${action.to} has a key on the main menu`).toBeDefined();
  await page.keyboard.press(next ?? '');
};

/** Enter moves to the next field; on the last field of some screens it does more, so Tab leaves that. */
const typed: Deed = async ({ page }, { to, params = {} }) => {
  const fields = terminalOf(page).locator('[data-field]');
  await tabOnto(page, terminalOf(page).locator(`[data-field="${to}"]`));
  await page.keyboard.type(String(params['text']));
  const isLast = (await fields.last().getAttribute('data-field')) === to;
  await page.keyboard.press(isLast ? 'Tab' : 'Enter');
};

const selected: Deed = async ({ page }, { to, params = {} }) => {
  const isPort = params['kind'] === 'port';
  const unit = ruleset.ports.findIndex(({ id }) => id === to);
  const radio = isPort
    ? terminalOf(page)
        .getByRole('radio', { name: new RegExp(String(unit + 1)) })
        .first()
    : terminalOf(page).locator(`input[type="radio"][value="${to}"]`);
  await choose(page, radio);
};

/** Fields of the screen of recipes, with whole steps of a value in one of the field's unit. */
const RECIPE_FIELDS: Readonly<Record<string, readonly [field: string, share: number]>> = {
  timeMs: ['timeS', 1000],
  temperatureTenthC: ['temperatureC', 10],
  speedRpm: ['speedRpm', 1],
  doseTenthMj: ['doseMj', 10],
};

async function typedInto({ page }: Shift, field: string, text: string): Promise<void> {
  await tabOnto(page, terminalOf(page).locator(`[data-field="${field}"]`));
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}

const recipeSet: Deed = async (shift, action) => {
  const { name, value } = action.params ?? {};
  const [field, share] = RECIPE_FIELDS[String(name)] ?? ['', 1];
  await typedInto(shift, field, String(Number(value) / share));
  await byFunctionKey(shift, action);
};

const parameterSet: Deed = async (shift, action) => {
  await typedInto(shift, action.item ?? '', String(action.params?.['value']));
  await byFunctionKey(shift, action);
};

/** What the key does is done to what is chosen in the list. */
const toChosen: Deed = async (shift, action) => {
  await choose(shift.page, terminalOf(shift.page).locator(`input[type="radio"][value="${action.item}"]`));
  await byFunctionKey(shift, action);
};

const placesNoted: Deed = async ({ page }, { params = {} }) => {
  const panel = await openPanel(page, words.notes.title);
  await tabOnto(page, panel.getByLabel(words.notes.field));
  await page.keyboard.type(String(params['places']));
  await pressOn(page, panel.getByRole('button', { name: words.notes.keep, exact: true }));
};

const lifted: Deed = async (shift, action) => {
  const outside = shift.page.getByRole('button', { name: words.outside.phone });
  if (await outside.isVisible()) await pressOn(shift.page, outside);
  else await withThing(shift, placeText(action.to), action);
};

const called: Deed = async (shift, { to, params = {} }) => {
  const { page } = shift;
  if (!(await phoneOf(page).isVisible())) await lifted(shift, { code: 'PHONE', to: 'phoneWall' });
  const person = ruleset.persons.find(({ id }) => id === to);
  await choose(page, phoneOf(page).getByRole('radio', { name: new RegExp(`^${person?.text.ru}`) }));
  const why = phoneOf(page).getByLabel(words.phone.why);
  await tabOnto(page, why);
  for (let at = 0; at < 99 && (await why.inputValue()) !== params['reason']; at += 1)
    await page.keyboard.press('ArrowDown');
  await pressOn(page, phoneOf(page).getByRole('button', { name: words.phone.call, exact: true }));
};

const hungUp: Deed = ({ page }) =>
  pressOn(page, phoneOf(page).getByRole('button', { name: words.phone.hangUp }));

const pressedEmo: Deed = async (shift, action) => {
  await atPlace(shift, { ...action, code: 'EMO_COVER' });
  await pressOn(shift.page, shift.page.getByRole('button', { name: words.emo.press }));
};

const warned: Deed = ({ page }) =>
  pressOn(page, toolbar(page).getByRole('button', { name: words.voice, exact: true }));

const DEEDS: Readonly<Record<string, Deed>> = {
  GO: atPlace,
  PICK: atRack,
  PUT: atRack,
  PLACE: atPort,
  DOCK: atPort,
  UNDOCK: atPort,
  REMOVE: removed,
  STOPWORK: atPlace,
  OPEN_PAPER: opened,
  CLOSE_PAPER: closed,
  VERIFY: verified,
  FILL: filled,
  SIGN: signed,
  WAIT: waited,
  TYPE: typed,
  SELECT: selected,
  RECIPE_SET: recipeSet,
  PARAMETER_SET: parameterSet,
  MODULE_SET: toChosen,
  ALARM_CLEAR: toChosen,
  NOTE_PLACES: placesNoted,
  PHONE: lifted,
  CALL: called,
  HANG_UP: hungUp,
  EMO: pressedEmo,
  VOICE: warned,
  LEAVE: byOneself,
  CHECK: byOneself,
};

/** Does an action like a person without a pointer, and expects the page to confirm it. */
export async function doByKeys(shift: Shift, action: Action): Promise<void> {
  const deed = DEEDS[action.code] ?? byFunctionKey;
  await test.step(`${action.code} ${action.to ?? action.item ?? ''}`, () => deed(shift, action));
  await saysDone(shift, action);
}

/** Actions of the key that a person need not do: waiting for the id to be read, and selecting port 1. */
export function isNeedless({ code, params = {} }: Action): boolean {
  return (code === 'WAIT' && params['ms'] === 3000) || (code === 'SELECT' && params['kind'] === 'port');
}

/** A figure on the RUN screen by its name. */
export async function runFigure(page: Page, name: string): Promise<string> {
  const line = terminalOf(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
  return (await line.locator('dd').textContent()) ?? '';
}

const clock = async (page: Page): Promise<number> => {
  const text = (await page.getByRole('timer', { name: words.time.clock }).textContent()) ?? '';
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
};

/** Lets time pass at the chosen speed. */
export async function letTimeGo(page: Page, speed: string, seconds: number): Promise<void> {
  const from = await clock(page);
  const speeds = page.getByRole('group', { name: words.time.speed });
  await choose(page, speeds.getByRole('radio', { name: speed, exact: true }));
  await expect.poll(() => clock(page), { timeout: 60_000 }).toBeGreaterThan(from + seconds);
  await choose(page, speeds.getByRole('radio', { name: '1×', exact: true }));
}
