// What is worn on the head and the face.
import { add, cut, dot, egg, grown, limb, ring, scale, subtract, unit } from './solids.ts';
import type { Frame } from './solids.ts';
import { part } from './model.ts';
import type { Paint, Part } from './model.ts';
import type { Figure } from './figure.ts';
import { facePlace, onHead, skull } from './body.ts';

export function mask(figure: Figure, correct: boolean): readonly Part[] {
  const s = figure.size;
  const [, f, u] = figure.frame;
  const drop = correct ? 0 : -0.042;
  const shell = egg(onHead(figure, 0, 0.026, -0.046 + drop), [0.082 * s, 0.1 * s, 0.075 * s], figure.frame);
  const kept = cut(
    cut(cut(shell, onHead(figure, 0, 0.02, -0.002 + drop), u), onHead(figure, 0, 0.035, 0), scale(f, -1)),
    onHead(figure, 0, 0, -0.112 + drop),
    scale(u, -1),
  );
  const pleats: Paint = (x, y, z) => {
    const [, up] = facePlace(figure, x, y, z);
    return Math.abs(((up + 1) % 0.026) - 0.013) < 0.0022 ? [0.47, 0.7, 0.82] : [0.63, 0.84, 0.93];
  };
  const loops = [1, -1].map((side) =>
    limb(
      onHead(figure, side * 0.076, 0.05, -0.03 + drop),
      onHead(figure, side * 0.095, -0.012, -0.004),
      0.003 * s,
    ),
  );
  return [part(pleats, [kept], { gloss: 0.08 }), part('#eef3f6', loops, { gloss: 0 })];
}

export function hat(figure: Figure): readonly Part[] {
  const s = figure.size;
  const [, f, u] = figure.frame;
  const dome = egg(onHead(figure, 0, -0.018, 0.045), [0.122 * s, 0.138 * s, 0.118 * s], figure.frame);
  const slant = unit(add(scale(u, -1), scale(f, 0.42)));
  const folds: Paint = (x, y, z) => {
    const d = subtract([x, y, z], figure.head);
    const turn = Math.atan2(dot(d, figure.frame[0]), dot(d, f));
    const tone = 0.97 + 0.03 * Math.sin(turn * 30);
    return [0.86 * tone, 0.93 * tone, 0.98 * tone];
  };
  const band: Frame = [figure.frame[0], unit(add(f, scale(u, 0.42))), unit(subtract(u, scale(f, 0.42)))];
  return [
    part(
      folds,
      [
        cut(dome, onHead(figure, 0, 0.0, 0.035), slant),
        ring(onHead(figure, 0, -0.014, 0.03), 0.112 * s, 0.013 * s, band),
      ],
      { blend: 0.012, gloss: 0.08 },
    ),
  ];
}

export function glasses(figure: Figure): readonly Part[] {
  const s = figure.size;
  const lens = egg(onHead(figure, 0, 0.075, 0.004), [0.08 * s, 0.042 * s, 0.03 * s], figure.frame);
  const arms = [1, -1].map((side) =>
    limb(onHead(figure, side * 0.082, 0.06, 0.008), onHead(figure, side * 0.098, -0.02, 0.006), 0.005 * s),
  );
  return [
    part('#cfe6f2', [cut(lens, onHead(figure, 0, 0.07, 0), scale(figure.frame[1], -1))], {
      gloss: 1,
      alpha: 0.62,
    }),
    part('#33475b', arms, { gloss: 0.3 }),
  ];
}

export function earrings(figure: Figure): readonly Part[] {
  const s = figure.size;
  const standing: Frame = [figure.frame[1], figure.frame[2], figure.frame[0]];
  return [
    part(
      '#f0c04a',
      [1, -1].map((side) =>
        ring(onHead(figure, side * 0.102, -0.006, -0.056), 0.014 * s, 0.0055 * s, standing),
      ),
      { gloss: 1 },
    ),
  ];
}

export function makeup(figure: Figure): readonly Part[] {
  const paint: Paint = (x, y, z) => {
    const [across, up, forward] = facePlace(figure, x, y, z);
    if (forward < 0.03) return undefined;
    const spot = (ca: number, cu: number, ra: number, ru: number): boolean =>
      ((across - ca) / ra) ** 2 + ((up - cu) / ru) ** 2 < 1;
    if (spot(0, -0.073, 0.027, 0.009)) return [0.8, 0.13, 0.26];
    if (spot(0.038, 0.021, 0.022, 0.007)) return [0.47, 0.36, 0.72];
    return spot(0.055, -0.028, 0.019, 0.014) ? [0.94, 0.56, 0.55] : undefined;
  };
  return [
    part(
      paint,
      skull(figure).map((solid) => grown(solid, 0.001)),
      { blend: 0.02, gloss: 0.15 },
    ),
  ];
}
