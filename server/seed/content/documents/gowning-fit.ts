// KR-01: its terms, how the clothes must fit, the air shower, and how to behave behind it.
import type { SeedSection } from '../seed-document.ts';

export const GOWNING_TERMS: SeedSection = {
  title: ['Термины', 'Terms', '术语'],
  paragraphs: [],
  terms: [
    [
      ['Чистая зона', 'Clean zone', '洁净区'],
      [
        'помещение, в котором число частиц в воздухе ограничено классом по ISO 14644-1',
        'a room whose particles in the air are limited by its class of ISO 14644-1',
        '空气颗粒数受 ISO 14644-1 等级限制的房间',
      ],
    ],
    [
      ['Скамья-граница', 'Border bench', '隔离凳'],
      [
        'скамья поперёк прохода; по одну её сторону ходят в уличной обуви, по другую — только в бахилах или сменной',
        'a bench across the way; street shoes walk on one side of it, covered or changed ones alone on the other',
        '横在通道上的凳子；一侧可穿室外鞋，另一侧只能穿鞋套或更换鞋',
      ],
    ],
    [
      ['Шлюз', 'Transit', '过渡区'],
      [
        'тамбур с воздушным душем и двумя дверями, которые не открываются одновременно',
        'a lobby with an air shower and two doors that never open together',
        '带风淋、两道门不能同时打开的前室',
      ],
    ],
    [
      ['Внутренний костюм', 'Inner suit', '内衬服'],
      [
        'одежда площадки, которую носят под комбинезоном вместо уличной',
        'clothes of the site, worn under the coverall in place of one’s own',
        '现场提供、穿在洁净服内代替室外服装的衣物',
      ],
    ],
  ],
};

export const GOWNING_FIT: SeedSection = {
  title: ['Как всё должно сидеть', 'How everything must sit', '穿戴要求'],
  paragraphs: [
    [
      'Размер подбирают по себе: тесная перчатка рвётся, широкая собирается складками и мешает работать; маска не своего размера отходит от щёк. Размер маски и перчаток указан буквой на ячейке стеллажа.',
      'Sizes are chosen to fit: a tight glove tears, a wide one folds and is in the way; a mask of the wrong size stands off the cheeks. The letter on the rack’s bin gives the size of masks and gloves.',
      '尺码须合身：手套过紧易破，过松起褶妨碍操作；口罩尺码不合会离开脸颊。口罩和手套的尺码标在货架格上。',
    ],
    [
      'Шапочка закрывает волосы и уши целиком; длинные волосы сначала собирают. Маска лежит на переносице и под подбородком. При усах и бороде маску надевают до того, как застегнут комбинезон.',
      'The cap covers hair and ears wholly; long hair is gathered first. The mask lies on the bridge of the nose and under the chin. With a moustache or a beard the mask goes on before the coverall is closed.',
      '帽子完全遮住头发和耳朵；长发先束好。口罩贴住鼻梁并包住下巴。有胡须者须在拉好洁净服之前戴好口罩。',
    ],
    [
      'Перчатку держат за манжету и не касаются ею ни лица, ни одежды. Манжета перчатки ложится поверх рукава: между ними не остаётся открытой кожи.',
      'A glove is held by its cuff and touches neither face nor clothes. Its cuff lies over the sleeve: no skin is left bare between them.',
      '捏住手套口佩戴，手套不得触碰面部和衣物。手套口套在袖口外，中间不得露出皮肤。',
    ],
  ],
  figures: [
    {
      things: ['S011', 'S024', 'S020', 'S028', 'S029', 'S001'],
      caption: [
        'Что надевают перед шлюзом: шапочка, маска, перчатки, комбинезон, очки, бахилы',
        'What is worn at the transit: cap, mask, gloves, coverall, glasses, shoe covers',
        '进入过渡区前的穿戴：帽子、口罩、手套、洁净服、护目镜、鞋套',
      ],
    },
  ],
};

export const GOWNING_SHOWER: SeedSection = {
  title: ['Воздушный душ', 'The air shower', '风淋室'],
  paragraphs: [
    [
      'Душ сдувает частицы с поверхности одежды, но не заменяет ни одного предыдущего шага: из-под плохо застёгнутого комбинезона он, наоборот, выдувает частицы наружу.',
      'The shower blows particles off the clothes’ surface and replaces none of the steps before it: out of a badly closed coverall it blows them into the air.',
      '风淋可吹掉衣物表面的颗粒，但不能代替前面的任何步骤；洁净服未拉好时反而会把内部颗粒吹出。',
    ],
  ],
  steps: [
    [
      'Войти по одному и дождаться, пока первая дверь закроется.',
      'Enter one at a time and wait until the first door has closed.',
      '逐人进入，等待第一道门关闭。',
    ],
    [
      'Во время обдува поднять руки и медленно повернуться кругом.',
      'While it blows raise the arms and turn round slowly.',
      '风淋时举起双臂，缓慢转身一周。',
    ],
    [
      'Выйти, когда обдув закончен и вторая дверь открылась.',
      'Go out when it is over and the second door has opened.',
      '风淋结束、第二道门打开后离开。',
    ],
  ],
  figures: [
    {
      picture: 'practice/room4',
      width: 78,
      caption: [
        'Шлюз: двери сблокированы, обдув идёт с обеих сторон',
        'The transit: its doors are interlocked, air comes from both sides',
        '过渡区：两道门互锁，两侧送风',
      ],
    },
  ],
};

export const GOWNING_WITHIN: SeedSection = {
  title: ['В чистой зоне и на выходе', 'Within, and on the way out', '区内行为与离开'],
  paragraphs: [
    [
      'Ходят спокойно: быстрая ходьба и резкие движения поднимают частицы. Лица, маски и волос не касаются; упавшую на пол вещь не поднимают и не используют, а заменяют чистой.',
      'One walks calmly: haste and sudden movements raise particles. Nobody touches face, mask or hair; a thing that fell is not picked up and used but replaced by a clean one.',
      '缓步行走：快走和突然动作会扬起颗粒。不得触摸面部、口罩和头发；掉落物品不得捡起使用，应更换干净的。',
    ],
    [
      'Порванную перчатку и намокшую маску меняют сразу, для этого возвращаются в зону разделения. Кто кашляет или чихает, отворачивается от пластин и меняет маску.',
      'A torn glove or a wet mask is changed at once, in the separation zone. Who coughs or sneezes turns away from the wafers and changes the mask.',
      '手套破损或口罩潮湿须立即返回隔离区更换。咳嗽或打喷嚏时背对晶圆，并更换口罩。',
    ],
    [
      'Выходят обратным путём. Одноразовое снимают и выбрасывают в урну зоны разделения, комбинезон и очки возвращают на место. При новом входе всё одноразовое берут новым.',
      'The way out is the way back. Single-use things go into the separation zone’s bin, coverall and glasses to their places. At the next entry every single-use thing is new.',
      '原路离开。一次性用品脱下后投入隔离区垃圾桶，洁净服和护目镜放回原位。再次进入时所有一次性用品都换新的。',
    ],
  ],
  warning: [
    'При тревоге выходят кратчайшим путём, не переодеваясь: чистота не важнее людей.',
    'At an alarm one leaves by the shortest way without changing: people come before cleanliness.',
    '报警时走最近路线撤离，无需更衣：人比洁净更重要。',
  ],
};
