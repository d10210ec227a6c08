/**
 * Where the cards of a chain stand and how its arrows run: steps in layers, each below all that it comes after; in a layer near what
 * they belong to; long arrows between the cards of the layers that they pass.
 */
interface DrawnStep {
  readonly id: string;
  readonly after: readonly string[];
}

export interface Card {
  readonly id: string;
  readonly layer: number;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Arrow {
  readonly from: string;
  readonly to: string;
  /** From the lower edge of one card, by way of the layers between, to the upper edge of the other. */
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly cards: readonly Card[];
  readonly arrows: readonly Arrow[];
  readonly width: number;
  readonly height: number;
}

export const CARD_WIDTH = 208;
export const CARD_HEIGHT = 72;
const GAP_X = 24;
const GAP_Y = 56;
/** The room that an arrow takes in a layer that it passes. */
const LANE = 16;
const MARGIN = 16;
const SWEEPS = 12;

/** A place in a layer: a card, or the lane of an arrow. */
interface Spot {
  readonly id?: string;
  readonly layer: number;
  readonly width: number;
  /** The middle. */
  x: number;
  readonly above: Spot[];
  readonly below: Spot[];
}

/** The length of the longest way to each step; what stands in a circle counts as if it did not wait for itself. */
function layersOf(steps: readonly DrawnStep[]): ReadonlyMap<string, number> {
  const afterOf = new Map(steps.map(({ id, after }) => [id, after]));
  const layers = new Map<string, number>();
  const open = new Set<string>();
  const layerOf = (id: string): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) return -1;
    open.add(id);
    const earlier = (afterOf.get(id) ?? []).filter((one) => afterOf.has(one));
    const layer = 1 + Math.max(-1, ...earlier.map(layerOf));
    open.delete(id);
    layers.set(id, layer);
    return layer;
  };
  for (const { id } of steps) layerOf(id);
  return nearer(steps, layers);
}

/** Steps that more comes after than before go down to what comes after them: their arrows are shorter there. */
function nearer(
  steps: readonly DrawnStep[],
  layers: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const moved = new Map(layers);
  const laterOf = new Map<string, string[]>(steps.map(({ id }) => [id, []]));
  for (const { id, after } of steps) for (const earlier of after) laterOf.get(earlier)?.push(id);
  for (const { id, after } of steps.toSorted((a, b) => (layers.get(b.id) ?? 0) - (layers.get(a.id) ?? 0))) {
    const later = laterOf.get(id) ?? [];
    const below = Math.min(...later.map((one) => moved.get(one) ?? 0));
    if (later.length > after.length && below > (layers.get(id) ?? 0)) moved.set(id, below - 1);
  }
  return moved;
}

function spotOf(layer: number, id?: string): Spot {
  const width = id === undefined ? LANE : CARD_WIDTH;
  return { ...(id === undefined ? {} : { id }), layer, width, x: 0, above: [], below: [] };
}

interface Chain {
  readonly from: string;
  readonly to: string;
  readonly spots: readonly Spot[];
}

function join(upper: Spot, lower: Spot): void {
  upper.below.push(lower);
  lower.above.push(upper);
}

function joinAll(spots: readonly Spot[]): void {
  for (const [at, lower] of spots.entries()) {
    const upper = spots[at - 1];
    if (upper !== undefined) join(upper, lower);
  }
}

/** An arrow by way of a lane in each layer between; one of a circle has nowhere to go down to. */
function chainOf(upper: Spot | undefined, lower: Spot | undefined): Chain | undefined {
  if (upper?.id === undefined || lower?.id === undefined || upper.layer >= lower.layer) return undefined;
  const [from, to] = [upper.id, lower.id];
  const lanes = Array.from({ length: lower.layer - upper.layer - 1 }, (_, at) =>
    spotOf(upper.layer + at + 1),
  );
  const spots = [upper, ...lanes, lower];
  joinAll(spots);
  return { from, to, spots };
}

/** The cards in layers, with the lanes of the arrows that pass a layer. */
function spotsOf(steps: readonly DrawnStep[]) {
  const layers = layersOf(steps);
  const cards = new Map(steps.map(({ id }) => [id, spotOf(layers.get(id) ?? 0, id)]));
  const chains = steps.flatMap(({ id, after }) =>
    after.flatMap((earlier) => chainOf(cards.get(earlier), cards.get(id)) ?? []),
  );
  const all = [...cards.values(), ...chains.flatMap(({ spots }) => spots.slice(1, -1))];
  const rows: Spot[][] = [];
  for (const spot of all) (rows[spot.layer] ??= []).push(spot);
  return { cards, rows, chains };
}

const gapBetween = (left: Spot, right: Spot): number => (left.width + right.width) / 2 + GAP_X;

/** Puts a row side by side, each as near to where it wants to be as its neighbours allow. */
function place(row: readonly Spot[], wanted: ReadonlyMap<Spot, number>): void {
  for (const [at, spot] of row.entries()) {
    const left = row[at - 1];
    const own = wanted.get(spot) ?? spot.x;
    spot.x = left === undefined ? own : Math.max(own, left.x + gapBetween(left, spot));
  }
  const pushed =
    row.reduce((sum, spot) => sum + spot.x - (wanted.get(spot) ?? spot.x), 0) / Math.max(1, row.length);
  for (const spot of row) spot.x -= pushed;
}

