// Every picture there is, by the sheet it goes into.
import { drawPerson, peopleJobs } from './people.ts';
import type { PeopleJob } from './people.ts';
import { drawFurniture, furnitureJobs } from './furniture-jobs.ts';
import type { FurnitureJob } from './furniture-jobs.ts';
import { drawItem, itemJobs } from './items.ts';
import type { ItemJob } from './items.ts';
import { drawGround, groundJobs } from './ground.ts';
import type { GroundJob } from './ground.ts';
import type { NamedPicture } from './pack.ts';

export type Job =
  | { readonly kind: 'person'; readonly job: PeopleJob }
  | { readonly kind: 'furniture'; readonly job: FurnitureJob }
  | { readonly kind: 'item'; readonly job: ItemJob }
  | { readonly kind: 'ground'; readonly job: GroundJob };

/** Draws all pictures of one job. */
export function drawJob(one: Job): readonly NamedPicture[] {
  switch (one.kind) {
    case 'person':
      return drawPerson(one.job);
    case 'furniture':
      return drawFurniture(one.job);
    case 'item':
      return drawItem(one.job);
    case 'ground':
      return drawGround(one.job);
  }
}

export interface SheetPlan {
  readonly id: string;
  readonly zone: string;
  readonly densities: readonly number[];
  /** Of the WebP files, up to 100. */
  readonly quality: number;
  /** The files in this folder that these pictures come from: a change in one draws the sheet anew. */
  readonly sources: readonly string[];
  readonly jobs: readonly Job[];
}

const ENGINE = ['solids.ts', 'model.ts', 'march.ts', 'draw.ts', 'shadow.ts'];
const PEOPLE = [...ENGINE, 'figure.ts', 'body.ts', 'clothes.ts', 'footwear.ts', 'headwear.ts', 'people.ts'];

const people = (sex: 'man' | 'girl', isLater: boolean): SheetPlan => ({
  id: isLater ? `${sex}-clean` : sex,
  zone: isLater ? 'clean' : sex,
  densities: [1.5],
  quality: 78,
  sources: PEOPLE,
  jobs: peopleJobs(sex, isLater).map((job) => ({ kind: 'person', job })),
});

export const SHEETS: readonly SheetPlan[] = [
  {
    id: 'ground',
    zone: 'first',
    densities: [1, 2],
    quality: 84,
    sources: [...ENGINE, 'ground.ts'],
    jobs: groundJobs().map((job) => ({ kind: 'ground', job })),
  },
  {
    id: 'furniture',
    zone: 'first',
    densities: [1, 2],
    quality: 84,
    sources: [...ENGINE, 'furniture-jobs.ts', 'furniture.ts', 'washroom.ts'],
    jobs: furnitureJobs().map((job) => ({ kind: 'furniture', job })),
  },
  {
    id: 'items',
    zone: 'first',
    densities: [1, 2],
    quality: 84,
    sources: [...ENGINE, 'items.ts', 'item-models.ts', 'dress-models.ts'],
    jobs: itemJobs().map((job) => ({ kind: 'item', job })),
  },
  people('man', false),
  people('girl', false),
  people('man', true),
  people('girl', true),
];
