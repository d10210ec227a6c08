// Plays the room through its page: where each action of a way is found, and how the page confirms it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Action } from '#contract/simulation/log.ts';
import type { RoomPlay } from '#contract/simulation/room-case.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { actionText } from '#machines/room/wording.ts';
import { craftOf, start } from '#machines/room/start.ts';
import { RU as words } from '#tasks/room/texts/ru.ts';

/** A thing in the panels, by the words it is listed under, and the entry of its menu. */
export interface Move {
  readonly action: Action;
  readonly panel: string;
  readonly thing: string;
  readonly option: string;
  readonly place: MovePlace;
}

/** Where a thing is in the scene. */
export type MovePlace =
  | { readonly kind: 'furniture' | 'door'; readonly id: string }
  | { readonly kind: 'item'; readonly id: string }
  | { readonly kind: 'person' };

const textOf = (
  rows: readonly { readonly id: string; readonly text: { readonly ru: string } }[],
  id: string,
): string => rows.find((row) => row.id === id)?.text.ru ?? '';

const itemText = (id: string): string => textOf(ruleset.items, craftOf(id));
const furnitureText = (id: string): string => textOf(ruleset.map.furniture, id);

/** The furniture that a place is, or belongs to. */
function furnitureOf(place: string | undefined): string | undefined {
  if (ruleset.map.furniture.some((piece) => piece.id === place)) return place;
  return ruleset.map.dropZones.find((zone) => zone.id === place)?.furniture;
}

type Found = Pick<Move, 'panel' | 'thing' | 'place'>;

function doorTo(to: string, state: RoomState): Found {
  const door = ruleset.map.doors.find(
    ({ between }) => between.includes(state.person.location) && between.includes(to),
  );
  const thing = textOf(ruleset.map.locations, to);
  return { panel: words.around, thing, place: { kind: 'door', id: door?.id ?? '' } };
}

function itemAt(item: string, state: RoomState): Found {
  const isLying = state.subjects[item]?.place.at === 'zone';
  const panel = isLying ? words.around : words.inventory;
  return { panel, thing: itemText(item), place: { kind: 'item', id: item } };
}

function found({ code, item, to, from }: Action, state: RoomState): Found {
  if (code === 'A001') return doorTo(to ?? '', state);
  if (code === 'A004') return { panel: words.around, thing: words.person, place: { kind: 'person' } };
  const id = furnitureOf(from ?? (item === undefined ? to : undefined));
  if (id === undefined) return itemAt(item ?? '', state);
  return { panel: words.around, thing: furnitureText(id), place: { kind: 'furniture', id } };
}

/** The actions of a way as moves on the page, from the start of the case. */
export function movesOf(play: RoomPlay, actions: readonly Action[]): readonly Move[] {
  let state = start(ruleset, play, 1);
  return actions.map((action) => {
    const move = { action, option: actionText(ruleset, action).ru, ...found(action, state) };
    for (const step of stepsTo(ruleset, state, action)) {
      const outcome = roomSimulation.act(ruleset, state, step, state.readyAtMs);
      expect(outcome.ok, `${JSON.stringify(step)} is possible`).toBe(true);
      state = outcome.state;
    }
    return move;
  });
}

export function panel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

export function menuOf(page: Page): Locator {
  return page.locator('dialog[open]');
}

/** Waits until scene and panels are ready. */
export async function roomIsReady(page: Page): Promise<void> {
  // A wide replay has the scene of the reference beside it.
  await expect(page.locator('[data-scene="ready"]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-scene]:not([data-scene="ready"])')).toHaveCount(0, { timeout: 30_000 });
}

/** Expects the page's words for the move just done. */
export async function saysDone(page: Page, option: string): Promise<void> {
  const spoken = page.locator('[data-outcome]');
  await expect(spoken).toContainText(option);
  await expect(spoken).toHaveAttribute('data-outcome', 'done');
}

/** Makes one move with the mouse, through the panels. */
export async function moveByPanel(page: Page, move: Move): Promise<void> {
  await panel(page, move.panel).getByRole('button', { name: move.thing }).first().click();
  await choose(page, move);
}

/** Picks the move's entry in the open menu. */
export async function choose(page: Page, { option }: Move): Promise<void> {
  await menuOf(page).getByRole('button', { name: option, exact: true }).click();
  await expect(menuOf(page)).toHaveCount(0);
  await saysDone(page, option);
}

export async function everythingIsSaved(page: Page): Promise<void> {
  await expect(page.getByText('Сохранено на сервере')).toBeVisible();
}

/** Ends the attempt and waits for its mark. */
export async function finish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Завершить', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить и отправить' }).click();
  await expect(page).toHaveURL(/\/results\?attempt=/);
}

/** The lines of the text twin. */
export async function twinLines(page: Page): Promise<readonly string[]> {
  return page.locator('[data-twin] dd').allTextContents();
}

export async function openTwin(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: words.twin, exact: true });
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  await expect(page.locator('[data-twin]')).toBeVisible();
}
