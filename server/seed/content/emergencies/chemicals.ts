// Emergencies: developer, resist and the air.
import { long, multi, single } from '../seed-content.ts';

export const chemicalTasks = [
  single(
    [
      'Проявитель на основе TMAH попал на кожу предплечья. Что делать в первую очередь?',
      'TMAH developer got on the skin of a forearm. What comes first?',
      'TMAH 显影液溅到前臂皮肤上。首先应怎么做？',
    ],
    [
      'Сразу под душ на 5–15 минут, в это время вызывают помощь',
      'Under the shower at once for 5–15 minutes while help is called',
      '立即冲淋 5–15 分钟，同时呼救',
    ],
    [
      [
        'Промокнуть салфеткой и доработать смену',
        'Dab it with a wipe and finish the shift',
        '用擦拭布吸干后继续上班',
      ],
      ['Нейтрализовать кислотой из шкафа', 'Neutralise it with acid from the cabinet', '用柜中的酸中和'],
      ['Надеть вторую пару перчаток', 'Put on a second pair of gloves', '再戴一副手套'],
    ],
    {
      id: 'emergencies-chemicals-1',
      hint: [
        'TMAH опасен не только ожогом: он проникает через кожу.',
        'TMAH does more than burn: it passes through the skin.',
        'TMAH 不仅灼伤，还会经皮肤吸收。',
      ],
      success: [
        'Верно: вода и помощь одновременно.',
        'Right: water and help at the same time.',
        '正确：冲水与呼救同时进行。',
      ],
      failure: [
        'Здесь идёт счёт на минуты, и вещество действует на весь организм.',
        'Minutes count here, and the substance acts on the whole body.',
        '分秒必争，该物质会影响全身。',
      ],
      because: [
        'Промывать 5–15 минут и вызвать помощь. Раствор крепче 1 % на нескольких процентах поверхности тела угрожает жизни, поэтому пролитый проявитель не трогают.',
        'Shower for 5–15 minutes and call. More than 1% on a few per cent of the body endangers life, so spilt developer is never touched.',
        '冲洗 5–15 分钟并呼救。浓度超过 1% 的溶液沾染体表百分之几即危及生命，因此绝不触碰泄漏的显影液。',
      ],
      sources: ['epflSafety', 'dtuDeveloper'],
      points: 5,
    },
  ),
  single(
    [
      'В вытяжном шкафу пролито немного резиста. Нужна ли эвакуация участка?',
      'A little resist is spilt inside a hood. Must the bay be evacuated?',
      '通风柜内洒了少量光刻胶。需要疏散现场吗？',
    ],
    [
      'Нет: пролив мал и пары уносит вытяжка; останавливают работу и сообщают',
      'No: the spill is small and the hood takes the vapours away; stop work and report',
      '不需要：量少且蒸气被抽走；停止作业并报告',
    ],
    [
      ['Да, при любом проливе', 'Yes, at any spill', '需要，任何泄漏都要疏散'],
      ['Нет, и сообщать не нужно', 'No, and nobody needs to be told', '不需要，也不用报告'],
      [
        'Да, и нажать EMO всех установок',
        'Yes, and press the EMO of all tools',
        '需要，并按下所有设备的 EMO',
      ],
    ],
    {
      id: 'emergencies-chemicals-2',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Оцените два обстоятельства: сколько пролито и куда уходят пары.',
        'Weigh two things: how much is spilt, and where the vapours go.',
        '请考虑两点：泄漏量和蒸气去向。',
      ],
      because: [
        'Малый пролив внутри вытяжки не требует эвакуации. Большой пролив вне её — требует.',
        'A small spill inside a hood needs no evacuation. A large one outside it does.',
        '通风柜内少量泄漏不需要疏散；柜外大量泄漏则需要。',
      ],
      sources: ['sabanciSafety', 'rules'],
    },
  ),
  multi(
    [
      'Отключилась вентиляция. Что делают?',
      'The ventilation has stopped. What is done?',
      '通风停止。应怎么做？',
    ],
    [
      ['Останавливают работу', 'Stop work', '停止作业'],
      ['Закрывают ёмкости с химией', 'Close the containers', '盖好化学品容器'],
      ['Выходят с участка', 'Leave the bay', '离开现场'],
    ],
    [
      ['Нажимают EMO установки', 'Press the tool’s EMO', '按下设备 EMO'],
      ['Открывают обе двери шлюза', 'Open both doors of the lock', '打开风淋室的两道门'],
    ],
    {
      id: 'emergencies-chemicals-3',
      success: [
        'Верно: без вытяжки пары остаются в помещении.',
        'Right: without exhaust the vapours stay in the room.',
        '正确：没有排风，蒸气会留在室内。',
      ],
      failure: [
        'Опасность — пары. Уменьшает ли их каждое из действий?',
        'The danger is vapour. Does each of the acts lessen it?',
        '危险来自蒸气。每项操作能减少蒸气吗？',
      ],
      neutral: [
        'Часть верна. Спросите о каждом действии, уменьшает ли оно пары.',
        'Partly right. Ask of each act whether it lessens vapours.',
        '部分正确。请考虑每项操作是否能减少蒸气。',
      ],
      because: [
        'Работу останавливают, ёмкости закрывают, участок покидают, затем сообщают начальнику смены. EMO здесь только испортит пластины.',
        'Work stops, containers are closed, the bay is left, then the shift manager is told. EMO would only spoil wafers here.',
        '停止作业，盖好容器，离开现场，然后报告班长。此时按 EMO 只会毁掉晶圆。',
      ],
      sources: ['sabanciSafety', 'kansasVentilation', 'rules'],
    },
  ),
  long(
    [
      'Вы слышите крик «Пожар!» из-за соседней установки и видите дым, но не огонь. До EMO — три шага в сторону дыма. Опишите, что вы сделаете и чего делать не станете.',
      'You hear “Fire!” from behind the next tool and see smoke but no flame. The EMO is three steps towards the smoke. Describe what you do, and what you will not do.',
      '您听到邻近设备后有人喊“着火了！”，看到烟但没有火焰。EMO 在朝烟方向三步远处。请说明您会做什么、不会做什么。',
    ],
    [
      'Повторю предупреждение голосом и подам тревогу. К EMO в сторону дыма не пойду: она не в досягаемости. Выйду ближайшим выходом, не снимая комбинезона, и позвоню начальнику смены с телефона снаружи. Тушить не буду, вещи собирать не буду, вернусь только после разрешения.',
      'I repeat the warning by voice and raise the alarm. I do not go towards the smoke for the EMO: it is not within reach. I leave by the nearest exit with the coverall on and call the shift manager from the telephone outside. I do not fight the fire, gather no things and come back only when cleared.',
      '我再次大声警告并报警。不朝烟的方向去按 EMO：它不在手边。我穿着洁净服从最近出口撤离，用外面的电话报告班长。不灭火，不收拾物品，获准后才返回。',
    ],
    [
      [2, ['Предупреждение голосом и тревога', 'Warning by voice and alarm', '大声警告并报警']],
      [
        2,
        [
          'Не идёт в дым за EMO; уходит в одежде',
          'Does not go into smoke for the EMO; leaves in the gown',
          '不冒烟去按 EMO；穿洁净服撤离',
        ],
      ],
      [1, ['Звонок из безопасного места', 'Call from a safe place', '在安全处打电话']],
      [1, ['Не возвращается без разрешения', 'Does not come back unless cleared', '未获准不返回']],
    ],
    {
      id: 'emergencies-chemicals-4',
      success: ['Ответ принят.', 'The answer is taken.', '答案已接收。'],
      failure: ['Ответа нет.', 'There is no answer.', '未作答。'],
      neutral: [
        'Сравните с образцом: сказано ли, чего вы не сделаете?',
        'Compare with the sample: does it say what you will not do?',
        '请与参考答案对照：是否写明不会做什么？',
      ],
      because: [
        'EMO нажимают, только если она под рукой и по пути. Жизнь важнее партии.',
        'EMO is pressed only where it is in reach and on the way. Life comes before the lot.',
        '只有在手边且顺路时才按 EMO。生命重于批次。',
      ],
      sources: ['sabanciSafety', 'irvineSafety', 'rules'],
    },
  ),
];
