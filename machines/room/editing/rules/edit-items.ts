/**
 * Edits of the catalogue of things. Each gives other rules or the reason why there are none; nothing is kept, so that to undo
 * one is to take the rules from before it.
 */
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import type { Item, Position } from '#contract/simulation/room-catalogue.ts';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

type RulesRefusal = 'unknown' | 'known' | 'tooMany' | 'used';

export type EditedRules =
  | { readonly ok: true; readonly rules: RoomRules }
  | { readonly ok: false; readonly reason: RulesRefusal };

const WORN = 'P001';
const MAX_ITEMS = 400;
const MAX_BANS = 40;
const MAX_POSITIONS = 40;
const MIN_OWN_CODE = 100;

const refused = (reason: RulesRefusal): EditedRules => ({ ok: false, reason });
const done = (rules: RoomRules): EditedRules => ({ ok: true, rules });

const withItems = (rules: RoomRules, change: (item: Item) => Item): RoomRules => ({
  ...rules,
  items: rules.items.map(change) as RoomRules['items'],
});

/** One row changed; the others stay. */
export function editedItem(rules: RoomRules, id: string, change: (item: Item) => Item): EditedRules {
  if (!rules.items.some((item) => item.id === id)) return refused('unknown');
  return done(withItems(rules, (item) => (item.id === id ? change(item) : item)));
}

/** The pair in the order of the catalogue, so that a ban is one row. */
export interface Ban {
  readonly one: string;
  readonly other: string;
}

/** Every pair that may not be worn together, each once. A thing that bans its own kind is no pair: its slot holds one. */
export function bansOf({ items }: RoomRules): readonly Ban[] {
  return items.flatMap(({ id: one, bannedWith }, at) =>
    items
      .slice(at + 1)
      .filter((item) => bannedWith.includes(item.id) || item.bannedWith.includes(one))
      .map(({ id: other }) => ({ one, other })),
  );
}

/** Bans two things from being worn together, or allows it; both rows say the same. */
export function withBan(rules: RoomRules, { one, other }: Ban, isBanned: boolean): EditedRules {
  const pair = rules.items.filter(({ id }) => id === one || id === other);
  if (pair.length < 2) return refused('unknown');
  if (isBanned && pair.some(({ bannedWith }) => bannedWith.length >= MAX_BANS)) return refused('tooMany');
  return done(
    withItems(rules, (item) => {
      if (item.id !== one && item.id !== other) return item;
      const partner = item.id === one ? other : one;
      const left = item.bannedWith.filter((id) => id !== partner);
      return { ...item, bannedWith: isBanned ? [...left, partner] : left };
    }),
  );
}

function freeNames({ items }: RoomRules) {
  const ids = new Set(items.map(({ id }) => id));
  const codes = new Set(items.map(({ code }) => code));
  const numbers = Array.from({ length: 900 }, (_, at) => at + 1);
  const id = numbers.map((number) => `own${number}`).find((name) => !ids.has(name));
  const code = numbers.map((number) => `S${MIN_OWN_CODE + number - 1}`).find((name) => !codes.has(name));
  return { id, code };
}

/** The layer of the person's picture; all sizes of a thing share it. */
const layerOf = ({ id, size }: Item): string => (size === undefined ? id : id.slice(0, -size.length));

/** One more row under a name and a code of its own. */
export function withAddedItem(rules: RoomRules, row: Omit<Item, 'id' | 'code'>): EditedRules {
  const { id, code } = freeNames(rules);
  if (rules.items.length >= MAX_ITEMS || id === undefined || code === undefined) return refused('tooMany');
  const own: Item = { ...row, id, code };
  return done({ ...rules, items: [...rules.items, own as RoomRules['items'][number]] });
}

/** Another colour over the pictures of a thing of the site's own; those of the catalogue keep theirs. */
export function withColour(rules: RoomRules, id: string, colour: ItemColour): EditedRules {
  return editedItem(rules, id, ({ looksLike, ...row }) => {
    if (looksLike === undefined) return row;
    const { colour: _colour, ...look } = looksLike;
    return { ...row, looksLike: colour === 'white' ? look : { ...look, colour } };
  });
}

/** Exactly these things may be put into a place. */
export function withThingsAt(rules: RoomRules, dropId: string, ids: readonly string[]): EditedRules {
  const wanted = new Set(ids);
  return rules.items.reduce<EditedRules>((edited, { id, positions }) => {
    if (!edited.ok) return edited;
    const isThere = positions.some((position) => position.dropId === dropId);
    return isThere === wanted.has(id) ? edited : withPlace(edited.rules, id, dropId, !isThere);
  }, done(rules));
}

