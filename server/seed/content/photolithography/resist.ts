// Photolithography: what happens to the resist.
import { numeric, ordering, single } from '../seed-content.ts';

const MICROMETRES = [
  { text: ['мкм', 'µm', '微米'], factor: 1 },
  { text: ['нм', 'nm', '纳米'], factor: 0.001 },
] as const;

export const resistTasks = [
  ordering(
    [
      'Расставьте операции полного маршрута COAT_EXPOSE_DEVELOP (охлаждения между ними опущены).',
      'Put the operations of the full flow COAT_EXPOSE_DEVELOP into order (the chills between them are left out).',
      '请排列完整流程 COAT_EXPOSE_DEVELOP 的工序（省略其间的冷却）。',
    ],
    [
      ['Обработка в парах HMDS', 'HMDS vapour', 'HMDS 气相处理'],
      ['Нанесение резиста', 'Coating with resist', '涂胶'],
      ['Сушка резиста (soft bake)', 'Soft bake', '软烘'],
      ['Засветка края пластины (WEE)', 'Wafer edge exposure (WEE)', '晶圆边缘曝光（WEE）'],
      ['Экспонирование в степпере', 'Exposure in the stepper', '步进机曝光'],
      ['Сушка после экспонирования (PEB)', 'Post-exposure bake (PEB)', '曝光后烘烤（PEB）'],
      ['Проявление', 'Development', '显影'],
      ['Задубливание (hard bake)', 'Hard bake', '坚膜烘烤'],
    ],
    {
      id: 'photolithography-resist-1',
      hint: [
        'Название маршрута подсказывает три главных шага по порядку.',
        'The flow’s name gives the three main steps in order.',
        '流程名称给出了三个主要步骤的顺序。',
      ],
      success: [
        'Верно: весь маршрут по порядку.',
        'Right: the whole flow in order.',
        '正确：整个流程顺序无误。',
      ],
      failure: [
        'Проверьте нагревы: один — до экспонирования, один — сразу после него, один — в самом конце.',
        'Check the bakes: one before exposure, one right after it, one at the very end.',
        '请检查几次烘烤：一次在曝光前，一次紧接曝光后，一次在最后。',
      ],
      neutral: [
        'Главные шаги стоят верно. Проверьте, какой нагрев между какими шагами.',
        'The main steps stand rightly. Check which bake lies between which steps.',
        '主要步骤正确。请检查各次烘烤在哪些步骤之间。',
      ],
      because: [
        'HMDS, резист, soft bake, WEE, степпер, PEB, проявление, hard bake; после каждого нагрева пластину охлаждают. Это маршрут установки тренажёра.',
        'HMDS, resist, soft bake, WEE, stepper, PEB, development, hard bake; after each bake the wafer is chilled. This is the flow of the trainer’s track.',
        'HMDS、涂胶、软烘、WEE、步进机、PEB、显影、坚膜；每次加热后晶圆都要冷却。这是模拟器设备的流程。',
      ],
      sources: ['rules'],
      points: 6,
    },
  ),
  single(
    [
      'Зачем пластину обрабатывают в парах HMDS перед нанесением резиста?',
      'Why is a wafer treated with HMDS vapour before it is coated?',
      '涂胶前为什么要用 HMDS 蒸气处理晶圆？',
    ],
    [
      'Чтобы резист держался на поверхности: HMDS делает её водоотталкивающей',
      'So that the resist adheres: HMDS makes the surface repel water',
      '使光刻胶牢固附着：HMDS 使表面疏水',
    ],
    [
      [
        'Чтобы удалить остатки прежнего резиста',
        'To remove what is left of an earlier resist',
        '去除以前残留的光刻胶',
      ],
      [
        'Чтобы резист стал чувствительнее к свету',
        'To make the resist more sensitive to light',
        '提高光刻胶的感光度',
      ],
      ['Чтобы охладить пластину после загрузки', 'To chill the wafer after loading', '装载后冷却晶圆'],
    ],
    {
      id: 'photolithography-resist-2',
      success: [
        'Верно: без HMDS рисунок может отслоиться при проявлении.',
        'Right: without it the pattern may lift off in development.',
        '正确：没有 HMDS，图形在显影时可能脱落。',
      ],
      failure: [
        'HMDS — промотор адгезии: он не чистит, не охлаждает и не меняет сам резист.',
        'HMDS promotes adhesion: it neither cleans nor cools nor changes the resist.',
        'HMDS 是增粘剂：不清洗、不冷却，也不改变光刻胶。',
      ],
      because: [
        'Гексаметилдисилазан связывает влагу на поверхности и делает её водоотталкивающей, поэтому резист прилипает. В рецептах установки эта операция длится 60 с.',
        'Hexamethyldisilazane binds the moisture on the surface and makes it repel water, so that the resist sticks. In the track’s recipes it takes 60 s.',
        '六甲基二硅氮烷与表面水分结合，使表面疏水，从而增强光刻胶附着力。设备配方中该工序为 60 s。',
      ],
      sources: ['spinNotes', 'rules'],
    },
  ),
  numeric(
    [
      'При 4000 об/мин резист ложится слоем 1,0 мкм. Толщина обратно пропорциональна квадратному корню из скорости. Какой будет толщина при 3000 об/мин? Ответ с точностью до 0,01 мкм.',
      'At 4000 rpm a resist gives a film of 1.0 µm. Thickness is inversely proportional to the square root of the speed. What is it at 3000 rpm, to within 0.01 µm?',
      '4000 r/min 时胶厚为 1.0 µm。厚度与转速的平方根成反比。3000 r/min 时厚度是多少？精确到 0.01 µm。',
    ],
    { value: 1.155, tolerance: 0.01, units: MICROMETRES },
    {
      id: 'photolithography-resist-3',
      hint: [
        'Умножьте 1,0 мкм на корень из отношения скоростей 4000 ÷ 3000.',
        'Multiply 1.0 µm by the root of the ratio 4000 ÷ 3000.',
        '用 1.0 µm 乘以转速比 4000 ÷ 3000 的平方根。',
      ],
      success: [
        'Верно: 1,0 · √(4000 ÷ 3000) ≈ 1,15 мкм.',
        'Right: 1.0 · √(4000 ÷ 3000) ≈ 1.15 µm.',
        '正确：1.0 × √(4000 ÷ 3000) ≈ 1.15 µm。',
      ],
      failure: [
        'Медленнее вращение — толще слой, но не пропорционально: возьмите корень.',
        'Slower spinning gives a thicker film, but not in proportion: take the root.',
        '转速越低胶层越厚，但不成正比：需要开平方。',
      ],
      because: [
        'Толщина ∝ ω^(−1/2): при 3000 об/мин она больше в √(4/3) ≈ 1,155 раза. Обычный диапазон скоростей нанесения — 3000–5000 об/мин.',
        'Thickness ∝ ω^(−1/2): at 3000 rpm it is √(4/3) ≈ 1.155 times as large. The usual range of coating speeds is 3000–5000 rpm.',
        '厚度 ∝ ω^(−1/2)：3000 r/min 时为 √(4/3) ≈ 1.155 倍。常用涂胶转速为 3000–5000 r/min。',
      ],
      sources: ['spinNotes'],
    },
  ),
  single(
    [
      'Скорость вращения при нанесении увеличили. Что произойдёт с толщиной слоя резиста?',
      'The coating speed was raised. What happens to the thickness of the resist?',
      '涂胶转速提高了。光刻胶厚度会怎样变化？',
    ],
    [
      'Уменьшится, но медленнее, чем выросла скорость',
      'It falls, but less than the speed has risen',
      '减小，但幅度小于转速的增幅',
    ],
    [
      ['Уменьшится во столько же раз', 'It falls by the same factor', '按相同倍数减小'],
      ['Увеличится', 'It rises', '增大'],
      ['Не изменится: толщину задаёт время', 'It stays: time decides it', '不变：厚度由时间决定'],
    ],
    {
      id: 'photolithography-resist-4',
      success: [
        'Верно: толщина меняется как корень из скорости.',
        'Right: it follows the root of the speed.',
        '正确：厚度随转速的平方根变化。',
      ],
      failure: [
        'Центробежная сила сгоняет резист; вспомните, с какой степенью скорости связана толщина.',
        'The centrifugal force throws resist off; recall which power of the speed rules the thickness.',
        '离心力甩掉光刻胶；请回忆厚度与转速的几次方有关。',
      ],
      because: [
        'Вдвое большая скорость делает слой тоньше в √2 ≈ 1,4 раза.',
        'Twice the speed makes the film √2 ≈ 1.4 times thinner.',
        '转速加倍，胶层变薄约 √2 ≈ 1.4 倍。',
      ],
      sources: ['spinNotes'],
    },
  ),
];
