// Which sheet a picture goes into. A sheet is loaded as a whole: a room, its furniture, one layer of one
// person.

export interface SheetForm {
  readonly id: string;
  /** Quality of the WebP files at 1x, up to 100; a little lower at 2x, where single pixels matter less. */
  readonly quality: number;
}

type Rule = (parts: readonly string[], family: string) => SheetForm | undefined;

const QUALITY = { people: 82, mirror: 92, things: 83, rooms: 83, soft: 74 } as const;

const people: Rule = ([kind, sex, layer]) =>
  // A shadow is needed whenever the body is.
  kind === 'person'
    ? { id: `person-${sex}-${layer === 'shadow' ? 'body' : layer}`, quality: QUALITY.people }
    : undefined;

/** A mirror shows all of a person at once; the toes are a strip below the figure. */
const mirror: Rule = ([kind, sex, , look]) =>
  kind === 'mirror'
    ? { id: `mirror-${sex}-${look === 'feet' ? 'figure' : look}`, quality: QUALITY.mirror }
    : undefined;

const rooms: Rule = ([kind, location]) =>
  kind === 'room' ? { id: `room-${location}`, quality: QUALITY.rooms } : undefined;

const KIT: Readonly<Record<string, string>> = {
  floor: 'floors',
  wall: 'walls',
  door: 'doors',
  airDoor: 'doors-air',
  cardDoor: 'doors-card',
  mark: 'marks',
};

/** What only rooms have that a site draws: nobody else loads it. */
const SITE_KIT: Readonly<Record<string, string>> = { floor: 'floors-site', wall: 'walls-site' };

const kit: Rule = ([kind = ''], family) => {
  const id = (family === 'kit_site' ? SITE_KIT[kind] : undefined) ?? KIT[kind];
  return id === undefined ? undefined : { id, quality: QUALITY.things };
};

const ITEM_SHEETS: Readonly<Record<string, string>> = { item: 'items', hung: 'items-hung' };

const items: Rule = ([kind = ''], family) => {
  // Only where a site has made its own things of neutral ones are these loaded, all of them at once.
  if (family === 'items_neutral' && (kind === 'held' || ITEM_SHEETS[kind] !== undefined))
    return { id: 'items-neutral', quality: QUALITY.things };
  // At the start any item may be held, so pictures of held items are grouped by family.
  const id = kind === 'held' ? family.replace('items_', 'items-held-') : ITEM_SHEETS[kind];
  return id === undefined ? undefined : { id, quality: QUALITY.things };
};

/** A map uses a piece in one facing, so the other three need not be loaded. */
const furniture: Rule = ([kind, , , facing], family) =>
  kind === 'furniture' ? { id: `furniture-${family}-${facing}`, quality: QUALITY.things } : undefined;

const effects: Rule = ([kind], family) =>
  kind === 'effect' ? { id: family.replaceAll('_', '-'), quality: QUALITY.soft } : undefined;

const portraits: Rule = ([kind]) =>
  kind === 'portrait' ? { id: 'portraits', quality: QUALITY.people } : undefined;

/** Everything in the bay, grouped by the family that makes it. */
const bay: Rule = (_, family) => ({ id: family.replaceAll('_', '-'), quality: QUALITY.rooms });

const RULES: readonly Rule[] = [people, mirror, rooms, kit, items, furniture, effects, portraits, bay];

/** Kinds of pictures that become single files instead of parts of a sheet. */
export const SINGLE: readonly string[] = ['icon', 'picture', 'near', 'closeup'];

/** The sheet of a picture; a shadow is in the sheet of its thing. */
export function sheetOf(name: string, family: string): SheetForm {
  const parts = name.split('/').filter((part, at) => at > 0 || part !== 'shadow');
  for (const rule of RULES) {
    const form = rule(parts, family);
    if (form) return form;
  }
  throw new Error(`No sheet takes ${name}`);
}
