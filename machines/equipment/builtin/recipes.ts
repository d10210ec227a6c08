// The two recipes and the four wafer flows that ship.
import type { ProcessStep } from '#contract/simulation/equipment-kinds.ts';
import type { Recipe, RecipeStep, WaferFlow } from '#contract/simulation/equipment-track.ts';
import { SOURCES } from './sources.ts';
import { words } from './text.ts';

const seconds = (count: number) => count * 1000;
const degrees = (count: number) => count * 10;

interface Differing {
  readonly coatS: number;
  readonly pebC: number;
  readonly developS: number;
}

function stepsWith({ coatS, pebC, developS }: Differing): RecipeStep[] {
  return [
    { step: 'HMDS', timeMs: seconds(60), temperatureTenthC: degrees(120) },
    { step: 'ARC_COAT', timeMs: seconds(45), speedRpm: 3000 },
    { step: 'ARC_BAKE', timeMs: seconds(60), temperatureTenthC: degrees(180) },
    { step: 'CHILL', timeMs: seconds(30), temperatureTenthC: degrees(23) },
    { step: 'COAT', timeMs: seconds(coatS), speedRpm: 4000 },
    { step: 'SOFT_BAKE', timeMs: seconds(60), temperatureTenthC: degrees(90) },
    { step: 'WEE', timeMs: seconds(25), doseTenthMj: 1200 },
    { step: 'STEPPER', timeMs: seconds(50), doseTenthMj: 950 },
    { step: 'PEB', timeMs: seconds(60), temperatureTenthC: degrees(pebC) },
    { step: 'DEVELOP', timeMs: seconds(developS), speedRpm: 500 },
    { step: 'HARD_BAKE', timeMs: seconds(60), temperatureTenthC: degrees(110) },
  ];
}

export const recipes: readonly Recipe[] = [
  {
    id: 'PR10',
    text: words('Фоторезист 1,0 мкм', 'Resist 1.0 µm', '光刻胶1.0微米'),
    thicknessNm: 1000,
    steps: stepsWith({ coatS: 60, pebC: 90, developS: 35 }),
    sources: [SOURCES.byu, SOURCES.notes],
  },
  {
    id: 'PR12',
    text: words('Фоторезист 1,2 мкм', 'Resist 1.2 µm', '光刻胶1.2微米'),
    thicknessNm: 1200,
    steps: stepsWith({ coatS: 70, pebC: 115, developS: 60 }),
    sources: [SOURCES.byu, SOURCES.notes],
  },
];

const COAT: readonly ProcessStep[] = ['HMDS', 'CHILL', 'COAT', 'SOFT_BAKE', 'CHILL'];
const DEVELOP: readonly ProcessStep[] = ['PEB', 'CHILL', 'DEVELOP', 'HARD_BAKE', 'CHILL'];

export const flows: readonly WaferFlow[] = [
  { id: 'COAT', text: words('Нанесение', 'Coat', '涂胶'), steps: [...COAT] },
  {
    id: 'ARC_COAT',
    text: words('Антиотражающий слой и нанесение', 'ARC and coat', '抗反射层与涂胶'),
    steps: ['ARC_COAT', 'ARC_BAKE', 'CHILL', 'COAT', 'SOFT_BAKE', 'CHILL'],
  },
  { id: 'DEVELOP', text: words('Проявление', 'Develop', '显影'), steps: [...DEVELOP] },
  {
    id: 'COAT_EXPOSE_DEVELOP',
    text: words('Нанесение, экспонирование, проявление', 'Coat, expose, develop', '涂胶、曝光、显影'),
    steps: [...COAT, 'WEE', 'STEPPER', ...DEVELOP],
  },
];
