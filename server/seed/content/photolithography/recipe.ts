// Photolithography: recipes and their limits.
import { gaps, matching, multi, short } from '../seed-content.ts';

export const recipeTasks = [
  matching(
    [
      'Рецепт «резист 1,2 мкм». Сопоставьте операции и их параметры.',
      'Recipe “resist 1.2 µm”. Match the operations with their parameters.',
      '配方“光刻胶 1.2 µm”。请将工序与参数配对。',
    ],
    [
      [
        ['Нанесение', 'Coat', '涂胶'],
        ['4000 об/мин, 70 с', '4000 rpm, 70 s', '4000 r/min，70 s'],
      ],
      [
        ['Сушка (soft bake)', 'Soft bake', '软烘'],
        ['90 °C, 60 с', '90 °C, 60 s', '90 °C，60 s'],
      ],
      [
        ['Сушка после экспонирования (PEB)', 'Post-exposure bake (PEB)', '曝光后烘烤（PEB）'],
        ['115 °C, 60 с', '115 °C, 60 s', '115 °C，60 s'],
      ],
      [
        ['Охлаждение', 'Chill', '冷却'],
        ['30 с', '30 s', '30 s'],
      ],
    ],
    [['90 °C, 35 с', '90 °C, 35 s', '90 °C，35 s']],
    {
      id: 'photolithography-recipe-1',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Различите два нагрева: один одинаков в обоих рецептах, другой у резиста 1,2 мкм горячее.',
        'Tell the two bakes apart: one is the same in both recipes, the other is hotter for 1.2 µm.',
        '请区分两次烘烤：一次在两个配方中相同，另一次在 1.2 µm 配方中温度更高。',
      ],
      neutral: [
        'Часть пар верна. Проверьте два нагрева.',
        'Some pairs are right. Check the two bakes.',
        '部分配对正确。请检查两次烘烤。',
      ],
      because: [
        'Нанесение 4000 об/мин 70 с, soft bake 90 °C 60 с, PEB 115 °C 60 с, каждое охлаждение 30 с. У резиста 1,0 мкм — 60 с нанесения и PEB 90 °C.',
        'Coat 4000 rpm 70 s, soft bake 90 °C 60 s, PEB 115 °C 60 s, every chill 30 s. The 1.0 µm resist has a 60 s coat and a PEB of 90 °C.',
        '涂胶 4000 r/min 70 s，软烘 90 °C 60 s，PEB 115 °C 60 s，每次冷却 30 s。1.0 µm 配方涂胶 60 s，PEB 为 90 °C。',
      ],
      sources: ['byuResists', 'rules'],
    },
  ),
  multi(
    [
      'Плита soft bake настроена на 90 °C, допуск ±0,5 °C. Какие показания допустимы?',
      'A soft bake plate is set to 90 °C, tolerance ±0.5 °C. Which readings are within it?',
      '软烘热板设定 90 °C，公差 ±0.5 °C。哪些读数合格？',
    ],
    [
      ['89,6 °C', '89.6 °C', '89.6 °C'],
      ['90,4 °C', '90.4 °C', '90.4 °C'],
      ['90,5 °C', '90.5 °C', '90.5 °C'],
    ],
    [
      ['89,4 °C', '89.4 °C', '89.4 °C'],
      ['90,6 °C', '90.6 °C', '90.6 °C'],
    ],
    {
      id: 'photolithography-recipe-2',
      success: [
        'Верно: границы допуска — 89,5 и 90,5 °C.',
        'Right: the limits are 89.5 and 90.5 °C.',
        '正确：公差界限为 89.5 和 90.5 °C。',
      ],
      failure: [
        'Сначала найдите обе границы; сама граница ещё допустима.',
        'Find both limits first; the limit itself is still allowed.',
        '先求出两个界限；界限值本身仍合格。',
      ],
      neutral: [
        'Часть верна. Проверьте границы допуска.',
        'Partly right. Check the limits.',
        '部分正确。请检查公差界限。',
      ],
      because: [
        'Для нагревов принят допуск ±0,5 °C: температура меняет чувствительность резиста и размер линий.',
        'Bakes are held to ±0.5 °C: the temperature changes the resist’s sensitivity and the width of lines.',
        '烘烤温度公差为 ±0.5 °C：温度会改变光刻胶感光度和线宽。',
      ],
      sources: ['spinNotes'],
    },
  ),
  short(
    [
      'Какой аббревиатурой из трёх латинских букв называют нагрев между экспонированием и проявлением?',
      'Which abbreviation of three Latin letters names the bake between exposure and development?',
      '曝光与显影之间的烘烤用哪三个拉丁字母缩写表示？',
    ],
    'PEB',
    {
      id: 'photolithography-recipe-3',
      success: ['Верно: post-exposure bake.', 'Right: post-exposure bake.', '正确：post-exposure bake。'],
      failure: [
        'Это первые буквы английских слов «нагрев после экспонирования».',
        'They begin the English words for a bake after exposure.',
        '即英文“曝光后烘烤”的首字母。',
      ],
      because: [
        'PEB (post-exposure bake) — 60 с при 90 °C или 115 °C в зависимости от рецепта.',
        'PEB (post-exposure bake): 60 s at 90 °C or 115 °C, by the recipe.',
        'PEB（曝光后烘烤）：按配方为 90 °C 或 115 °C，60 s。',
      ],
      sources: ['byuResists', 'rules'],
    },
  ),
  gaps(
    [
      'Заполните пропуски в описании маршрута пластины.',
      'Fill in the gaps of this description of a wafer’s way.',
      '请填写晶圆流程说明中的空格。',
    ],
    [
      'После нанесения резист сушат при {g1} °C. Экспонирование меняет его растворимость, поэтому до проявления участок освещают {g2} светом. После PEB пластину {g3} и проявляют.',
      'After coating the resist is baked at {g1} °C. Exposure changes its solubility, so until development the bay is lit by {g2} light. After the PEB the wafer is {g3} and developed.',
      '涂胶后在 {g1} °C 下烘烤。曝光会改变其溶解性，因此显影前现场使用{g2}光照明。PEB 之后晶圆经{g3}再显影。',
    ],
    [
      { typed: [['90', '90', '90']] },
      {
        right: ['янтарным', 'amber', '琥珀色'],
        wrong: [
          ['белым', 'white', '白色'],
          ['синим', 'blue', '蓝色'],
        ],
      },
      {
        right: ['охлаждают', 'chilled', '冷却'],
        wrong: [
          ['моют в HMDS', 'washed in HMDS', 'HMDS 清洗'],
          ['экспонируют снова', 'exposed again', '再次曝光'],
        ],
      },
    ],
    {
      id: 'photolithography-recipe-4',
      success: ['Пропуски заполнены верно.', 'The gaps are filled in rightly.', '空格填写正确。'],
      failure: [
        'Резист чувствителен к коротким волнам; после каждого нагрева следует одна и та же операция.',
        'Resist is sensitive to short waves; every bake is followed by the same operation.',
        '光刻胶对短波敏感；每次烘烤后都有同一道工序。',
      ],
      because: [
        'Soft bake в обоих рецептах — 90 °C. Белый и синий свет засветили бы резист, поэтому участок освещён янтарным. За каждым нагревом следует охлаждение 30 с.',
        'The soft bake is 90 °C in both recipes. White and blue light would expose the resist, so the bay is lit amber. Every bake is followed by a 30 s chill.',
        '两个配方的软烘均为 90 °C。白光和蓝光会使光刻胶感光，因此现场用琥珀色照明。每次加热后冷却 30 s。',
      ],
      sources: ['byuResists', 'rules'],
    },
  ),
];
