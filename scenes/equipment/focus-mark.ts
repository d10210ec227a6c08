// Marks the hovered target and the one with the focus, over everything.
import { Graphics } from 'pixi.js';
import type { Container } from 'pixi.js';
import type { BayArea } from './bay-targets.ts';

const FORMS = {
  hover: { colour: 0x0d7f8c, width: 3 },
  focus: { colour: 0xd98a12, width: 4 },
} as const;

type MarkForm = keyof typeof FORMS;

/** Redraws the marks; the focus has a pale outer line, so that it is visible on any background. */
export function drawMarks(
  into: Container,
  marks: readonly { readonly form: MarkForm; readonly area: BayArea | undefined }[],
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
