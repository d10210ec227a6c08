// What is worn on feet and hands.
import { cut, endedAt, limb, mix } from './solids.ts';
import type { Solid } from './solids.ts';
import { hex, part } from './model.ts';
import type { Paint, Part } from './model.ts';
import type { Figure, Limbs } from './figure.ts';
import { bothSides, foot, hand } from './body.ts';

type FeetMaker = (side: Limbs) => readonly Solid[];

const shoes = (figure: Figure, paint: string | Paint, make: FeetMaker, gloss: number): readonly Part[] => [
  part(paint, bothSides(figure, make).flat(), { blend: 0.018, gloss }),
];

const soled =
  (top: string, sole: string): Paint =>
  (_x, _y, z) =>
    hex(z < 0.022 ? sole : top);

export function boots(figure: Figure): readonly Part[] {
  const s = figure.size;
  return shoes(
    figure,
    soled('#6b4430', '#2f2723'),
    (side) => [
      ...foot(side, s, 0.011),
      endedAt(
        limb(side.ankle, mix(side.ankle, side.knee, 0.3), 0.052 * s, 0.056 * s),
        side.ankle,
        mix(side.ankle, side.knee, 0.26),
      ),
    ],
    0.5,
  );
}

export function crocs(figure: Figure): readonly Part[] {
  const holes: Paint = (x, y, z) => {
    const dotted = z > 0.055 && Math.abs((x * 50) % 1) < 0.45 && Math.abs((y * 50) % 1) < 0.45;
    return dotted ? [0.13, 0.43, 0.4] : [0.2, 0.62, 0.56];
  };
  const s = figure.size;
  return shoes(
    figure,
    holes,
    ({ heel, toe, ankle }) => [
      limb(heel, toe, 0.043 * s, 0.046 * s),
      cut(limb(ankle, mix(heel, toe, 0.7), 0.046 * s, 0.04 * s), mix(ankle, heel, 0.25), figure.frame[2]),
    ],
    0.3,
  );
}

export function shoeCovers(figure: Figure, tall: boolean): readonly Part[] {
  const s = figure.size;
  const gathered: Paint = (x, y, z) => {
    const fold = 1 + 0.06 * Math.sin(x * 150 + z * 60) * Math.sin(y * 140);
    return tall ? [0.9 * fold, 0.93 * fold, 0.96 * fold] : [0.36 * fold, 0.62 * fold, 0.9 * fold];
  };
  const top = tall ? 0.72 : 0.2;
  return shoes(
    figure,
    gathered,
    (side) => [
      ...foot(side, s, 0.02),
      endedAt(
        limb(side.ankle, mix(side.ankle, side.knee, top), 0.06 * s, (tall ? 0.078 : 0.066) * s),
        side.ankle,
        mix(side.ankle, side.knee, top * 0.96),
      ),
    ],
    0.3,
  );
}

export function gloves(figure: Figure, correct: boolean): readonly Part[] {
  const cuff = ({ wrist, elbow }: Limbs): Solid => {
    const end = mix(wrist, elbow, correct ? 0.36 : 0.1);
    return endedAt(
      limb(wrist, end, 0.037 * figure.size, (correct ? 0.06 : 0.04) * figure.size),
      wrist,
      mix(wrist, elbow, correct ? 0.33 : 0.09),
    );
  };
  return [
    part('#4a80d4', bothSides(figure, (side) => [...hand(figure, side, 0.012), cuff(side)]).flat(), {
      blend: 0.03,
      gloss: 0.4,
    }),
  ];
}
