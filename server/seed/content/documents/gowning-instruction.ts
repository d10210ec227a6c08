// KR-01: the instruction for entering the clean zone of the trainer's imaginary site.
import type { SeedDocument } from '../seed-document.ts';
import { GOWNING_CHECK } from './gowning-check.ts';
import { GOWNING_FIT, GOWNING_SHOWER, GOWNING_TERMS, GOWNING_WITHIN } from './gowning-fit.ts';

export const GOWNING_INSTRUCTION: SeedDocument = {
  id: 'seed-gowning',
  code: 'KR-01',
  title: ['Инструкция по входу в чистую зону', 'Instruction for entering the clean zone', '洁净区进入规程'],
  subtitle: [
    'Участок фотолитографии. Учебный документ тренажёра «Кристалл»: на рабочем месте действует инструкция предприятия.',
    'Photolithography area. A training document of Kristall: at work the instruction of the enterprise holds.',
    '光刻区。Kristall 模拟器培训文件：实际工作以企业规程为准。',
  ],
  cover: 'hero',
  sections: [
    {
      title: ['Назначение', 'Purpose', '目的'],
      paragraphs: [
        [
          'Инструкция описывает путь сотрудника с улицы до чистой зоны: какие помещения он проходит, что оставляет, что надевает и что проверяет. Она обязательна при каждом входе, в том числе после перерыва.',
          'This instruction describes a person’s way from the street to the clean zone: which rooms they pass, what they leave, put on and check. It holds at every entry, also after a break.',
          '本规程说明人员从室外到洁净区的路线：经过哪些房间、留下什么、穿戴什么、检查什么。每次进入都必须遵守，休息后也一样。',
        ],
        [
          'Главный источник частиц — человек. В хлопковой одежде стоящий человек выделяет более 800 000 частиц крупнее 0,5 мкм в минуту, идущий — около 35 миллионов; стоящий в комбинезоне — около 10 000 [1].',
          'People are the chief source of particles. In cotton clothes a standing person sheds more than 800,000 particles above 0.5 µm a minute, a walking one about 35 million; standing in a coverall, about 10,000 [1].',
          '人是最主要的颗粒源。穿棉质衣物静立者每分钟散发超过 80 万个大于 0.5 µm 的颗粒，行走者约 3500 万个；穿洁净服静立者约 1 万个 [1]。',
        ],
      ],
    },
    GOWNING_TERMS,
    {
      title: ['Помещения', 'Rooms', '房间'],
      figures: [
        {
          picture: 'practice/room2',
          width: 78,
          caption: [
            'Входная зона: полка для обуви, бахилы, скамья-граница, липкий мат',
            'The entrance: shoe rack, shoe covers, border bench, sticky mat',
            '入口区：鞋架、鞋套、隔离凳、粘尘垫',
          ],
        },
      ],
      paragraphs: [
        [
          'Помещения проходят по порядку. Скамья во входной зоне — граница между уличной и чистой сторонами.',
          'The rooms are passed in order. The bench of the entrance is the border between the street side and the clean side.',
          '按顺序经过各房间。入口区的隔离凳是室外侧与洁净侧的分界线。',
        ],
      ],
      tables: [
        {
          caption: ['Таблица 1. Помещения и коды', 'Table 1. Rooms and codes', '表 1. 房间与代码'],
          head: [
            ['Код', 'Code', '代码'],
            ['Помещение', 'Room', '房间'],
            ['Что в нём делают', 'What is done there', '操作'],
          ],
          rows: [
            [
              ['L001', 'L001', 'L001'],
              ['Входная зона', 'Entrance', '入口区'],
              [
                'Снимают уличную обувь, надевают бахилы или сменную обувь, переходят скамью, проходят липкий мат',
                'Street shoes off, shoe covers or change shoes on, over the bench, over the sticky mat',
                '脱室外鞋，穿鞋套或更换鞋，跨过隔离凳，踩粘尘垫',
              ],
            ],
            [
              ['L003', 'L003', 'L003'],
              ['Гардероб', 'Locker room', '更衣柜区'],
              [
                'Ключ-картой открывают шкаф, убирают уличные вещи и сумку',
                'The key card opens the closet; street things and bag go in',
                '刷卡开柜，放入室外物品和包',
              ],
            ],
            [
              ['L002', 'L002', 'L002'],
              ['Умывальная', 'Washroom', '洗手区'],
              [
                'Моют и сушат руки, смывают макияж',
                'Hands washed and dried, make-up off',
                '洗手并吹干，卸妆',
              ],
            ],
            [
              ['L004', 'L004', 'L004'],
              ['Зона разделения и гардеробная', 'Separation zone and dressing room', '隔离区与更衣室'],
              [
                'Шапочка, маска, перчатки, комбинезон, очки',
                'Cap, mask, gloves, coverall, glasses',
                '帽子、口罩、手套、洁净服、护目镜',
              ],
            ],
            [
              ['L005', 'L005', 'L005'],
              ['Шлюз', 'Transit', '过渡区'],
              [
                'Воздушный душ с двумя сблокированными дверями',
                'Air shower with two interlocked doors',
                '带两道互锁门的风淋室',
              ],
            ],
          ],
        },
      ],
    },
    {
      title: ['Что остаётся снаружи', 'What stays outside', '禁止带入'],
      figures: [
        {
          things: ['S005', 'S009', 'S010', 'S012', 'S013', 'S015', 'S016'],
          caption: [
            'Остаётся в шкафу: сумка, верхняя одежда, украшения, еда и напитки, ноутбук, ручка',
            'Stays in the closet: bag, outer clothes, jewellery, food and drink, laptop, pen',
            '留在柜内：包、外衣、首饰、食物和饮料、笔记本电脑、笔',
          ],
        },
      ],
      paragraphs: [
        [
          'За гардероб не проносят еду, напитки и жевательную резинку, сумки и верхнюю одежду, карандаши, ластики и ручки с выдвижным стержнем, обычную бумагу. Бумага допускается только для чистых помещений или запаянная [2].',
          'Past the locker room go no food, drink or gum, no bags or outer clothes, no pencils, erasers or retractable pens, no ordinary paper. Paper is allowed only if made for clean rooms or sealed [2].',
          '不得越过更衣柜区带入：食物、饮料、口香糖、包、外衣、铅笔、橡皮、按动式笔、普通纸。只允许洁净室专用或密封的纸张 [2]。',
        ],
        [
          'Макияж, лак для ногтей, спреи и духи запрещены; украшения и часы снимают [3]. После курения перед входом ждут; срок устанавливает площадка (в источниках 30 минут, 45 минут и 4 часа).',
          'Make-up, nail polish, sprays and perfume are banned; jewellery and watches come off [3]. After smoking one waits before entering; the site sets the time (30 minutes, 45 minutes and 4 hours in the sources).',
          '禁止化妆、指甲油、喷雾和香水；摘下首饰和手表 [3]。吸烟后需等待方可进入；时间由现场规定（文献中有 30 分钟、45 分钟和 4 小时）。',
        ],
      ],
    },
    {
      title: ['Порядок входа', 'Order of entry', '进入顺序'],
      figures: [
        {
          picture: 'practice/clean-hands-man',
          width: 78,
          caption: [
            'Руки моют после того, как убраны уличные вещи, и до перчаток',
            'Hands are washed after street things are stored and before gloves',
            '收好室外物品之后、戴手套之前洗手',
          ],
        },
      ],
      warning: [
        'Шаг, который пропущен, не навёрстывают за скамьёй: возвращаются и начинают с него.',
        'A step left out is not made up for past the bench: one goes back and begins with it.',
        '漏掉的步骤不能在隔离凳之后补做：须返回从该步骤重新开始。',
      ],
      paragraphs: [
        [
          'Порядок на разных площадках различается. Здесь приведён порядок тренажёра; принцип общий — сверху вниз, потому что частицы падают [4].',
          'Sites differ in their order. This is the trainer’s; the principle is shared: from the head down, for particles fall [4].',
          '各现场顺序不同。以下为模拟器的顺序；共同原则是自上而下，因为颗粒向下落 [4]。',
        ],
      ],
      steps: [
        [
          'Сесть на скамью, снять уличную обувь и поставить на полку.',
          'Sit on the bench, take off the street shoes and put them on the rack.',
          '坐在隔离凳上，脱下室外鞋放到鞋架。',
        ],
        [
          'Надеть бахилу или сменную обувь на одну ногу, перенести её через скамью, затем так же вторую.',
          'Put a shoe cover or change shoe on one foot, bring it over the bench, then the other in the same way.',
          '给一只脚穿鞋套或更换鞋并跨过隔离凳，再以同样方式处理另一只脚。',
        ],
        [
          'Открыть шкаф ключ-картой, убрать уличные вещи и сумку, надеть внутренний костюм.',
          'Open the closet with the key card, store street things and bag, put on the inner suit.',
          '刷卡开柜，放好室外物品和包，穿内衬服。',
        ],
        ['Вымыть и высушить руки.', 'Wash and dry the hands.', '洗手并吹干。'],
        [
          'Надеть шапочку: волосы и уши закрыты полностью.',
          'Put on the cap: hair and ears wholly covered.',
          '戴帽子：头发和耳朵完全遮盖。',
        ],
        [
          'Надеть маску: рот и нос закрыты, прилегание плотное.',
          'Put on the mask: mouth and nose covered, a tight fit.',
          '戴口罩：遮住口鼻，紧贴面部。',
        ],
        [
          'Надеть и застегнуть комбинезон; рукава не касаются пола.',
          'Put on and close the coverall; sleeves never touch the floor.',
          '穿上并拉好洁净服；袖子不得触地。',
        ],
        [
          'Надеть перчатки за манжету, не касаясь кончиков пальцев; манжета поверх рукава.',
          'Put on gloves by the cuff without touching fingertips; the cuff over the sleeve.',
          '捏住手套口戴手套，不碰指尖；手套口套在袖口外。',
        ],
        [
          'Войти в воздушный душ; вторая дверь откроется, когда закрыта первая и закончен обдув.',
          'Enter the air shower; the second door opens when the first is closed and the shower is over.',
          '进入风淋室；第一道门关闭且风淋结束后，第二道门打开。',
        ],
      ],
    },
    GOWNING_FIT,
    {
      title: ['Одноразовое и постоянное', 'Single use and lasting', '一次性与长期用品'],
      paragraphs: [],
      tables: [
        {
          caption: [
            'Таблица 2. Что берут новым при каждом входе',
            'Table 2. What is new at every entry',
            '表 2. 每次进入更换的用品',
          ],
          head: [
            ['Предмет', 'Thing', '用品'],
            ['Код', 'Code', '代码'],
            ['При каждом входе новый', 'New at each entry', '每次更换'],
            ['Размеры', 'Sizes', '尺码'],
          ],
          rows: [
            [
              ['Бахилы', 'Shoe covers', '鞋套'],
              ['S001', 'S001', 'S001'],
              ['да', 'yes', '是'],
              ['—', '—', '—'],
            ],
            [
              ['Шапочка', 'Cap', '帽子'],
              ['S011', 'S011', 'S011'],
              ['да', 'yes', '是'],
              ['—', '—', '—'],
            ],
            [
              ['Маска', 'Mask', '口罩'],
              ['S023–S026', 'S023–S026', 'S023–S026'],
              ['да', 'yes', '是'],
              ['S, M, L, XL', 'S, M, L, XL', 'S、M、L、XL'],
            ],
            [
              ['Перчатки', 'Gloves', '手套'],
              ['S019–S022', 'S019–S022', 'S019–S022'],
              ['да', 'yes', '是'],
              ['S, M, L, XL', 'S, M, L, XL', 'S、M、L、XL'],
            ],
            [
              ['Комбинезон', 'Coverall', '洁净服'],
              ['S028', 'S028', 'S028'],
              ['нет', 'no', '否'],
              ['—', '—', '—'],
            ],
            [
              ['Защитные очки', 'Safety glasses', '护目镜'],
              ['S029', 'S029', 'S029'],
              ['нет', 'no', '否'],
              ['—', '—', '—'],
            ],
          ],
        },
      ],
    },
    GOWNING_SHOWER,
    GOWNING_WITHIN,
    GOWNING_CHECK,
    {
      title: ['Источники', 'Sources', '来源'],
      paragraphs: [
        [
          '[1] schillingengineering.de. [2] fens.sabanciuniv.edu; mntl.illinois.edu. [3] ywccleanroom.yale.edu; nanofab.ualberta.ca, policy 5.0. [4] connect2cleanrooms.com. [5] bmjopenquality.bmj.com. Также: ISO 14644-5, IEST-RP-CC003.',
          '[1] schillingengineering.de. [2] fens.sabanciuniv.edu; mntl.illinois.edu. [3] ywccleanroom.yale.edu; nanofab.ualberta.ca, policy 5.0. [4] connect2cleanrooms.com. [5] bmjopenquality.bmj.com. Also: ISO 14644-5, IEST-RP-CC003.',
          '[1] schillingengineering.de。[2] fens.sabanciuniv.edu；mntl.illinois.edu。[3] ywccleanroom.yale.edu；nanofab.ualberta.ca，policy 5.0。[4] connect2cleanrooms.com。[5] bmjopenquality.bmj.com。另见：ISO 14644-5、IEST-RP-CC003。',
        ],
      ],
    },
  ],
};
