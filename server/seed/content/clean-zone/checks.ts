// The clean zone: what is checked before the air shower.
import { WRONG_GOWNING } from '../pictures/wrong-gowning.ts';
import { long, multi, paint, short, single } from '../seed-content.ts';

export const checkTasks = [
  paint(
    [
      'Сотрудник подошёл к воздушному душу. Отметьте на рисунке все ошибки в его одежде.',
      'A colleague has come to the air shower. Mark every fault of their clothing in the picture.',
      '一名员工来到风淋室前。请在图中标出其着装的所有错误。',
    ],
    WRONG_GOWNING,
    [
      { label: ['Маска', 'Mask', '口罩'], box: [380, 235, 240, 75], isRight: true },
      {
        label: ['Волосы у виска', 'Hair at the temple', '鬓角头发'],
        box: [590, 140, 90, 210],
        isRight: true,
      },
      {
        label: ['Манжета слева на рисунке', 'Cuff at the left of the picture', '图左侧袖口'],
        box: [190, 525, 135, 120],
      },
      {
        label: ['Манжета справа на рисунке', 'Cuff at the right of the picture', '图右侧袖口'],
        box: [675, 555, 140, 120],
        isRight: true,
      },
      { label: ['Шапочка', 'Cap', '帽子'], box: [370, 45, 260, 135] },
      { label: ['Пропуск', 'Badge', '门禁卡'], box: [540, 365, 95, 90] },
      { label: ['Обувь', 'Footwear', '鞋'], box: [320, 815, 360, 90] },
    ],
    {
      id: 'clean-zone-checks-1',
      hint: [
        'Ошибок три. Проверьте сверху вниз: волосы, лицо, рукава.',
        'There are three faults. Check from the top: hair, face, sleeves.',
        '共有三处错误。自上而下检查：头发、面部、袖口。',
      ],
      success: ['Отмечено верно.', 'Marked rightly.', '标注正确。'],
      failure: [
        'Сравните левый и правый рукав и посмотрите, что закрывает маска.',
        'Compare the left and the right sleeve, and look at what the mask covers.',
        '请比较左右袖口，并看看口罩遮住了哪里。',
      ],
      because: [
        'Маска спущена и не закрывает нос; прядь волос вышла из-под шапочки; на рукаве справа манжета перчатки спрятана под рукав. Слева перчатка надета поверх рукава, как и нужно.',
        'The mask is low and leaves the nose bare; a strand of hair has come out of the cap; on the right sleeve the glove’s cuff is under the sleeve. On the left the glove lies over the sleeve, as it should.',
        '口罩过低，未遮住鼻子；一缕头发露出帽外；图右侧手套口塞在袖内。图左侧手套套在袖口外，符合要求。',
      ],
      sources: ['gowningErrors', 'uclGowning', 'rules'],
      points: 6,
    },
  ),
  multi(
    [
      'Что берут новым при каждом входе?',
      'What is taken new at every entry?',
      '每次进入时哪些用品要换新的？',
    ],
    [
      ['Маску', 'Mask', '口罩'],
      ['Шапочку для волос', 'Hair net', '发网'],
      ['Одноразовые бахилы', 'Single-use shoe covers', '一次性鞋套'],
      ['Перчатки', 'Gloves', '手套'],
    ],
    [
      ['Сменную обувь участка', 'The site’s change shoes', '现场更换鞋'],
      ['Защитные очки', 'Safety glasses', '护目镜'],
      ['Ключ-карту', 'Key card', '门禁卡'],
    ],
    {
      id: 'clean-zone-checks-2',
      success: [
        'Верно: одноразовое — на один вход.',
        'Right: single use means one entry.',
        '正确：一次性用品只用于一次进入。',
      ],
      failure: [
        'Ищите то, что снаружи уже собрало частицы и не стирается.',
        'Look for what has collected particles outside and is not laundered.',
        '请找出在外面已沾染颗粒且不能清洗的用品。',
      ],
      neutral: [
        'Часть верна. Отделите одноразовое от того, что выдано надолго.',
        'Partly right. Part the single-use things from what is issued for long.',
        '部分正确。请区分一次性用品与长期配发用品。',
      ],
      because: [
        'Маска, шапочка, бахилы и перчатки — новые при каждом входе, также после обеда. Использованные становятся мусором и остаются снаружи.',
        'Mask, hair net, shoe covers and gloves are new at each entry, after lunch too. What was used becomes trash and stays outside.',
        '口罩、发网、鞋套和手套每次进入都要换新的，午饭后也一样。用过的即成为垃圾，留在外面。',
      ],
      sources: ['waterlooGowning', 'uclGowning'],
    },
  ),
  multi(
    [
      'Что в тренажёре считается критической ошибкой: попытка сразу не засчитывается?',
      'What is a critical fault in the trainer, at which the attempt fails at once?',
      '在模拟器中哪些属于严重错误，会导致本次操作直接不合格？',
    ],
    [
      ['Пронести еду или напиток', 'Bringing food or drink in', '带入食物或饮料'],
      ['Войти без маски', 'Going in without a mask', '不戴口罩进入'],
      ['Войти без шапочки', 'Going in without a cap', '不戴帽子进入'],
      ['Войти с голыми руками', 'Going in with bare hands', '裸手进入'],
      ['Перейти скамью в уличной обуви', 'Crossing the bench in street shoes', '穿室外鞋跨过隔离凳'],
    ],
    [
      ['Надеть перчатки на размер больше', 'Gloves one size too large', '手套大一号'],
      ['Вымыть руки дважды', 'Washing the hands twice', '洗两次手'],
    ],
    {
      id: 'clean-zone-checks-3',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Не всякая ошибка критическая: выберите то, что сразу загрязняет чистую зону.',
        'Not every fault is critical: pick what soils the clean zone at once.',
        '并非所有错误都严重：请选出会立即污染洁净区的。',
      ],
      neutral: [
        'Часть верна. Неверный размер — ошибка, но не критическая.',
        'Partly right. A wrong size is a fault, but no critical one.',
        '部分正确。尺码不对是错误，但不算严重错误。',
      ],
      because: [
        'Еда, отсутствие маски, шапочки или перчаток и уличная обувь за скамьёй ведут к незачёту. Неверный размер снижает оценку.',
        'Food, no mask, no cap, bare hands and street shoes past the bench fail the attempt. A wrong size lowers the mark.',
        '带入食物、无口罩、无帽、裸手、穿室外鞋越过隔离凳都会判为不合格。尺码不对则扣分。',
      ],
      sources: ['rules'],
      points: 5,
    },
  ),
  single(
    [
      'Вы закрыли за собой первую дверь воздушного душа, вторая не открывается. Что это значит?',
      'You have closed the first door of the air shower behind you; the second does not open. What does it mean?',
      '您关上了风淋室的第一道门，第二道门打不开。这是什么意思？',
    ],
    [
      'Двери сблокированы: вторую отпустят после обдува, когда первая закрыта',
      'The doors are interlocked: the second is released after the shower, with the first one closed',
      '两门互锁：第一道门关闭、风淋结束后才会释放第二道门',
    ],
    [
      [
        'Дверь сломана, нужно вернуться и вызвать сервисного инженера',
        'The door is broken: go back and call the service engineer',
        '门坏了，应返回并呼叫维修工程师',
      ],
      [
        'Нужно снова открыть первую дверь и держать её',
        'The first door must be opened again and held',
        '需要再次打开第一道门并保持',
      ],
      [
        'Нужно снять перчатки, чтобы датчик увидел руку',
        'The gloves must come off so that the sensor sees the hand',
        '需要脱下手套让传感器识别手',
      ],
    ],
    {
      id: 'clean-zone-checks-4',
      success: [
        'Верно: обе двери никогда не открыты вместе.',
        'Right: the two doors are never open together.',
        '正确：两道门不会同时打开。',
      ],
      failure: [
        'Подумайте, что было бы с воздухом, если бы открылись обе двери.',
        'Think of what the air would do with both doors open.',
        '想一想两道门同时打开时空气会怎样。',
      ],
      because: [
        'Двери шлюза открываются по очереди: так воздух гардеробной не попадает в чистую зону, а обдув нельзя пропустить.',
        'The doors of the lock open in turn: the air of the dressing room stays out of the clean zone, and the shower can’t be skipped.',
        '风淋室的门依次开启：更衣间的空气不会进入洁净区，也无法跳过风淋。',
      ],
      sources: ['rules'],
    },
  ),
  short(
    [
      'Как называется рекомендация IEST о комплектах одежды для чистых помещений? Ответ — вид IEST-RP-CC000.',
      'What is the IEST recommended practice on clean-room garments called? Answer in the form IEST-RP-CC000.',
      'IEST 关于洁净室服装的推荐规程编号是什么？请填写形如 IEST-RP-CC000 的编号。',
    ],
    'IEST-RP-CC003',
    {
      id: 'clean-zone-checks-5',
      hint: ['Последняя цифра — три.', 'The last digit is a three.', '最后一位数字是 3。'],
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Проверьте номер и дефисы: ответ сравнивается целиком.',
        'Check the number and the hyphens: the whole answer is compared.',
        '请检查编号和连字符：答案整体比较。',
      ],
      because: [
        'IEST-RP-CC003 — рекомендация, а не обязательный стандарт: она описывает наборы одежды для разных классов чистоты.',
        'IEST-RP-CC003 is guidance, not a binding standard: it describes sets of garments for the classes of cleanliness.',
        'IEST-RP-CC003 是推荐规程，不是强制标准：它给出不同洁净等级的服装配置。',
      ],
      sources: ['iestRp'],
    },
  ),
  long(
    [
      'Коллега возвращается с обеда и достаёт из кармана утреннюю маску: «Она ещё чистая». Опишите, что он должен сделать, прежде чем войти, и почему.',
      'A colleague comes back from lunch and takes this morning’s mask from a pocket: “It is still clean.” Describe what they must do before going in, and why.',
      '同事午饭后回来，从口袋里拿出早上的口罩说：“还是干净的。”请说明他进入前应做什么，以及为什么。',
    ],
    [
      'Утренняя маска использована и лежала в кармане: её выбрасывают. Он заново проходит весь вход: убирает личные вещи, моет и сушит руки, берёт новые шапочку, маску, бахилы и перчатки. Маска закрывает рот и нос, волосы спрятаны, манжеты поверх рукавов.',
      'The mask was used and lay in a pocket: it is thrown away. They go through the whole entry again: store personal things, wash and dry the hands, take a new cap, mask, shoe covers and gloves. The mask covers mouth and nose, the hair is hidden, the cuffs lie over the sleeves.',
      '早上的口罩已用过并放在口袋里，应丢弃。他要重新走完整个进入流程：收好个人物品，洗手并吹干，取新的帽子、口罩、鞋套和手套。口罩遮住口鼻，头发藏好，手套口套在袖口外。',
    ],
    [
      [
        2,
        [
          'Старую маску выбросить: одноразовое берут новым при каждом входе',
          'The old mask is thrown away: single-use things are new at every entry',
          '旧口罩丢弃：一次性用品每次进入都换新',
        ],
      ],
      [2, ['Мытьё и сушка рук до перчаток', 'Hands washed and dried before gloves', '戴手套前洗手并吹干']],
      [
        1,
        [
          'Названа причина: частицы из кармана и с рук',
          'Gives the reason: particles from pocket and hands',
          '说明原因：口袋和手上的颗粒',
        ],
      ],
    ],
    {
      id: 'clean-zone-checks-6',
      success: ['Ответ принят.', 'The answer is taken.', '答案已接收。'],
      failure: ['Ответа нет.', 'There is no answer.', '未作答。'],
      neutral: [
        'Сравните с образцом: названы ли действие, порядок и причина?',
        'Compare with the sample: are act, order and reason named?',
        '请与参考答案对照：是否说明了操作、顺序和原因？',
      ],
      because: [
        'Вход после перерыва — такой же вход, как утренний. По одному исследованию, до обучения правила одевания соблюдали в 60 % случаев; обучение заметно это улучшило.',
        'An entry after a break is an entry like that of the morning. In one study gowning was done right in 60% of cases before training; training raised it markedly.',
        '休息后的进入与早上的进入要求相同。一项研究表明，培训前着装合规率为 60%，培训后明显提高。',
      ],
      sources: ['waterlooGowning', 'gowningTraining'],
    },
  ),
];
