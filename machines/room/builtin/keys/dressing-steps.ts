// The dressing zone and the transit: coverall closed over the mask, covers on before the bench, gloves last.
import type { Harm, Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { Size } from '#contract/simulation/room-kinds.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { idsOf } from './separate-steps.ts';
import { step } from './step.ts';

const coverall: readonly Step[] = [
  step({
    id: 'take-coverall',
    text: words('Снять комбинезон с вешала', 'Take the coverall from the rack', '从衣架取连体服'),
    match: { code: ['A024'], item: ['coverall-0'] },
    sources: [SOURCES.iest],
    after: ['enter-dressing'],
  }),
  step({
    id: 'coverall-on',
    text: words('Надеть комбинезон', 'Put on the coverall', '穿连体服'),
    match: { code: ['A005'], item: ['coverall-0'] },
    sources: [SOURCES.iest, SOURCES.topDown],
    after: ['take-coverall', 'hat-on'],
    harm: 'ROOM',
  }),
];

/** Closing comes after cap and mask, because whatever they hold back would fall into the coverall. */
export const closeStep: Step = step({
  id: 'coverall-zipped-over',
  text: words('Застегнуть комбинезон доверху', 'Close the coverall to the top', '将连体服拉到顶'),
  why: words(
    'Сначала маска, потом застёжка: борода и усы должны быть закрыты до того, как комбинезон застёгнут.',
    'The mask first, then the zip: beard and moustache must be covered before the coverall is closed.',
    '先戴口罩再拉拉链：须先遮住胡须，再闭合连体服。',
  ),
  match: { code: ['CLOSE'], item: ['coverall-0'] },
  sources: [SOURCES.iest, SOURCES.iso5],
  after: ['coverall-on', 'hat-on', 'mask-right'],
  harm: 'ROOM',
});

interface Garment {
  readonly id: string;
  readonly item: string;
  readonly name: Trilingual;
  /** Chinese puts on a shoe cover and glasses by different verbs. */
  readonly wornBy: '穿上' | '戴好';
  readonly after: readonly string[];
  readonly harm: Harm;
  readonly exemption?: Trilingual;
}

const overshoes: Garment = {
  id: 'overshoes',
  item: 'reusableShoecovers-0',
  name: words('многоразовые бахилы', 'the reusable shoe covers', '可重复使用的鞋套'),
  wornBy: '穿上',
  after: [],
  harm: 'ROOM',
};

const glasses: Garment = {
  id: 'glasses',
  item: 'safetyGlasses-0',
  name: words('защитные очки', 'the safety glasses', '护目镜'),
  wornBy: '戴好',
  after: ['mask-right'],
  harm: 'PEOPLE',
  exemption: words(
    'Очки нужны в чистом производстве, и спрашивает о них условие у его двери.',
    'Glasses are needed in clean production, and the gate at its door asks for them.',
    '护目镜在洁净生产区内才需要，由入口处的条件判定。',
  ),
};

function takenAndPutOn({ id, item, name, wornBy, after, harm, exemption }: Garment): readonly Step[] {
  return [
    step({
      id: `take-${id}`,
      text: words(`Взять ${name.ru}`, `Take ${name.en}`, `取${name.ch}`),
      match: { code: ['A024'], item: [item] },
      sources: [SOURCES.mssl],
      after: ['enter-dressing'],
    }),
    step({
      id: `${id}-on`,
      text: words(`Надеть ${name.ru}`, `Put on ${name.en}`, `${wornBy}${name.ch}`),
      match: { code: ['A005'], item: [item] },
      sources: [SOURCES.mssl, SOURCES.waterloo],
      harm,
      ...(exemption ? { exemption } : {}),
      after: [`take-${id}`, ...after],
    }),
  ];
}

export const glassesSteps: readonly Step[] = takenAndPutOn(glasses);

export function gloveRightStep(item: string[], after: readonly string[]): Step {
  return step({
    id: 'gloves-right',
    text: words(
      'Натянуть манжеты перчаток на рукава',
      'Draw the cuffs of the gloves over the sleeves',
      '将手套袖口套在衣袖外',
    ),
    why: words(
      'Манжета под рукавом оставляет щель, из которой сыплется с кожи.',
      'A cuff under the sleeve leaves a gap through which the skin sheds.',
      '袖口压在衣袖下会留缝隙，皮屑由此散落。',
    ),
    match: { code: ['A012'], item },
    sources: [SOURCES.mssl, SOURCES.errors],
    after: [...after],
    harm: 'ROOM',
  });
}

/** Optional steps: laying the gloves down while both hands are needed, and picking them up again. */
function gloveHandling(item: string[]): readonly Step[] {
  return [
    step({
      id: 'lay-gloves',
      text: words('Отложить перчатки', 'Lay down the gloves', '放下手套'),
      match: { code: ['A008', 'A025'], item, to: ['separate-table', 'dressing-bench'] },
      sources: [SOURCES.site],
      after: ['take-gloves'],
      isOptional: true,
    }),
    step({
      id: 'lift-gloves',
      text: words('Снова взять перчатки', 'Take the gloves again', '重新拿起手套'),
      match: { code: ['A007', 'A024'], item, from: ['separate-table', 'dressing-bench'] },
      sources: [SOURCES.site],
      after: ['lay-gloves'],
      isOptional: true,
    }),
  ];
}

function gloveSteps(size: Size): readonly Step[] {
  const item = idsOf(`gloves${size}`);
  return [
    ...gloveHandling(item),
    step({
      id: 'gloves-on',
      text: words('Надеть перчатки', 'Put on the gloves', '戴手套'),
      why: words(
        'Перчатки надевают последними, на чистые сухие руки, поверх рукавов.',
        'Gloves go on last, on clean dry hands, over the sleeves.',
        '最后在洁净干燥的手上戴手套，并套在衣袖外。',
      ),
      match: { code: ['A005'], item },
      sources: [SOURCES.mssl, SOURCES.waterloo],
      after: ['take-gloves', 'dry', 'coverall-zipped-over'],
      harm: 'ROOM',
    }),
    gloveRightStep(item, ['gloves-on']),
  ];
}

export const transitSteps: readonly Step[] = [
  step({
    id: 'cross-dressing',
    text: words(
      'Перенести ноги через переходную скамью',
      'Swing the legs over the cross-over bench',
      '将双腿跨过跨越凳',
    ),
    why: words(
      'Бахила должна быть на ноге раньше, чем нога окажется на чистой стороне.',
      'The shoe cover must be on the foot before the foot comes to the clean side.',
      '脚到达洁净侧之前须穿好鞋套。',
    ),
    match: { code: ['A004'], params: { side: ['clean'] }, location: ['dressing'] },
    sources: [SOURCES.mssl, SOURCES.iso5],
    after: ['overshoes-on', 'coverall-zipped-over'],
    harm: 'ROOM',
  }),
  step({
    id: 'enter-transit',
    text: words('Войти в воздушный шлюз', 'Go into the transit', '进入风淋通道'),
    match: { code: ['A001'], to: ['transit'] },
    sources: [SOURCES.iso5],
    after: ['cross-dressing', 'gloves-right', 'glasses-on'],
  }),
  step({
    id: 'blown-before-entry',
    harm: 'ROOM',
    text: words('Пройти воздушный душ', 'Take the air shower', '进行风淋'),
    why: words(
      'Вторая дверь откроется только после обдува: обе сразу не открывают.',
      'The other door opens only after the air has blown: the two never stand open together.',
      '吹淋结束后另一扇门才会打开：两扇门不得同时开启。',
    ),
    match: { code: ['AIR_SHOWER'] },
    sources: [SOURCES.iso5, SOURCES.ispe],
    after: ['enter-transit'],
  }),
  step({
    id: 'enter-production',
    harm: 'ROOM',
    text: words('Войти в чистое производство', 'Go into clean production', '进入洁净生产区'),
    match: { code: ['A001'], to: ['production'] },
    sources: [SOURCES.iso5],
    after: ['blown-before-entry'],
  }),
];

/** All steps of the dressing zone for a glove size, and the way on. */
export function dressingSteps(size: Size): readonly Step[] {
  return [
    step({
      id: 'enter-dressing',
      text: words('Пройти в зону одевания', 'Go into the dressing zone', '进入穿衣区'),
      match: { code: ['A001'], to: ['dressing'] },
      sources: [SOURCES.iso5],
      after: ['take-hat', 'take-mask', 'take-gloves'],
    }),
    ...coverall,
    closeStep,
    ...takenAndPutOn(overshoes),
    ...glassesSteps,
    ...gloveSteps(size),
    ...transitSteps,
  ];
}
