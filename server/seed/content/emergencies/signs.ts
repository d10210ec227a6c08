// Emergencies: recognising what is happening.
import { BAY_PLAN } from '../pictures/bay-plan.ts';
import { matching, multi, numeric, paint, short, single } from '../seed-content.ts';

export const signTasks = [
  short(
    [
      'Как обозначают кнопку аварийного отключения установки? Ответ — три латинские буквы.',
      'How is the emergency off button of a tool marked? Answer with three Latin letters.',
      '设备紧急断电按钮的标识是什么？请填写三个拉丁字母。',
    ],
    'EMO',
    {
      id: 'emergencies-signs-1',
      success: ['Верно: emergency off.', 'Right: emergency off.', '正确：emergency off。'],
      failure: [
        'Это сокращение от английских слов «аварийное отключение».',
        'It is short for emergency off.',
        '即英文 emergency off 的缩写。',
      ],
      because: [
        'EMO — красная грибовидная кнопка на жёлтом основании, видимая и доступная с рабочего места. Она сразу снимает питание с установки.',
        'EMO is a red mushroom button on yellow, visible and within reach. It cuts power to the tool at once.',
        'EMO 是黄色底座上的红色蘑菇头按钮，位置醒目、触手可及。按下后设备立即断电。',
      ],
      sources: ['emoButton'],
    },
  ),
  multi(
    [
      'Вы нажали EMO у установки жидкостной обработки. Что обычно продолжает поступать?',
      'You pressed the EMO of a wet bench. What generally goes on flowing?',
      '您按下了湿法工作台的 EMO。通常哪些仍继续供应？',
    ],
    [
      ['Деионизованная вода', 'Deionised water', '去离子水'],
      ['Азот', 'Nitrogen', '氮气'],
      ['Сжатый воздух', 'Compressed air', '压缩空气'],
    ],
    [
      ['Питание нагревателей', 'Power of the heaters', '加热器电源'],
      ['Питание насосов установки', 'Power of the tool’s pumps', '设备泵电源'],
    ],
    {
      id: 'emergencies-signs-2',
      hint: ['EMO отключает электричество.', 'EMO cuts electricity.', 'EMO 切断的是电源。'],
      success: [
        'Верно: EMO снимает питание, но не перекрывает эти линии.',
        'Right: EMO cuts power, it does not shut these lines.',
        '正确：EMO 切断电源，但不关闭这些管路。',
      ],
      failure: [
        'Различите электропитание и подводимые среды.',
        'Tell electric power from the media that are piped in.',
        '请区分电源与管道介质。',
      ],
      neutral: [
        'Часть верна. Что из списка подаётся по трубам?',
        'Partly right. What in the list comes by pipe?',
        '部分正确。列表中哪些由管道供应？',
      ],
      because: [
        'У жидкостных установок EMO, как правило, не перекрывает деионизованную воду, азот и сжатый воздух. Поэтому при протечке одной кнопки мало.',
        'At wet benches EMO generally does not cut deionised water, nitrogen and compressed air. So for a leak the button alone is not enough.',
        '湿法工作台的 EMO 一般不切断去离子水、氮气和压缩空气。因此泄漏时仅按此按钮是不够的。',
      ],
      sources: ['emoWetBench'],
    },
  ),
  matching(
    [
      'Сопоставьте категорию аварийного сигнала (ALCD) и её смысл.',
      'Match each alarm category (ALCD) with its meaning.',
      '将报警类别（ALCD）与含义配对。',
    ],
    [
      [
        ['1', '1', '1'],
        ['Безопасность людей', 'Personal safety', '人身安全'],
      ],
      [
        ['2', '2', '2'],
        ['Безопасность оборудования', 'Equipment safety', '设备安全'],
      ],
      [
        ['3', '3', '3'],
        ['Предупреждение о параметре', 'Parameter warning', '参数警告'],
      ],
      [
        ['4', '4', '4'],
        ['Ошибка параметра', 'Parameter error', '参数错误'],
      ],
      [
        ['5', '5', '5'],
        ['Неустранимая ошибка', 'Irrecoverable error', '不可恢复错误'],
      ],
    ],
    [['Целостность данных', 'Data integrity', '数据完整性']],
    {
      id: 'emergencies-signs-3',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Первыми идут люди, затем оборудование, затем параметры — от предупреждения к ошибке.',
        'People come first, then equipment, then parameters, from warning to error.',
        '先人员，再设备，再参数，由警告到错误。',
      ],
      neutral: [
        'Часть пар верна. Отличайте предупреждение от ошибки.',
        'Some pairs are right. Tell a warning from an error.',
        '部分配对正确。请区分警告与错误。',
      ],
      because: [
        '1 — безопасность людей, 2 — оборудования, 3 — предупреждение о параметре, 4 — ошибка параметра, 5 — неустранимая, 6 — состояние оборудования, 7 — внимание, 8 — целостность данных.',
        '1 personal safety, 2 equipment safety, 3 parameter warning, 4 parameter error, 5 irrecoverable, 6 equipment status, 7 attention, 8 data integrity.',
        '1 人身安全，2 设备安全，3 参数警告，4 参数错误，5 不可恢复，6 设备状态，7 注意，8 数据完整性。',
      ],
      sources: ['alarmCategories'],
      points: 5,
    },
  ),
  numeric(
    [
      'На одной фабрике лишь около 4 % сигналов установок приводили к действию. Сколько действий следует ожидать на 500 сигналов?',
      'In one fab only about 4% of equipment alarms led to an action. How many actions are to be expected from 500 alarms?',
      '某工厂仅约 4% 的设备报警导致采取行动。500 个报警预计有多少次行动？',
    ],
    { value: 20 },
    {
      id: 'emergencies-signs-4',
      success: ['Верно: 500 · 0,04 = 20.', 'Right: 500 · 0.04 = 20.', '正确：500 × 0.04 = 20。'],
      failure: [
        'Четыре процента — это четыре из каждой сотни.',
        'Four per cent is four of every hundred.',
        '4% 即每一百个中有四个。',
      ],
      because: [
        'Более 95 % сигналов имели низкий приоритет, и около 4 % требовали действия. Именно поэтому каждый сигнал читают и относят к категории, а не сбрасывают по привычке: среди двадцати может быть категория 1.',
        'More than 95% of alarms were of low priority, and about 4% led to an action. That is why each alarm is read and classified, not cleared by habit: one of the twenty may be category 1.',
        '95% 以上的报警优先级低，约 4% 导致行动。正因如此，每个报警都要阅读并分类，而不是习惯性清除：这二十个中可能有第 1 类。',
      ],
      sources: ['alarmFigures'],
    },
  ),
  single(
    [
      'На установке мигает жёлтая лампа: порт пуст или кассету можно забрать. Что делать?',
      'A tool’s yellow lamp blinks: the port is empty or the cassette may be removed. What do you do?',
      '设备黄灯闪烁：端口为空或晶圆盒可取走。应怎么做？',
    ],
    [
      'Продолжать работу: забрать готовую кассету или загрузить следующую по заданию',
      'Go on working: remove the finished cassette or load the next one of the task',
      '继续工作：取走完成的晶圆盒，或按任务装入下一盒',
    ],
    [
      ['Нажать EMO', 'Press EMO', '按下 EMO'],
      ['Вызвать энергетика', 'Call the power engineer', '呼叫电力工程师'],
      ['Предупредить всех голосом и уйти', 'Warn everybody and leave', '大声警告并撤离'],
    ],
    {
      id: 'emergencies-signs-5',
      hint: [
        'У этой модели авария обозначается другим цветом.',
        'On this model an alarm has another colour.',
        '该型号的报警是另一种颜色。',
      ],
      success: [
        'Верно: это обычный сигнал, а не авария.',
        'Right: a routine sign, no emergency.',
        '正确：这是例行信号，不是紧急情况。',
      ],
      failure: [
        'Сначала прочитайте лампу: ложная тревога портит партию так же, как настоящая.',
        'Read the lamp first: a false alarm spoils a lot as well as a true one.',
        '先看懂指示灯：误报与真报警一样会毁掉批次。',
      ],
      because: [
        'У этой модели красный мигающий — авария, жёлтый мигающий — порт пуст или кассета готова, зелёный — обработка, зелёный мигающий — простой, синий — связь с системой. У других производителей цвета иные.',
        'On this model blinking red is an alarm, blinking yellow an empty port or a cassette ready, green processing, blinking green idle, blue host online. Other makers differ.',
        '该型号：红灯闪为报警，黄灯闪为端口空或晶圆盒可取，绿灯为加工，绿灯闪为空闲，蓝灯为联机。其他厂家有所不同。',
      ],
      sources: ['towerLight', 'rules'],
    },
  ),
  paint(
    [
      'Отметьте на плане участка обе кнопки EMO и ближайший к столу телефон.',
      'On the plan of the bay, mark both EMO buttons and the telephone nearest to the desk.',
      '请在区域平面图上标出两个 EMO 按钮以及离桌子最近的电话。',
    ],
    BAY_PLAN,
    [
      { label: ['EMO слева', 'EMO at the left', '左侧 EMO'], box: [235, 485, 75, 145], isRight: true },
      { label: ['EMO справа', 'EMO at the right', '右侧 EMO'], box: [758, 485, 75, 145], isRight: true },
      { label: ['TEL у стола', 'TEL by the desk', '桌旁 TEL'], box: [570, 715, 90, 155], isRight: true },
      { label: ['TEL у выхода', 'TEL by the exit', '出口旁 TEL'], box: [60, 570, 80, 125] },
      { label: ['GAS PANEL', 'GAS PANEL', 'GAS PANEL'], box: [828, 145, 105, 260] },
      { label: ['EXIT', 'EXIT', 'EXIT'], box: [20, 710, 100, 180] },
    ],
    {
      id: 'emergencies-signs-6',
      success: ['Отмечено верно.', 'Marked rightly.', '标注正确。'],
      failure: [
        'Кнопки — красный круг на жёлтом; сравните расстояния от стола до телефонов.',
        'The buttons are red on yellow; compare the ways from the desk to the telephones.',
        '按钮为黄底红色；请比较桌子到两部电话的距离。',
      ],
      because: [
        'Найдите кнопки и телефоны до смены: в дыму искать поздно. Телефон у выхода пригодится, если участок нужно покинуть.',
        'Find buttons and telephones before the shift: in smoke it is too late. The one by the exit serves when the bay must be left.',
        '班前就要找好按钮和电话：有烟时再找就晚了。需要撤离时可用出口旁的电话。',
      ],
      sources: ['emoButton', 'rules'],
      points: 6,
    },
  ),
];
