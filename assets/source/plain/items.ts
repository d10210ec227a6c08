// Every item of the catalogue: as a thing that lies, its shadow, and an icon for the panels.
import { draw } from './draw.ts';
import type { Picture } from './draw.ts';
import { drawShadow } from './shadow.ts';
import { ITEM_MODELS } from './item-models.ts';
import { named } from './named.ts';
import type { NamedPicture } from './pack.ts';

const DENSITY = 320;
const SHADOW_DENSITY = 80;
/** Things are shown a little larger than life: at 160 pixels a metre a pen would be lost. */
const LARGER = 1.25;
const ICON_PIXELS = 112;

export interface ItemJob {
  readonly code: string;
}

export function itemJobs(): readonly ItemJob[] {
  return Object.keys(ITEM_MODELS).map((code) => ({ code }));
}

export function drawItem({ code }: ItemJob): readonly NamedPicture[] {
  const model = named(ITEM_MODELS, code);
  return [
    { name: `item/${code}`, picture: draw(model, DENSITY * LARGER), scale: 1 },
    {
      name: `shadow/item/${code}`,
      picture: drawShadow(model, SHADOW_DENSITY * LARGER),
      scale: SHADOW_DENSITY / DENSITY,
    },
  ];
}

/** Drawn so large that it fills an icon's square. */
export function drawIcon(code: string): Picture {
  const small = draw(named(ITEM_MODELS, code), 100);
  const largest = Math.max(small.width - 8, small.height - 8, 8);
  return draw(named(ITEM_MODELS, code), (100 * ICON_PIXELS) / largest);
}
