// The clean zone: the order of entering and dressing.
import { gaps, ordering, single } from '../seed-content.ts';

export const gowningTasks = [
  ordering(
    [
      'Расставьте шаги одевания в том порядке, который установлен в чистом помещении QNFCF Университета Уотерлу.',
      'Put the steps of gowning into the order of the QNFCF clean room of the University of Waterloo.',
      '请按滑铁卢大学 QNFCF 洁净室规定的顺序排列穿戴步骤。',
    ],
    [
      ['Бахилы', 'Shoe covers', '鞋套'],
      ['Защитные очки', 'Safety glasses', '护目镜'],
      ['Маска', 'Mask', '口罩'],
      ['Шапочка для волос', 'Hair net', '发网'],
      ['Капюшон', 'Hood', '头罩'],
      ['Комбинезон', 'Coverall', '连体洁净服'],
      ['Сапоги для чистого помещения', 'Clean-room boots', '洁净靴'],
      ['Перчатки', 'Gloves', '手套'],
    ],
    {
      id: 'clean-zone-gowning-1',
      hint: [
        'Сначала — чтобы не нести грязь с пола, затем сверху вниз; руки закрывают последними.',
        'First what keeps the floor’s dirt away, then from the head down; the hands come last.',
        '先防止带入地面污物，再自上而下；手最后防护。',
      ],
      success: ['Верно, весь порядок.', 'Right, the whole order.', '顺序完全正确。'],
      failure: [
        'Проверьте два правила: голова раньше тела, перчатки — последними.',
        'Check two rules: the head before the body, the gloves last.',
        '请检查两条规则：先头后身，手套最后。',
      ],
      neutral: [
        'Часть предметов стоит верно. Проверьте начало и предметы на голове.',
        'Some of it stands rightly. Check the beginning and what goes on the head.',
        '部分顺序正确。请检查开头以及头部物品。',
      ],
      because: [
        'Бахилы, очки, маска, шапочка, капюшон, комбинезон, сапоги, перчатки; снимают в обратном порядке. На других площадках порядок иной: например, капюшон надевают последним. Работайте по инструкции своего участка.',
        'Shoe covers, glasses, mask, hair net, hood, coverall, boots, gloves; off in reverse. Other sites differ, for example with the hood last. Follow the instruction of your own site.',
        '鞋套、护目镜、口罩、发网、头罩、洁净服、洁净靴、手套；脱时顺序相反。其他现场有所不同，例如头罩最后戴。请遵守本现场规程。',
      ],
      sources: ['waterlooGowning', 'byuGowning'],
      points: 6,
    },
  ),
  ordering(
    [
      'Расставьте действия в том порядке, которого требует тренажёр.',
      'Put the actions into the order that the trainer asks for.',
      '请按模拟器要求的顺序排列操作。',
    ],
    [
      ['Приложить ключ-карту и открыть шкаф', 'Use the key card and open the closet', '刷卡打开衣柜'],
      ['Убрать уличные вещи в шкаф', 'Put the street things into the closet', '将室外物品放入衣柜'],
      ['Вымыть руки', 'Wash the hands', '洗手'],
      ['Высушить руки', 'Dry the hands', '吹干双手'],
      [
        'Надеть перчатки, манжета поверх рукава',
        'Put on gloves, the cuff over the sleeve',
        '戴手套，手套口套在袖口外',
      ],
    ],
    {
      id: 'clean-zone-gowning-2',
      hint: [
        'Чистые руки не должны касаться уличных вещей.',
        'Clean hands must not touch street things.',
        '干净的手不应接触室外物品。',
      ],
      success: [
        'Верно: руки моют после уличных вещей и сушат до перчаток.',
        'Right: the hands are washed after the street things and dried before the gloves.',
        '正确：处理完室外物品后洗手，戴手套前吹干。',
      ],
      failure: [
        'Представьте, чего касаются руки на каждом шаге и остаются ли они чистыми.',
        'Picture what the hands touch at every step, and whether they stay clean.',
        '请想象每一步手接触了什么，是否仍然干净。',
      ],
      neutral: [
        'Часть порядка верна. Проверьте, когда руки касаются уличных вещей.',
        'Part of the order is right. Check when the hands touch street things.',
        '部分顺序正确。请检查手在何时接触室外物品。',
      ],
      because: [
        'Ключ-карту прикладывают до шкафа, уличные вещи убирают до мытья, моют и сушат руки до перчаток, рукав — раньше перчатки, чтобы манжета легла поверх него.',
        'The card comes before the closet, street things are stored before washing, hands are washed and dried before gloves, the sleeve before the glove so that the cuff lies over it.',
        '先刷卡再开柜，先收好室外物品再洗手，先洗手吹干再戴手套，先穿袖再戴手套，使手套口套在袖口外。',
      ],
      sources: ['rules', 'georgiaTechEntry'],
    },
  ),
  single(
    ['Как должна лежать манжета перчатки?', 'How should the cuff of a glove lie?', '手套口应处于什么位置？'],
    ['Поверх рукава комбинезона', 'Over the sleeve of the coverall', '套在洁净服袖口外面'],
    [
      ['Под рукавом комбинезона', 'Under the sleeve of the coverall', '塞在洁净服袖口里面'],
      [
        'Под рукавом левой руки и поверх рукава правой',
        'Under the left sleeve and over the right one',
        '左手在袖内，右手在袖外',
      ],
      ['Отогнутой наружу у запястья', 'Folded outward at the wrist', '在手腕处向外翻折'],
    ],
    {
      id: 'clean-zone-gowning-3',
      success: [
        'Верно: так между рукавом и перчаткой нет щели.',
        'Right: no gap is left between sleeve and glove.',
        '正确：这样袖口与手套之间没有缝隙。',
      ],
      failure: [
        'Представьте поднятую руку: куда упадут частицы из рукава?',
        'Picture a raised arm: where do particles from the sleeve fall?',
        '想象抬起手臂：袖子里的颗粒会落到哪里？',
      ],
      because: [
        'Перчатка поверх рукава запирает рукав. Манжета под рукавом — одна из ошибок, которые инструкторы видят чаще всего, наряду с пропущенной гигиеной рук, не той маской и перчатками, надетыми не последними.',
        'A glove over the sleeve shuts the sleeve. A cuff under it is one of the errors trainers see, with missing hand hygiene, the wrong mask and gloves not put on last.',
        '手套套在袖口外可封住袖口。手套口塞在袖内是培训员常见的错误之一，此外还有未做手卫生、口罩不当以及没有最后戴手套。',
      ],
      sources: ['uclGowning', 'gowningErrors'],
    },
  ),
  single(
    [
      'Как переходят разделительную скамью в бахилах?',
      'How does one cross the bench in overshoes?',
      '如何穿鞋套跨越隔离凳？',
    ],
    [
      'Надевают бахилу на одну ногу и сразу переносят её на чистую сторону, затем так же другую',
      'Cover one foot and bring it at once to the clean side, then the other in the same way',
      '先给一只脚穿上鞋套并立即移到洁净侧，再以同样方式处理另一只脚',
    ],
    [
      [
        'Надевают обе бахилы на уличной стороне и обходят скамью',
        'Put on both overshoes on the street side and walk round the bench',
        '在室外侧穿好两只鞋套后绕过隔离凳',
      ],
      [
        'Переносят обе ноги, затем надевают бахилы на чистой стороне',
        'Bring both feet over, then put on the overshoes on the clean side',
        '先把双脚移过去，再在洁净侧穿鞋套',
      ],
      [
        'Перешагивают скамью в уличной обуви и вытирают подошвы',
        'Step over in street shoes and wipe the soles',
        '穿室外鞋跨过去再擦鞋底',
      ],
    ],
    {
      id: 'clean-zone-gowning-4',
      success: [
        'Верно: закрытая подошва не касается уличной стороны, открытая — чистой.',
        'Right: a covered sole never touches the street side, a bare one never the clean side.',
        '正确：套好的鞋底不接触室外侧，未套的鞋底不接触洁净侧。',
      ],
      failure: [
        'Скамья — граница. Какая подошва какой стороны коснётся в вашем варианте?',
        'The bench is a border. Which sole touches which side in your way?',
        '隔离凳是分界线。按您的做法，哪只鞋底会接触哪一侧？',
      ],
      because: [
        'Каждую ногу обувают и сразу переносят через скамью: бахила не собирает грязь уличной стороны и не несёт её в чистую.',
        'Each foot is covered and brought over the bench at once: the overshoe neither collects the dirt of the street side nor carries it over.',
        '每只脚套好后立即跨过隔离凳：鞋套不会沾上室外侧的污物，也不会带到洁净侧。',
      ],
      sources: ['uclGowning', 'rules'],
    },
  ),
  gaps(
    [
      'Заполните пропуски в правиле о перчатках.',
      'Fill in the gaps of the rule about gloves.',
      '请填写关于手套规定的空格。',
    ],
    [
      'Перед перчатками руки моют и {g1}. Перчатку берут за {g2}, не касаясь {g3}. Манжету надевают {g4} рукава.',
      'Before the gloves the hands are washed and {g1}. A glove is held by its {g2}, without touching the {g3}. The cuff goes {g4} the sleeve.',
      '戴手套前要洗手并{g1}。拿手套时捏住{g2}，不接触{g3}。手套口套在袖口{g4}。',
    ],
    [
      {
        right: ['сушат', 'dried', '吹干'],
        wrong: [
          ['смазывают кремом', 'creamed', '涂护手霜'],
          ['вытирают о комбинезон', 'wiped on the coverall', '在洁净服上擦干'],
        ],
      },
      {
        right: ['манжету', 'cuff', '手套口'],
        wrong: [
          ['пальцы', 'fingers', '手指部位'],
          ['ладонь', 'palm', '手掌部位'],
        ],
      },
      {
        right: ['кончиков пальцев', 'fingertips', '指尖部位'],
        wrong: [
          ['манжеты', 'cuff', '手套口'],
          ['коробки', 'box', '盒子'],
        ],
      },
      {
        right: ['поверх', 'over', '外面'],
        wrong: [
          ['внутрь', 'inside', '里面'],
          ['вместо', 'instead of', '的位置代替袖口'],
        ],
      },
    ],
    {
      id: 'clean-zone-gowning-5',
      success: ['Пропуски заполнены верно.', 'The gaps are filled in rightly.', '空格填写正确。'],
      failure: [
        'Кончики пальцев потом коснутся кассеты: они должны остаться нетронутыми.',
        'The fingertips will touch the cassette later: they must stay untouched.',
        '指尖之后会接触晶圆盒，必须保持洁净。',
      ],
      because: [
        'Кончиков пальцев перчатки не касаются голой рукой, рукава не должны задевать пол, манжета лежит поверх рукава.',
        'The fingertips of a glove are not touched with a bare hand, sleeves do not brush the floor, the cuff lies over the sleeve.',
        '不得用裸手接触手套指尖，袖子不得碰到地面，手套口应套在袖口外。',
      ],
      sources: ['waterlooGowning', 'uclGowning'],
    },
  ),
];
