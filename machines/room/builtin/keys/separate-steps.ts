// The separation zone: cap and mask go on, and gloves in the person's size are taken along.
import type { Size } from '#contract/simulation/room-kinds.ts';
import type { Step } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { step } from './step.ts';

/** The ids of one catalogue name: several such things may lie on the rack. */
export function idsOf(craft: string): string[] {
  return [0, 1, 2].map((number) => `${craft}-${number}`);
}

export interface Sizes {
  readonly hands: Size;
  readonly face: Size;
}

/** The cap comes before the coverall. */
export const capSteps: readonly Step[] = [
  step({
    id: 'take-hat',
    text: words('Взять шапочку', 'Take a cap', '取帽子'),
    match: { code: ['A024'], item: idsOf('hat') },
    sources: [SOURCES.waterloo],
    after: ['enter-separate'],
  }),
  step({
    id: 'hat-on',
    text: words(
      'Надеть шапочку, убрав под неё все волосы',
      'Put on the cap with all hair under it',
      '戴帽子，遮住全部头发',
    ),
    why: words(
      'Одеваются сверху вниз: с волос не должно сыпаться на чистый комбинезон.',
      'One dresses from the head down: nothing may fall from the hair onto the clean coverall.',
      '着装自上而下：头发上的颗粒不得落到洁净服上。',
    ),
    match: { code: ['A005'], item: idsOf('hat') },
    sources: [SOURCES.topDown, SOURCES.waterloo],
    after: ['take-hat'],
    harm: 'ROOM',
  }),
];

function maskSteps(size: Size): readonly Step[] {
  const item = idsOf(`masks${size}`);
  return [
    step({
      id: 'take-mask',
      text: words('Взять маску своего размера', 'Take a mask of your size', '取自己尺码的口罩'),
      match: { code: ['A024'], item },
      sources: [SOURCES.waterloo],
      after: ['enter-separate'],
    }),
    step({
      id: 'mask-on',
      text: words('Надеть маску', 'Put on the mask', '戴口罩'),
      match: { code: ['A005'], item },
      sources: [SOURCES.waterloo, SOURCES.topDown],
      after: ['take-mask'],
      harm: 'ROOM',
    }),
    step({
      id: 'mask-right',
      text: words('Закрыть маской нос и рот', 'Draw the mask over nose and mouth', '用口罩遮住口鼻'),
      why: words(
        'Маска под носом не задерживает дыхание: это самая частая ошибка.',
        'A mask under the nose holds no breath back: it is the most common mistake.',
        '口罩未遮住鼻子则不起作用：这是最常见的错误。',
      ),
      match: { code: ['A012'], item },
      sources: [SOURCES.errors],
      after: ['mask-on'],
      harm: 'ROOM',
    }),
  ];
}

/** From the washroom back through the changing room to the rack of single-use things. */
export function separateSteps({ hands, face }: Sizes): readonly Step[] {
  return [
    step({
      id: 'back-through-locker',
      text: words('Вернуться в зону переодевания', 'Go back into the changing room', '返回更衣区'),
      match: { code: ['A001'], to: ['locker'], location: ['washroom'] },
      sources: [SOURCES.site],
      after: ['dry'],
    }),
    step({
      id: 'enter-separate',
      text: words('Пройти в зону разделения', 'Go into the separation zone', '进入隔离区'),
      match: { code: ['A001'], to: ['separate'] },
      sources: [SOURCES.iso5],
      after: ['back-through-locker'],
    }),
    ...capSteps,
    ...maskSteps(face),
    step({
      id: 'take-gloves',
      text: words('Взять перчатки своего размера', 'Take gloves of your size', '取自己尺码的手套'),
      match: { code: ['A024'], item: idsOf(`gloves${hands}`) },
      sources: [SOURCES.mssl],
      after: ['enter-separate'],
    }),
  ];
}