const mean = (spots: readonly Spot[]): number => spots.reduce((sum, { x }) => sum + x, 0) / spots.length;

/** Moves each row towards what it belongs to in the row before it, and the other way round. */
function settle(rows: readonly Spot[][]): void {
  for (const row of rows) {
    const middle = (row.length - 1) / 2;
    place(row, new Map(row.map((spot, at) => [spot, (at - middle) * (CARD_WIDTH + GAP_X)])));
  }
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isDown = sweep % 2 === 0;
    for (const row of isDown ? rows : rows.toReversed()) {
      const wanted = new Map(
        row.map((spot) => {
          const others = isDown ? spot.above : spot.below;
          return [spot, others.length === 0 ? spot.x : mean(others)];
        }),
      );
      row.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
      place(row, wanted);
    }
  }
}

const topOf = (layer: number): number => layer * (CARD_HEIGHT + GAP_Y);

function pointsOf(spots: readonly Spot[], left: number): readonly Point[] {
  return spots.flatMap(({ id, x, layer }, at): readonly Point[] => {
    const own = { x: x - left, y: topOf(layer) };
    if (id === undefined) return [own, { ...own, y: own.y + CARD_HEIGHT }];
    return at === 0 ? [{ ...own, y: own.y + CARD_HEIGHT }] : [own];
  });
}

/** Steps that hang together, over any number of others; the greatest of these parts first. */
function partsOf(steps: readonly DrawnStep[]): readonly (readonly DrawnStep[])[] {
  const partOf = new Map(steps.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    const next = partOf.get(id) ?? id;
    return next === id ? id : rootOf(next);
  };
  for (const { id, after } of steps)
    for (const earlier of after) if (partOf.has(earlier)) partOf.set(rootOf(earlier), rootOf(id));
  const parts = new Map<string, DrawnStep[]>();
  for (const step of steps) {
    const root = rootOf(step.id);
    parts.set(root, [...(parts.get(root) ?? []), step]);
  }
  return [...parts.values()].toSorted((a, b) => b.length - a.length);
}

function drawPart(steps: readonly DrawnStep[]): Drawing {
  const { cards, rows, chains } = spotsOf(steps);
  settle(rows);
  const spots = rows.flat();
  const left = Math.min(...spots.map(({ x, width }) => x - width / 2));
  const right = Math.max(...spots.map(({ x, width }) => x + width / 2));
  return {
    cards: [...cards.values()].map(({ id = '', layer, x }) => ({
      id,
      layer,
      x: x - CARD_WIDTH / 2 - left,
      y: topOf(layer),
    })),
    arrows: chains.map(({ from, to, spots: way }) => ({ from, to, points: pointsOf(way, left) })),
    width: right - left,
    height: topOf(rows.length) - GAP_Y,
  };
}

function movedBy({ cards, arrows, ...size }: Drawing, dx: number, dy: number): Drawing {
  return {
    ...size,
    cards: cards.map((card) => ({ ...card, x: card.x + dx, y: card.y + dy })),
    arrows: arrows.map((arrow) => ({
      ...arrow,
      points: arrow.points.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
    })),
  };
}

/** Small parts stand in columns beside the greatest, as high as it is. */
function packed(parts: readonly Drawing[]): readonly Drawing[] {
  const highest = Math.max(0, ...parts.map(({ height }) => height));
  let [x, y, columnWidth] = [MARGIN, MARGIN, 0];
  return parts.map((part) => {
    if (y > MARGIN && y + part.height > highest + MARGIN) {
      x += columnWidth + GAP_Y;
      [y, columnWidth] = [MARGIN, 0];
    }
    const moved = movedBy(part, x, y);
    y += part.height + GAP_Y;
    columnWidth = Math.max(columnWidth, part.width);
    return moved;
  });
}

/** The drawing of all steps of a chain. */
export function drawingOf(steps: readonly DrawnStep[]): Drawing {
  const parts = packed(partsOf(steps).map(drawPart));
  const cards = parts.flatMap((part) => part.cards);
  const xs = [
    ...cards.map(({ x }) => x + CARD_WIDTH),
    ...parts.flatMap(({ arrows }) => arrows.flatMap(({ points }) => points.map(({ x }) => x + LANE))),
  ];
  return {
    cards,
    arrows: parts.flatMap((part) => part.arrows),
    width: Math.max(CARD_WIDTH, ...xs) + MARGIN,
    height: Math.max(CARD_HEIGHT, ...cards.map(({ y }) => y + CARD_HEIGHT)) + MARGIN,
  };
}

/** The way of an arrow for SVG: straight beside cards, curved between the layers. */
export function pathOf([first, ...rest]: readonly Point[]): string {
  if (first === undefined) return '';
  let [held, path] = [first, `M${first.x} ${first.y}`];
  for (const point of rest) {
    const middle = (held.y + point.y) / 2;
    path +=
      held.x === point.x ? `V${point.y}` : `C${held.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`;
    held = point;
  }
  return path;
}
