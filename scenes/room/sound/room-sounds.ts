// Which sounds a change of the room's state makes. Pure: sounds follow only from what the scene shows.
import type { SoundName, ThingSound } from '#assets/sounds.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomRefusal } from '#contract/simulation/room-kinds.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { LastAction, RoomState } from '#machines/room/state.ts';
import { hasFurniture, locationAt, wornItems } from './room-places.ts';

export interface SoundCue {
  readonly name: SoundName;
  /** Delay after the state is shown; 0 by default. */
  readonly afterMs?: number;
  /** Waits until the walker reaches this tile. */
  readonly onTile?: Tile;
  /** A loop that lasts as long as the scene shows the action. */
  readonly whileBusy?: true;
}

type Change = {
  readonly ruleset: RoomRuleset;
  readonly before: RoomState;
  readonly after: RoomState;
  readonly last: LastAction;
};

const one = (name: SoundName): readonly SoundCue[] => [{ name }];

/** The sounds of what an accepted action changed; footsteps are played separately. */
export function soundsOfChange(
  ruleset: RoomRuleset,
  before: RoomState,
  after: RoomState,
): readonly SoundCue[] {
  const { last } = after;
  if (!last || last === before.last) return [];
  return SOUNDS_OF_CODE[last.code]?.({ ruleset, before, after, last }) ?? [];
}

const SOUNDS_OF_CODE: Readonly<Record<string, (change: Change) => readonly SoundCue[]>> = {
  A001: throughDoor,
  A002: throughDoor,
  A003: () => one('bench/sit'),
  A004: () => one('bench/stand'),
  A005: (change) => one(DRESSING[dressOf(itemOf(change))].on),
  A006: (change) => one(DRESSING[dressOf(itemOf(change))].off),
  A007: taken,
  A008: laid,
  A009: () => [{ name: 'thing/bag' }],
  A010: () => [{ name: 'thing/bag' }],
  A011: () => one('cloth/rustle'),
  A012: (change) => one(DRESSING[dressOf(itemOf(change))].on),
  A013: taken,
  A014: laid,
  A015: taken,
  A016: laid,
  A017: () => one('dispenser'),
  A018: washed,
  A019: () => [{ name: 'dryer', whileBusy: true }],
  A020: () => [{ name: 'spray' }, { name: 'napkin/wipe', afterMs: 700 }],
  A021: keyTurned,
  A022: taken,
  A023: laid,
  A024: taken,
  A025: laid,
  CLOSE: () => one('cloth/zip'),
  CLEAN_FACE: () => [
    { name: 'water', whileBusy: true },
    { name: 'napkin/wipe', afterMs: 500 },
  ],
  MAT: () => one('mat/peel'),
  AIR_SHOWER: () => [
    { name: 'door/interlock' },
    { name: 'announce/air-shower' },
    { name: 'air-shower', afterMs: 150, whileBusy: true },
  ],
  HINT: () => one('hint'),
};

/** The door opens before the walker reaches it, and falls shut behind them. */
function throughDoor({ ruleset, before, after }: Change): readonly SoundCue[] {
  const [from, to] = [before.person.location, after.person.location];
  const tiles = after.walked?.tiles ?? [];
  const door = ruleset.map.doors.find(({ between }) => between.includes(from) && between.includes(to));
  const first = tiles.findIndex(([x, y]) => locationAt(ruleset, { x, y }) === to);
  if (!door || first < 0) return [{ name: 'door/open' }, { name: 'door/close', afterMs: 700 }];
  const at = (index: number): Tile => {
    const [x, y] = tiles[Math.max(0, Math.min(index, tiles.length - 1))] ?? [0, 0];
    return { x, y };
  };
  const isLocked = [from, to].some((location) => hasFurniture(ruleset, location, 'airShower'));
  const lock: readonly SoundCue[] = isLocked ? [{ name: 'door/interlock', onTile: at(first - 2) }] : [];
  return [
    ...lock,
    { name: 'door/open', onTile: at(first - 1), ...(isLocked ? { afterMs: 180 } : {}) },
    { name: 'door/close', onTile: at(first + 1), afterMs: 150 },
  ];
}

function itemOf({ ruleset, before, last }: Change): Item | undefined {
  const craft = before.subjects[last.item ?? '']?.craft;
  return ruleset.items.find((item) => item.id === craft);
}

type Dress = 'cloth' | 'shoe' | 'film' | 'gloves' | 'mask' | 'small';

