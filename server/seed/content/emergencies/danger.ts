// Emergencies: fire, gas and power failure.
import { gaps, ordering, single } from '../seed-content.ts';

export const dangerTasks = [
  ordering(
    [
      'Из корпуса установки вырывается пламя, EMO рядом. Расставьте действия по правилам тренажёра.',
      'Flames come out of the tool, the EMO is in reach. Put the actions into the order of the trainer’s rules.',
      '设备机壳冒出火焰，EMO 就在手边。请按模拟器规则排列操作。',
    ],
    [
      ['Предупредить голосом', 'Warn by voice', '大声警告'],
      ['Нажать EMO', 'Press EMO', '按下 EMO'],
      ['Выйти ближайшим выходом', 'Leave by the nearest exit', '从最近出口撤离'],
      [
        'Позвонить начальнику смены из безопасного места',
        'Call the shift manager from a safe place',
        '在安全处打电话给班长',
      ],
    ],
    {
      id: 'emergencies-danger-1',
      hint: ['Звонят, уже выйдя.', 'The call is made outside.', '出去之后再打电话。'],
      success: [
        'Верно: люди, установка, выход, звонок.',
        'Right: people, tool, way out, call.',
        '正确：人员、设备、撤离、报告。',
      ],
      failure: [
        'Голос не требует ни секунды и ни шага, а звонить в дыму опасно.',
        'The voice costs no second and no step, and calling amid smoke is dangerous.',
        '喊一声不费时间和路程，而在烟中打电话很危险。',
      ],
      neutral: [
        'Часть порядка верна. Что делают по пути, а что уже снаружи?',
        'Part of the order is right. What is done on the way, and what outside?',
        '部分顺序正确。哪些在途中做，哪些在外面做？',
      ],
      because: [
        'Голос и тревога, отключение по пути, ближайший выход не снимая одежды, звонок из безопасного места. Если EMO не под рукой, за ней не идут.',
        'Voice and alarm, shut down on the way, nearest exit in the gown, call from a safe place. If the EMO is out of reach, nobody goes for it.',
        '喊话并报警，顺路断电，穿着洁净服从最近出口撤离，在安全处打电话。若 EMO 不在手边，不要专门去按。',
      ],
      sources: ['sabanciSafety', 'irvineSafety', 'marylandSafety', 'rules'],
      points: 5,
    },
  ),
  single(
    [
      'Когда допустимо пользоваться огнетушителем?',
      'When may one use an extinguisher?',
      '什么时候可以使用灭火器？',
    ],
    [
      'Только при совсем малом очаге и если вы обучены',
      'Only for a tiny fire, and if you are trained',
      '仅在火势极小且受过培训时',
    ],
    [
      ['При любом огне, пока не придёт помощь', 'At any fire until help comes', '任何火灾，直到救援到来'],
      ['Если начальник смены не отвечает', 'If the shift manager does not answer', '班长不接电话时'],
      ['Если на вас комбинезон и очки', 'If you wear coverall and glasses', '穿着洁净服和护目镜时'],
    ],
    {
      id: 'emergencies-danger-2',
      success: ['Верно: оба условия сразу.', 'Right: both conditions together.', '正确：两个条件同时满足。'],
      failure: [
        'Одежда для чистых помещений не защищает от огня.',
        'Clean-room clothes do not protect from fire.',
        '洁净服不能防火。',
      ],
      because: [
        'Огнетушитель — только при крошечном очаге и обученным человеком. Во всех прочих случаях голос, тревога и выход.',
        'An extinguisher only for a tiny fire and a trained person. In all other cases: voice, alarm and the way out.',
        '灭火器只用于极小火势且由受训人员操作。其他情况：喊话、报警、撤离。',
      ],
      sources: ['sabanciSafety', 'irvineSafety', 'marylandSafety'],
    },
  ),
  single(
    [
      'Сработал датчик опасного газа. Как поступить с одеждой и с возвращением?',
      'The hazardous gas detector has gone off. What of the gown, and of coming back?',
      '危险气体报警器响起。洁净服和返回应如何处理？',
    ],
    [
      'Уйти сразу, не снимая одежды, и вернуться только после разрешения',
      'Leave at once with the gown on and come back only when cleared',
      '立即撤离，不脱洁净服，获准后才返回',
    ],
    [
      [
        'Снять одежду в гардеробной и выйти через воздушный душ',
        'Take the gown off in the dressing room and leave through the air shower',
        '在更衣间脱下洁净服，经风淋室离开',
      ],
      [
        'Закончить партию, затем уйти, не снимая одежды',
        'Finish the lot, then leave with the gown on',
        '完成批次后穿着洁净服离开',
      ],
      [
        'Уйти сразу и вернуться, когда сирена стихнет',
        'Leave at once and come back when the siren stops',
        '立即撤离，警报停止后返回',
      ],
    ],
    {
      id: 'emergencies-danger-3',
      hint: [
        'Тишина не значит, что газа нет.',
        'Silence does not mean that the gas has gone.',
        '警报停止不等于没有气体。',
      ],
      success: [
        'Верно: одежда стоит дешевле вдоха.',
        'Right: a gown costs less than a breath.',
        '正确：衣服远没有呼吸重要。',
      ],
      failure: [
        'Каждая лишняя минута — это вдохи. И кто решает, что воздух чист?',
        'Every further minute means breaths. And who decides that the air is clean?',
        '多停留一分钟就多吸几口气。谁来判定空气安全？',
      ],
      because: [
        'При утечке газа уходят немедленно ближайшим выходом в одежде и не возвращаются, пока не разрешат. За EMO не задерживаются.',
        'At a gas leak one leaves at once by the nearest exit, gown on, and does not re-enter until cleared. Nobody delays for the EMO.',
        '气体泄漏时立即穿着洁净服从最近出口撤离，未获准不得返回。不要为按 EMO 而耽搁。',
      ],
      sources: ['sabanciSafety', 'epflSafety', 'albertaSafety', 'rules'],
    },
  ),
  gaps(
    [
      'Заполните пропуски в правиле об отключении света.',
      'Fill in the gaps of the rule for a lighting outage.',
      '请填写照明中断规定中的空格。',
    ],
    [
      'Когда погас свет, сначала {g1}. Затем спокойно выходят через {g2}. Пожарную тревогу {g3}. Перед продолжением работы {g4} установки.',
      'When the light goes out, first {g1}. Then leave calmly through {g2}. The fire alarm is {g3}. Before going on, the tools are {g4}.',
      '灯灭后，首先{g1}。然后经{g2}平静离开。火警按钮{g3}。继续工作前要{g4}设备。',
    ],
    [
      {
        right: ['стоят на месте', 'stand still', '站在原地'],
        wrong: [
          ['бегут к выходу', 'run to the exit', '跑向出口'],
          ['нажимают EMO', 'press EMO', '按 EMO'],
        ],
      },
      {
        right: ['гардеробную', 'the gowning room', '更衣间'],
        wrong: [
          ['грузовой люк', 'the loading hatch', '货物口'],
          ['газовую панель', 'the gas panel', '气体面板'],
        ],
      },
      {
        right: ['не включают', 'not raised', '不按'],
        wrong: [
          ['включают сразу', 'raised at once', '立即按下'],
          ['включают у выхода', 'raised at the exit', '在出口按下'],
        ],
      },
      {
        right: ['проверяют', 'checked', '检查'],
        wrong: [
          ['моют', 'washed', '清洗'],
          ['переставляют', 'moved', '移动'],
        ],
      },
    ],
    {
      id: 'emergencies-danger-4',
      success: ['Пропуски заполнены верно.', 'The gaps are filled in rightly.', '空格填写正确。'],
      failure: [
        'Опасность здесь — споткнуться в темноте, а не гореть.',
        'The danger here is to stumble in the dark, not to burn.',
        '这里的危险是黑暗中绊倒，而不是着火。',
      ],
      because: [
        'Стоят на месте, пока глаза не привыкнут, выходят спокойно через гардеробную, пожарную тревогу не включают, установки проверяют до перезапуска.',
        'Stand still until the eyes adapt, leave calmly by the gowning room, raise no fire alarm, check the tools before a restart.',
        '站在原地等眼睛适应，经更衣间平静离开，不按火警，重启前检查设备。',
      ],
      sources: ['sabanciSafety', 'waterlooSafety', 'ncsuPower'],
    },
  ),
];
