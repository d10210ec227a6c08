// Emergencies: alarms and supplies of the equipment.
import { matching, multi, ordering, single } from '../seed-content.ts';

export const equipmentTasks = [
  multi(
    [
      'Установка подала сигнал аппаратной неисправности. Какие действия оператора верны?',
      'The tool gives a hardware alarm. Which of the operator’s actions are right?',
      '设备发出硬件报警。操作员的哪些操作正确？',
    ],
    [
      ['Прочитать текст и номер сигнала', 'Read the alarm’s text and number', '阅读报警文字和编号'],
      ['Определить категорию', 'Find its category', '判断类别'],
      ['Приостановить работу, если этого требует текст', 'Pause work if the text says so', '按提示暂停作业'],
      ['Вызвать сервисного инженера', 'Call the service engineer', '呼叫维修工程师'],
    ],
    [
      ['Открыть кожух и поправить робот', 'Open the cover and set the robot right', '打开盖板调整机械手'],
      ['Нажать EMO при любом сигнале', 'Press EMO at any alarm', '任何报警都按 EMO'],
    ],
    {
      id: 'emergencies-equipment-1',
      hint: [
        'Ремонтирует тот, у кого есть допуск.',
        'Repairs are for those who are licensed.',
        '维修由有资质的人员进行。',
      ],
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Отделите чтение и вызов от самостоятельного ремонта.',
        'Part reading and calling from repairing on one’s own.',
        '请区分阅读、呼叫与自行维修。',
      ],
      neutral: [
        'Часть верна. Что оператору делать нельзя?',
        'Partly right. What must an operator not do?',
        '部分正确。操作员不能做什么？',
      ],
      because: [
        'Прочитать, определить категорию, приостановить, вызвать; самому не чинить. EMO — только при категории 1: угрозе людям. Сигнал установки не путают с общей тревогой.',
        'Read, classify, pause, call; never repair oneself. EMO only for category 1, danger to people. A tool’s alarm is not to be mistaken for a serious one.',
        '阅读、分类、暂停、呼叫；绝不自行维修。仅第 1 类（危及人身）才按 EMO。不要把设备报警误当成严重警报。',
      ],
      sources: ['epflSafety', 'georgiaTechMaintenance', 'rules'],
    },
  ),
  ordering(
    [
      'В шкафу питания установки искрит. Расставьте действия по правилам тренажёра.',
      'The tool’s power cabinet sparks. Put the actions into the order of the trainer’s rules.',
      '设备电源柜冒火花。请按模拟器规则排列操作。',
    ],
    [
      ['Нажать EMO', 'Press EMO', '按下 EMO'],
      ['Предупредить голосом', 'Warn by voice', '大声警告'],
      [
        'Вызвать начальника смены, энергетика и сервисного инженера',
        'Call shift manager, power engineer and service engineer',
        '呼叫班长、电力工程师和维修工程师',
      ],
      ['Ждать разрешения на возобновление работы', 'Wait for the permission to go on', '等待恢复作业的许可'],
    ],
    {
      id: 'emergencies-equipment-2',
      success: [
        'Верно: сначала убирают причину — питание.',
        'Right: the cause, the power, is removed first.',
        '正确：先消除原因——电源。',
      ],
      failure: [
        'При искрении, в отличие от пожара, первое действие устраняет саму причину.',
        'With sparks, unlike fire, the first act removes the cause itself.',
        '与火灾不同，冒火花时第一步是消除原因。',
      ],
      neutral: [
        'Часть порядка верна. Что прекращает искрение?',
        'Part of the order is right. What ends the sparks?',
        '部分顺序正确。什么能停止火花？',
      ],
      because: [
        'Искры прекращаются, когда EMO снимает питание. Затем голос и вызовы; участок покидать не нужно. Об электрической опасности сообщают немедленно.',
        'Sparks end when EMO cuts the power. Then voice and calls; the bay need not be left. Electrical danger is reported at once.',
        'EMO 断电后火花停止。然后喊话并呼叫；不必离开现场。电气危险须立即报告。',
      ],
      sources: ['waterlooSafety', 'rules'],
      points: 5,
    },
  ),
  single(
    [
      'Пропало давление сжатого воздуха. Почему EMO здесь — ошибка?',
      'Compressed air pressure is lost. Why is EMO a mistake here?',
      '压缩空气压力丧失。为什么此时按 EMO 是错误的？',
    ],
    [
      'Людям ничто не грозит, а обесточивание загубит пластины в обработке',
      'Nobody is in danger, and cutting power scraps the wafers in process',
      '无人身危险，而断电会报废正在加工的晶圆',
    ],
    [
      [
        'EMO восстановит давление слишком резко',
        'EMO restores the pressure too fast',
        'EMO 会使压力恢复过快',
      ],
      ['EMO включит пожарную тревогу', 'EMO raises the fire alarm', 'EMO 会触发火警'],
      [
        'EMO может нажимать только сервисный инженер',
        'Only the service engineer may press EMO',
        '只有维修工程师可以按 EMO',
      ],
    ],
    {
      id: 'emergencies-equipment-3',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Подумайте, от чего EMO защищает и чего она стоит.',
        'Think of what EMO protects from, and what it costs.',
        '想一想 EMO 防护什么、代价是什么。',
      ],
      because: [
        'При потере газа, воздуха или воды обработку приостанавливают, партию ставят в ожидание и проверяют пластины, прежде чем продолжить. Сообщают начальнику участка, начальнику смены и сервисному инженеру.',
        'When gas, air or water is lost one pauses, holds the lot and checks the wafers before going on. Station manager, shift manager and service engineer are told.',
        '气体、压缩空气或水中断时，暂停加工，批次置为等待，检查晶圆后再继续。报告站长、班长和维修工程师。',
      ],
      sources: ['albertaSafety', 'ncsuPower', 'stanfordTrack', 'rules'],
    },
  ),
  matching(
    [
      'Кого в тренажёре вызывают прежде всего по этому поводу?',
      'Whom does one call first of all in the trainer about this?',
      '在模拟器中遇到以下情况首先呼叫谁？',
    ],
    [
      [
        ['Неисправность робота', 'A failed robot', '机械手故障'],
        ['Сервисный инженер', 'Service engineer', '维修工程师'],
      ],
      [
        ['Ошибка параметра рецепта', 'A parameter error of the recipe', '配方参数错误'],
        ['Инженер-технолог', 'Process engineer', '工艺工程师'],
      ],
      [
        ['Отключение питания участка', 'Loss of power in the bay', '区域停电'],
        ['Сменный энергетик', 'Replacement power engineer', '值班电力工程师'],
      ],
      [
        ['Пожар, после выхода', 'Fire, once outside', '火灾（撤离之后）'],
        ['Начальник смены', 'Shift manager', '班长'],
      ],
    ],
    [['Оператор соседней установки', 'The next tool’s operator', '邻近设备操作员']],
    {
      id: 'emergencies-equipment-4',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Различайте железо, рецепт, питание и угрозу всем.',
        'Tell hardware, recipe, power and danger to all apart.',
        '请区分硬件、配方、电源和公共危险。',
      ],
      neutral: [
        'Часть пар верна. Кто отвечает за рецепт, а кто за механику?',
        'Some pairs are right. Who answers for the recipe, who for the mechanics?',
        '部分配对正确。谁负责配方，谁负责机械？',
      ],
      because: [
        'Аппаратная неисправность — сервисный инженер, параметр — инженер-технолог, питание — сменный энергетик, угроза людям — начальник смены.',
        'Hardware: service engineer; parameter: process engineer; power: replacement power engineer; danger to people: shift manager.',
        '硬件：维修工程师；参数：工艺工程师；电源：值班电力工程师；人身危险：班长。',
      ],
      sources: ['rules'],
    },
  ),
];