/**
 * A thing of the site's own: made as another, with its pictures, places and traits. It forbids what its pattern forbids and,
 * where both are worn in one slot, is told apart by its name alone.
 */
export function withOwnItem(rules: RoomRules, pattern: string, text: Trilingual): EditedRules {
  const like = rules.items.find(({ id }) => id === pattern);
  if (like === undefined) return refused('unknown');
  const { objectText: _objectText, ...row } = like;
  const looksLike = like.looksLike ?? { code: like.code, layer: layerOf(like) };
  const bannedWith = like.bannedWith.filter((other) => other !== pattern);
  const made = withAddedItem(rules, { ...row, text, looksLike, bannedWith });
  const id = made.ok ? made.rules.items.at(-1)?.id : undefined;
  if (!made.ok || id === undefined) return made;
  return done(
    withItems(made.rules, (item) =>
      item.id !== id && item.bannedWith.includes(pattern) && item.id !== pattern
        ? { ...item, bannedWith: [...item.bannedWith, id].slice(0, MAX_BANS) }
        : item,
    ),
  );
}

/** Whether another thing becomes this one after use. */
const isWaste = ({ items }: RoomRules, id: string): boolean =>
  items.some((item) => item.id !== id && item.becomes === id);

function withoutNeed(position: Position, id: string): Position {
  const { dependencies, requiresOff, ...rest } = position;
  const groups = (dependencies ?? [])
    .map((group) => (typeof group === 'string' ? group : group.filter((one) => one !== id)))
    .filter((group) => group !== id && group.length > 0);
  const off = (requiresOff ?? []).filter((one) => one !== id);
  return {
    ...rest,
    ...(groups.length > 0 && { dependencies: groups }),
    ...(off.length > 0 && { requiresOff: off }),
  };
}

/** Takes a thing out of the catalogue and out of all that names it; refused for what others become after use. */
export function withoutItem(rules: RoomRules, id: string): EditedRules {
  if (!rules.items.some((item) => item.id === id)) return refused('unknown');
  if (rules.items.length === 1 || isWaste(rules, id)) return refused('used');
  const items = rules.items.filter((item) => item.id !== id);
  return done(
    withItems({ ...rules, items }, (item) => ({
      ...item,
      bannedWith: item.bannedWith.filter((other) => other !== id),
      positions: item.positions.map((position) => withoutNeed(position, id)),
    })),
  );
}

/** Lets a thing be put into a place, or no more; in close-up it lies where the last of its kind lies. */
export function withPlace(rules: RoomRules, id: string, dropId: string, isAllowed: boolean): EditedRules {
  const item = rules.items.find((one) => one.id === id);
  if (item === undefined) return refused('unknown');
  const others = item.positions.filter((position) => position.dropId !== dropId);
  if (!isAllowed) return editedItem(rules, id, (row) => ({ ...row, positions: others }));
  if (others.length < item.positions.length) return refused('known');
  if (others.length >= MAX_POSITIONS) return refused('tooMany');
  const beside = others.findLast((position) => position.dropId !== WORN && position.dropId !== 'P003');
  const { width = 10, left = 20, top = 50 } = beside ?? {};
  const positions = [...others, { dropId, width, left, top }];
  return editedItem(rules, id, (row) => ({ ...row, positions }));
}

/** What must be on, and what off, before a thing is put on. */
export interface Needs {
  /** Each group: any one of them. */
  readonly on: readonly (readonly string[])[];
  readonly off: readonly string[];
}

export function needsOf({ positions }: Item): Needs {
  const worn = positions.find(({ dropId }) => dropId === WORN);
  const groups = (worn?.dependencies ?? []).map((group) => (typeof group === 'string' ? [group] : group));
  return { on: groups, off: worn?.requiresOff ?? [] };
}

export function withNeeds(rules: RoomRules, id: string, { on, off }: Needs): EditedRules {
  const groups = on.filter((group) => group.length > 0);
  const need = (position: Position): Position => {
    const { dependencies: _dependencies, requiresOff: _requiresOff, ...rest } = position;
    return {
      ...rest,
      ...(groups.length > 0 && {
        dependencies: groups.map((group) => (group.length === 1 ? (group[0] ?? '') : [...group])),
      }),
      ...(off.length > 0 && { requiresOff: [...off] }),
    };
  };
  return editedItem(rules, id, (item) => ({
    ...item,
    positions: item.positions.map((position) => (position.dropId === WORN ? need(position) : position)),
  }));
}