const DRESSING: Readonly<Record<Dress, { readonly on: ThingSound; readonly off: ThingSound }>> = {
  cloth: { on: 'cloth/put-on', off: 'cloth/take-off' },
  shoe: { on: 'cloth/shoe', off: 'cloth/shoe' },
  film: { on: 'cloth/shoe-cover', off: 'cloth/shoe-cover' },
  gloves: { on: 'cloth/glove', off: 'cloth/glove' },
  mask: { on: 'cloth/mask', off: 'cloth/mask' },
  small: { on: 'thing/clip', off: 'thing/clip' },
};

const DRESS_OF: Readonly<Record<NonNullable<Item['bodyPath']>, (item: Item) => Dress>> = {
  feet: ({ traits }) => (traits.includes('singleUse') ? 'film' : 'shoe'),
  hands: () => 'gloves',
  head: ({ slot, traits }) => (slot === 'face' || traits.includes('singleUse') ? 'mask' : 'small'),
  body: clothOf,
  tors: clothOf,
  legs: clothOf,
};

function clothOf({ traits }: Item): Dress {
  return traits.includes('hangsOnClip') ? 'small' : 'cloth';
}

/** Decided by the item's catalogue data, so that items of other sites sound too. */
function dressOf(item: Item | undefined): Dress {
  return item?.bodyPath === undefined ? 'small' : DRESS_OF[item.bodyPath](item);
}

const isSoft = (item: Item | undefined): boolean => item?.type === 'cloth' && item.bodyPath !== 'feet';

function taken(change: Change): readonly SoundCue[] {
  return one(isSoft(itemOf(change)) ? 'cloth/rustle' : 'thing/pick-up');
}

function laid(change: Change): readonly SoundCue[] {
  const zone = change.ruleset.map.dropZones.find(({ id }) => id === change.last.to);
  if (zone?.kind === 'trash') return one('trash');
  return one(isSoft(itemOf(change)) ? 'cloth/rustle' : 'thing/put-down');
}

/** Washing with soap leaves wet hands; without soap they are only rinsed. */
function washed({ before, after }: Change): readonly SoundCue[] {
  const water: SoundCue = { name: 'water', whileBusy: true };
  const wasWashed = before.person.hands === 'wet' || before.person.hands === 'clean';
  return after.person.hands === 'wet' && !wasWashed
    ? [{ name: 'soap' }, { ...water, afterMs: 300 }]
    : [water];
}

function keyTurned({ after, last }: Change): readonly SoundCue[] {
  const isOpen = after.closets[last.to ?? ''] === true;
  return [{ name: 'card/accept' }, { name: isOpen ? 'closet/open' : 'closet/close', afterMs: 380 }];
}

/** A refused action. Where reasons are not revealed, the sound is the same for all. */
export function soundsOfRefusal(reason: RoomRefusal | undefined, code: string): readonly SoundCue[] {
  switch (reason) {
    case 'locked':
      return one('closet/locked');
    case 'noKey':
    case 'wrongKey':
      return code === 'A021'
        ? [{ name: 'card/deny' }, { name: 'announce/access-denied', afterMs: 450 }]
        : one('try/refused');
    default:
      return one('try/refused');
  }
}

type Floor = 'tile' | 'soft' | 'cover' | 'mat';

/** The sound of a footstep on a tile, by the mat and by the outermost footwear. */
export function floorUnder(ruleset: RoomRuleset, state: RoomState, { x, y }: Tile): Floor {
  const isMat = ruleset.map.furniture.some(
    ({ kind, footprint: f }) =>
      kind === 'stickyMat' && x >= f.x && x < f.x + f.widthTiles && y >= f.y && y < f.y + f.heightTiles,
  );
  if (isMat) return 'mat';
  const shoes = wornItems(ruleset, state).filter(({ bodyPath }) => bodyPath === 'feet');
  if (shoes.some(({ traits }) => traits.includes('singleUse'))) return 'cover';
  return shoes.some(({ traits }) => traits.includes('streetShoe')) ? 'tile' : 'soft';
}

const TAKES = 4;

/** The sound of the step of this number; variants alternate, never the same twice running. */
export function stepSound(floor: Floor, step: number): ThingSound {
  const take = ([0, 2, 1, 3, 2, 0, 3, 1][step % 8] ?? 0) % TAKES;
  return `step/${floor}/${(['1', '2', '3', '4'] as const)[take] ?? '1'}`;
}
