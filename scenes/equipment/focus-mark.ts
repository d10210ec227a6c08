// Marks what is pointed at and what has the focus, over everything.
import { Graphics } from 'pixi.js';
import type { Container } from 'pixi.js';
import type { HitArea } from './bay-targets.ts';

const FORMS = {
  hover: { colour: 0x0d7f8c, width: 3 },
  focus: { colour: 0xd98a12, width: 4 },
} as const;

export type MarkForm = keyof typeof FORMS;

/** Draws marks anew; a focus has a pale line outside, so that it is seen on any ground. */
export function drawMarks(
  into: Container,
  marks: readonly { readonly form: MarkForm; readonly area: HitArea | undefined }[],
): void {
  for (const old of into.removeChildren()) old.destroy();
  for (const { form, area } of marks) {
    if (!area) continue;
    const { colour, width } = FORMS[form];
    const line = new Graphics().poly([...area.polygon], true);
    if (form === 'focus') line.stroke({ width: width + 4, color: 0xffffff, alpha: 0.85, join: 'round' });
    line.poly([...area.polygon], true).fill({ color: colour, alpha: 0.1 });
    line.stroke({ width, color: colour, alpha: 0.95, join: 'round' });
    line.position.set(area.x, area.y);
    into.addChild(line);
  }
}
