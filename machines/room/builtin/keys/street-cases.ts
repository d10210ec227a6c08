// The keys of the short cases that start on the street. For the server's seed and for tests only.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import type { Step } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { step } from './step.ts';
import { wholeWayKey } from './whole-way.ts';

const MEDIUM = { hands: 'M', face: 'M' } as const;

/** The steps of throwing food away, before or after crossing the bench. */
function thrownOut(item: string, name: Trilingual): readonly Step[] {
  const id = item.replace(/-\d+$/, '');
  return [
    step({
      id: `${id}-out`,
      text: words(`Достать из сумки ${name.ru}`, `Take ${name.en} out of the bag`, `从包中取出${name.ch}`),
      match: { code: ['A009'], item: [item] },
      sources: [SOURCES.site],
      after: ['enter'],
    }),
    step({
      id: `${id}-binned`,
      harm: 'ROOM',
      text: words(`Выбросить ${name.ru}`, `Throw ${name.en} out`, `丢弃${name.ch}`),
      match: { code: ['A014'], item: [item], to: ['entrance-trash'] },
      sources: [SOURCES.site, SOURCES.illinois],
      after: [`${id}-out`],
    }),
  ];
}

const deepSteps: readonly Step[] = [
  ...thrownOut('apple-0', words('яблоко', 'the apple', '苹果')),
  ...thrownOut('bottle-0', words('бутылку', 'the bottle', '水瓶')),
  step({
    id: 'card-out',
    text: words('Найти в сумке ключ-карту', 'Find the key card in the bag', '在包中找到门禁卡'),
    match: { code: ['A009'], item: ['keyCard-0'] },
    sources: [SOURCES.georgiaTech],
  }),
  step({
    id: 'card-on',
    text: words('Прикрепить ключ-карту на клипсу', 'Hang the key card on its clip', '将门禁卡挂到夹扣上'),
    why: words(
      'Обе руки понадобятся для переодевания, а карта остаётся при вас.',
      'Both hands are needed for changing, and the card stays with you.',
      '更衣需要双手，门禁卡须随身携带。',
    ),
    match: { code: ['A005'], item: ['keyCard-0'] },
    sources: [SOURCES.georgiaTech],
    after: ['card-out'],
  }),
];

const DEEP_ACTIONS: readonly Action[] = [
  { code: 'A009', item: 'apple-0' },
  { code: 'A014', item: 'apple-0', to: 'entrance-trash' },
  { code: 'A009', item: 'bottle-0' },
  { code: 'A014', item: 'bottle-0', to: 'entrance-trash' },
  { code: 'A009', item: 'keyCard-0' },
  { code: 'A005', item: 'keyCard-0' },
];

export const streetCaseKeys: readonly RoomKey[] = [
  wholeWayKey({ caseId: 'street-clothes', section: 1, sizes: MEDIUM }),
  wholeWayKey({
    caseId: 'from-the-entrance',
    section: 1,
    sizes: { hands: 'S', face: 'S' },
    hasEntered: true,
  }),
  wholeWayKey({
    caseId: 'makeup-long-hair',
    section: 2,
    sizes: { hands: 'S', face: 'S' },
    hasEarrings: true,
    hasMakeup: true,
    ownHints: [
      words(
        'Серьги снимают до шапочки, макияж — до мытья рук.',
        'Earrings come off before the cap goes on, make-up before the hands are washed.',
        '戴帽前取下耳环，洗手前卸妆。',
      ),
    ],
  }),
  wholeWayKey({
    caseId: 'beard',
    section: 1,
    sizes: { hands: 'L', face: 'L' },
    hasBeard: true,
    ownHints: [
      words(
        'Бороду и усы закрывает маска; только потом застёгивают комбинезон.',
        'The mask covers beard and moustache; only then is the coverall closed.',
        '先用口罩遮住胡须，再闭合连体服。',
      ),
    ],
  }),
  wholeWayKey({
    caseId: 'deep-in-the-bag',
    section: 1,
    sizes: MEDIUM,
    ownSteps: deepSteps,
    cardSteps: ['card-on'],
    entranceSteps: ['apple-binned', 'bottle-binned'],
    ownActions: DEEP_ACTIONS,
    expectedMs: 720_000,
  }),
  wholeWayKey({
    caseId: 'other-section',
    section: 2,
    sizes: MEDIUM,
    ownWrong: [
      {
        id: 'other-closet',
        text: words('Вещь убрана в чужой шкаф', 'A thing put into another’s closet', '物品放入他人衣柜'),
        why: words(
          'Чужой шкаф запрут, и вещи останутся в нём.',
          'The other closet will be locked with the things in it.',
          '他人锁上衣柜后，您的物品将留在其中。',
        ),
        harm: 'HABIT',
        sources: [SOURCES.site],
        match: [{ code: ['A023'], to: ['locker-closet-1'] }],
      },
    ],
    ownHints: [
      words(
        'Открытый шкаф — не ваш. Приложите карту к шкафу второй секции.',
        'The open closet is not yours. Use your card on the closet of section two.',
        '打开的衣柜不是您的。请用门禁卡打开第二区衣柜。',
      ),
    ],
  }),
  wholeWayKey({
    caseId: 'second-gloves',
    section: 1,
    sizes: MEDIUM,
    hasInnerGloves: true,
    ownHints: [
      words(
        'Внутренние перчатки — на вымытые руки и до комбинезона: голой рукой его не касаются.',
        'Inner gloves go on washed hands and before the coverall: no bare hand touches it.',
        '内层手套戴在洗净的手上，先于连体服：不得徒手触碰连体服。',
      ),
    ],
  }),
  wholeWayKey({ caseId: 'wrong-sizes', section: 1, sizes: { hands: 'XL', face: 'S' } }),
  wholeWayKey({
    caseId: 'timed-rehearsal',
    section: 2,
    sizes: { hands: 'L', face: 'M' },
    hasBeard: true,
    expectedMs: 420_000,
    deadlineMs: 540_000,
  }),
];
