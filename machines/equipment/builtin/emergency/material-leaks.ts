// Leaks of photoresist and of anti-reflective material: small ones, and large ones that force people out.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { leak } from './leak.ts';
import { words } from '../text.ts';
import { is, workEnded } from './rows.ts';

interface Material {
  readonly id: string;
  readonly picture: 'photoresistLeak' | 'antireflectiveLeak';
  readonly reason: string;
  readonly name: Trilingual;
  readonly cup: Trilingual;
}

const soiled = (id: string): Situation['harm'][number] => ({
  id,
  codes: ['TOUCH'],
  when: [],
  text: words(
    'Перчатки и рукав в растворителе: материал разнесён по участку.',
    'Gloves and sleeve full of solvent: the material is carried about the bay.',
    '手套和袖口沾上溶剂：材料被带到各处。',
  ),
  escalates: false,
  does: [{ kind: 'scrapWafers', reason: 'contaminated' }],
});

const vapours: Trilingual = words(
  'Пары растворителя разошлись по участку, людям плохо.',
  'Solvent vapour is all over the bay, people feel ill.',
  '溶剂蒸气弥漫，人员不适。',
);

function materialLeaks({ id, picture, reason, name, cup }: Material): readonly Situation[] {
  const base = {
    group: 'materialLeakage',
    picture,
    reason,
    scrap: 'contaminated',
    escalated: vapours,
  } as const;
  const small = leak({
    ...base,
    id: `${id}-leak`,
    text: words(`Протечка: ${name.ru}`, `Leakage of ${name.en}`, `${name.ch}泄漏`),
    lasting: [60_000, 120_000, 120_000],
    seen: [
      words(
        `Из-под ${cup.ru} тянется капля, пахнет растворителем.`,
        `A drop hangs under the ${cup.en}; it smells of solvent.`,
        `${cup.ch}下方滴液，有溶剂味。`,
      ),
      words('На полу пятно с ладонь.', 'A stain the size of a palm on the floor.', '地面有手掌大的污渍。'),
      words('Пятно подтекает к проходу.', 'The stain creeps towards the passage.', '污渍流向通道。'),
    ],
    needs: [workEnded],
    harm: [soiled(`${id}-spread`)],
  });
  const large = leak({
    ...base,
    id: `${id}-leak-large`,
    text: words(`Большая протечка: ${name.ru}`, `Large leakage of ${name.en}`, `${name.ch}大量泄漏`),
    lasting: [40_000, 60_000, 90_000],
    seen: [
      words(
        `Из-под ${cup.ru} льётся струйкой, резкий запах растворителя.`,
        `It runs from under the ${cup.en} in a thin stream, with a sharp smell of solvent.`,
        `${cup.ch}下方成股流出，溶剂味刺鼻。`,
      ),
      words('Лужа во всю ширину модуля.', 'The puddle is as wide as the module.', '积液与模块同宽。'),
      words(
        'Лужа перегородила проход, запах едкий.',
        'The puddle blocks the passage, the smell is acrid.',
        '积液堵住通道，气味呛人。',
      ),
    ],
    needs: [workEnded, is('place', 'outside')],
    harm: [soiled(`${id}-spread`)],
  });
  return [small, large];
}

export const materialSituations: readonly Situation[] = [
  ...materialLeaks({
    id: 'photoresist',
    picture: 'photoresistLeak',
    reason: 'leak-photoresist',
    name: words('фоторезист', 'photoresist', '光刻胶'),
    cup: words('чаши нанесения резиста', 'coat cup', '涂胶杯'),
  }),
  ...materialLeaks({
    id: 'antireflective',
    picture: 'antireflectiveLeak',
    reason: 'leak-antireflective',
    name: words('антиотражающий материал', 'anti-reflective material', '抗反射材料'),
    cup: words('чаши антиотражающего покрытия', 'anti-reflective cup', '抗反射涂层杯'),
  }),
];
