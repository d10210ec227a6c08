// The people in the start page's picture, and what is happening there.
import { DRESS_PRESETS } from '#scenes/room/person/dress-presets.ts';
import type { Facing } from '#contract/simulation/room-kinds.ts';

export interface CastMember {
  readonly sex: 'man' | 'girl';
  readonly layers: readonly string[];
  readonly pose: string;
  readonly facing: Facing;
  readonly x: number;
  readonly y: number;
}

const { street, coat, inner, capped, clean } = DRESS_PRESETS;
const long = (layers: readonly string[]): readonly string[] =>
  layers.map((layer) => (layer === 'hairShort' ? 'hairLong' : layer));

/** The stages of the way through the suite, one person each. */
export const CAST: readonly CastMember[] = [
  { sex: 'girl', layers: coat, pose: 'walk-2', facing: 'se', x: 5, y: 4.6 },
  { sex: 'man', layers: street, pose: 'sit', facing: 'se', x: 7.5, y: 6.5 },
  { sex: 'man', layers: inner, pose: 'reach', facing: 'ne', x: 15.5, y: 1.5 },
  { sex: 'girl', layers: long(street), pose: 'stand', facing: 'sw', x: 20.2, y: 3.4 },
  { sex: 'girl', layers: capped, pose: 'wash-0', facing: 'ne', x: 14.5, y: 7.5 },
  { sex: 'man', layers: capped, pose: 'reach', facing: 'ne', x: 25.8, y: 1.6 },
  { sex: 'girl', layers: clean, pose: 'stand', facing: 'se', x: 29.4, y: 8.2 },
  { sex: 'man', layers: clean, pose: 'walk-5', facing: 'se', x: 33, y: 8 },
];

/** Furniture and doors that are not at rest, by id. */
export const STATES: Readonly<Record<string, string>> = {
  'locker-closet-1': 'open',
  'washroom-sink': 'running',
  'transit-shower': 'running',
};

/** How far doors are open, from 0 to 1. */
export const OPEN_DOORS: Readonly<Record<string, number>> = {
  'door-street': 1,
  'door-locker-separate': 1,
};
