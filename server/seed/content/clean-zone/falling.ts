// The clean zone: where particles go, and what follows from that.
import { gaps, long, short, single } from '../seed-content.ts';

export const fallingTasks = [
  single(
    [
      'Почему одежду для чистых помещений надевают начиная с головы?',
      'Why are clean-room clothes put on from the head down?',
      '为什么洁净服要从头部开始自上而下穿戴？',
    ],
    [
      'Частицы падают вниз: то, что осыпалось с волос, не должно лечь на уже надетый комбинезон',
      'Particles fall: what comes off the hair must not land on a coverall already put on',
      '颗粒向下落：从头发上掉落的颗粒不应落到已穿好的洁净服上',
    ],
    [
      [
        'Так быстрее проверить размер комбинезона',
        'So that the size of the coverall is checked sooner',
        '这样能更快检查洁净服的尺码',
      ],
      [
        'Чтобы обувь осталась сухой после мытья рук',
        'So that the shoes stay dry after washing hands',
        '为了洗手后鞋子保持干燥',
      ],
      [
        'Чтобы перчатки можно было надеть первыми',
        'So that the gloves can be put on first',
        '为了能先戴手套',
      ],
    ],
    {
      id: 'clean-zone-falling-1',
      hint: [
        'Подумайте, куда деваются частицы с волос.',
        'Think of where particles from the hair go.',
        '想一想头发上的颗粒会去哪里。',
      ],
      success: [
        'Верно: порядок определяет сила тяжести.',
        'Right: gravity gives the order.',
        '正确：顺序由重力决定。',
      ],
      failure: [
        'Удобство здесь ни при чём: причина — в движении самих частиц.',
        'Convenience has nothing to do with it: the reason is how particles move.',
        '这与方便无关：原因在于颗粒本身的运动。',
      ],
      because: [
        'Осыпавшиеся частицы опускаются, поэтому одеваются сверху вниз, а раздеваются в обратном порядке — снизу вверх. Порядок отдельных предметов на разных площадках различается, принцип — общий.',
        'What is shed falls, so one dresses from the head down and undresses from the feet up. The order of single things differs between sites; the principle is shared.',
        '散落的颗粒会下沉，因此自上而下穿、自下而上脱。各现场具体物品的顺序有所不同，但原则相同。',
      ],
      sources: ['connect2Cleanrooms'],
    },
  ),
  short(
    [
      'Какой стандарт серии ISO 14644 описывает помещение для переодевания и разделительную скамью? Ответ — номер вида 00000-0.',
      'Which standard of the ISO 14644 series describes the changing room and the step-over bench? Answer with a number of the form 00000-0.',
      'ISO 14644 系列中哪个标准规定了更衣室和隔离凳？请填写形如 00000-0 的编号。',
    ],
    '14644-5',
    {
      id: 'clean-zone-falling-2',
      success: [
        'Верно: ISO 14644-5 посвящён эксплуатации чистых помещений.',
        'Right: ISO 14644-5 is about operations in clean rooms.',
        '正确：ISO 14644-5 规定洁净室的运行。',
      ],
      failure: [
        'Нужна часть об эксплуатации, а не о классификации воздуха (часть 1).',
        'The part on operations is wanted, not that on the classes of air (part 1).',
        '需要的是关于运行的部分，而不是关于空气分级的第 1 部分。',
      ],
      because: [
        'ISO 14644-5 говорит об эксплуатации: переодевание, скамья между «уличной» и чистой сторонами, поведение. Наборы одежды по классам чистоты даёт рекомендация IEST-RP-CC003.',
        'ISO 14644-5 is about operations: changing, the bench between the street side and the clean side, conduct. The sets of garments by class are given in the recommendation IEST-RP-CC003.',
        'ISO 14644-5 规定运行要求：更衣、室外侧与洁净侧之间的隔离凳、行为规范。按洁净等级配置的服装见 IEST-RP-CC003 推荐规程。',
      ],
      sources: ['iso14644', 'iestRp'],
    },
  ),
  gaps(
    [
      'Заполните пропуски в выдержке из вводного инструктажа.',
      'Fill in the gaps of this extract from the introductory briefing.',
      '请填写入门培训摘录中的空格。',
    ],
    [
      'Главный источник частиц в чистом помещении — {g1}. Одежду надевают сверху {g2}, потому что частицы {g3}. Снимают её в {g4} порядке.',
      'The chief source of particles in a clean room is {g1}. Clothes are put on from the head {g2}, because particles {g3}. They are taken off in {g4} order.',
      '洁净室中最主要的颗粒源是{g1}。穿衣自上而{g2}，因为颗粒会{g3}。脱衣时按{g4}的顺序。',
    ],
    [
      {
        right: ['человек', 'the person', '人'],
        wrong: [
          ['стены', 'the walls', '墙壁'],
          ['пол', 'the floor', '地面'],
        ],
      },
      {
        typed: [
          ['вниз', 'down', '下'],
          ['', 'downward', ''],
        ],
      },
      {
        right: ['падают', 'fall', '下落'],
        wrong: [
          ['поднимаются', 'rise', '上升'],
          ['исчезают', 'vanish', '消失'],
        ],
      },
      {
        right: ['обратном', 'the reverse', '相反'],
        wrong: [
          ['том же', 'the same', '同样'],
          ['любом', 'any', '任意'],
        ],
      },
    ],
    {
      id: 'clean-zone-falling-3',
      success: ['Пропуски заполнены верно.', 'The gaps are filled in rightly.', '空格填写正确。'],
      failure: [
        'Вспомните, что происходит с частицей, которую ничто не держит.',
        'Recall what happens to a particle that nothing holds.',
        '回想一下没有任何支撑的颗粒会怎样。',
      ],
      because: [
        'Человек — главный источник частиц, они оседают вниз, поэтому одеваются сверху вниз и раздеваются в обратном порядке.',
        'People are the chief source of particles, which settle downward; so one dresses from the head down and undresses in the reverse order.',
        '人是最主要的颗粒源，颗粒向下沉降，因此自上而下穿、反向脱。',
      ],
      sources: ['connect2Cleanrooms', 'schilling'],
    },
  ),
  long(
    [
      'Новый сотрудник говорит: «Я утром принял душ и надел чистую рубашку, комбинезон мне ни к чему». Что вы ему ответите? Опирайтесь на числа.',
      'A new colleague says: “I had a shower and put on a clean shirt this morning, I need no coverall.” What do you answer? Use figures.',
      '新同事说：“我早上洗了澡，换了干净衬衫，不需要穿洁净服。”您怎么回答？请引用数据。',
    ],
    [
      'Рубашка чистая на вид, но хлопок выделяет более 800 000 частиц в минуту, когда человек стоит, и около 35 миллионов, когда идёт. Комбинезон удерживает их: стоящий в нём человек выделяет около 10 000. Волосы, уши и борода тоже источники, поэтому их закрывают.',
      'The shirt looks clean, yet cotton sheds more than 800,000 particles a minute when one stands and about 35 million when one walks. The coverall keeps them in: a person standing in it sheds about 10,000. Hair, ears and beard are sources too, so they are covered.',
      '衬衫看上去干净，但穿棉质衣物静立时每分钟散发超过 80 万个颗粒，行走时约 3500 万个。洁净服能把颗粒留在内部：穿着它静立时约 1 万个。头发、耳朵和胡须也是颗粒源，所以要遮盖。',
    ],
    [
      [
        2,
        [
          'Названо, что чистая на вид одежда выделяет частицы, с числом',
          'Says that clothes that look clean shed particles, with a figure',
          '指出看似干净的衣物也散发颗粒，并给出数据',
        ],
      ],
      [
        2,
        [
          'Объяснено, что комбинезон удерживает частицы, с числом или сравнением',
          'Explains that a coverall keeps particles in, with a figure or comparison',
          '说明洁净服能留住颗粒，并给出数据或比较',
        ],
      ],
      [
        1,
        [
          'Упомянуты и другие источники: кожа, волосы, движение',
          'Mentions further sources: skin, hair, movement',
          '提到其他颗粒源：皮肤、头发、运动',
        ],
      ],
    ],
    {
      id: 'clean-zone-falling-4',
      success: ['Ответ принят.', 'The answer is taken.', '答案已接收。'],
      failure: ['Ответа нет.', 'There is no answer.', '未作答。'],
      neutral: [
        'Сравните свой ответ с образцом: есть ли в нём числа и причина?',
        'Compare your answer with the sample: does it have figures and a reason?',
        '请与参考答案对照：是否有数据和原因？',
      ],
      because: [
        'Хороший ответ отделяет «чистоту на вид» от выделения частиц и подтверждает это числами.',
        'A good answer parts looking clean from shedding particles, and proves it by figures.',
        '好的回答区分“看起来干净”和“散发颗粒”，并用数据说明。',
      ],
      sources: ['schilling', 'waterlooGowning'],
    },
  ),
];
