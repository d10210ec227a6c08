// The manifest's entry of each picture: its frame, its shadow, and its hit outline.
import type { SpriteEntry } from '../../manifest.ts';
import { pixelsOf } from './drawn.ts';
import type { DrawnSprite } from './drawn.ts';
import { hullOf } from './hull.ts';
import type { Sheet } from './pack.ts';

/** Pictures are drawn at 2x. */
const DENSITY = 2;
const TOUCHED =
  /^(?:furniture|item|held|hung|door|airDoor|bay|track|pod|paper|phone|terminal|tower|emo|desk|exit|gaspanel|podrack|wafer|cassette|shower|alarmpoint|assembly)\/|^person\/\w+\/body\//;

function shadowName(name: string): string {
  return name.startsWith('person/') ? name.replace(/^(person\/\w+)\/body\//, '$1/shadow/') : `shadow/${name}`;
}

/** The entries of one sheet's pictures. */
export async function spriteEntries(
  sheet: Sheet,
  sprites: readonly DrawnSprite[],
): Promise<Record<string, SpriteEntry>> {
  const names = new Set(sprites.map(({ name }) => name));
  const entries: Record<string, SpriteEntry> = {};
  for (const sprite of sprites) {
    const { name } = sprite;
    const placed = sheet.frames[name];
    if (!placed) throw new Error(`${name} has no place in its sheet`);
    const shadow = shadowName(name);
    const hit = TOUCHED.test(name)
      ? hullOf({ ...sprite, pixels: await pixelsOf(sprite) }, DENSITY)
      : undefined;
    entries[name] = {
      atlas: placed.atlas,
      frame: placed.frame,
      ...(shadow !== name && names.has(shadow) ? { shadow } : {}),
      ...(hit ? { hit } : {}),
    };
  }
  return entries;
}
