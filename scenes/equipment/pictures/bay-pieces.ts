// Every piece of the bay's picture in drawing order, composed by the scene itself without a browser.
import { Sprite, Texture } from 'pixi.js';
import type { Container } from 'pixi.js';
import type { Manifest } from '#assets/manifest.ts';
import type { Sprites } from '#scenes/kit/pictures/sprites.ts';
import { readBayFacts } from '../bay-facts.ts';
import { BayPicture } from '../bay-picture.ts';
import type { BayPiece } from './bay-piece.ts';
import type { BayView } from '../bay-view.ts';

/** Stands in for the scene's pictures but knows only their names: it loads and draws nothing. */
function namedPictures(manifest: Manifest): Pick<Sprites, 'manifest' | 'has' | 'entry' | 'make' | 'show'> {
  const has = (name: string): boolean => manifest.sprites[name] !== undefined;
  const show = (sprite: Sprite, name: string): void => {
    sprite.label = name;
    sprite.visible = has(name);
    sprite.scale.set(1);
  };
  return {
    manifest,
    has,
    entry: (name) => manifest.sprites[name],
    show,
    make: (name) => {
      const sprite = new Sprite({ texture: Texture.EMPTY });
      show(sprite, name);
      return sprite;
    },
  };
}

type Laid = Omit<BayPiece, 'name'>;

const AT_ORIGIN: Laid = { x: 0, y: 0, scale: 1, alpha: 1, tint: 0xffffff, isAdded: false };

function times(a: number, b: number): number {
  const of = (shift: number): number => Math.round((((a >> shift) & 255) * ((b >> shift) & 255)) / 255);
  return (of(16) << 16) | (of(8) << 8) | of(0);
}

function laid(within: Laid, one: Container): Laid {
  return {
    x: within.x + one.x * within.scale,
    y: within.y + one.y * within.scale,
    scale: within.scale * one.scale.x,
    alpha: within.alpha * one.alpha,
    tint: times(within.tint, one.tint as number),
    isAdded: one.blendMode === 'add',
  };
}

function piecesOf(one: Container, within: Laid): readonly BayPiece[] {
  if (!one.visible) return [];
  const place = laid(within, one);
  if (place.alpha === 0) return [];
  const own = one instanceof Sprite && one.label !== '' ? [{ name: one.label, ...place }] : [];
  return [...own, ...one.children.flatMap((child) => piecesOf(child, place))];
}

/** Leaves out signs and labels, so that the picture is the same in every language. */
function unlettered(view: BayView): BayView {
  return {
    ...view,
    ports: view.ports.map((port) => ({ ...port, label: '' })),
    rack: view.rack.map((pod) => pod && { label: '' }),
    floor: view.floor.map((pod) => ({ ...pod, label: '' })),
    people: view.people.map((person) => (person.carries === undefined ? person : { ...person, carries: '' })),
  };
}

/**
 * The pieces a view shows, farthest first, without a browser: for pictures that are composed at build time.
 */
export function bayPieces(manifest: Manifest, view: BayView): readonly BayPiece[] {
  const facts = readBayFacts(manifest);
  const picture = new BayPicture(namedPictures(manifest) as Sprites, facts, () => false);
  picture.show(unlettered(view), true);
  return piecesOf(picture.world, AT_ORIGIN).filter(({ name }) => manifest.sprites[name] !== undefined);
}
