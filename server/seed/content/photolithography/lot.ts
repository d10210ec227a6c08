// Photolithography: the lot, its papers and the states of the equipment.
import { cassette, long, matching, multi, ordering, single, slotRun } from '../seed-content.ts';

export const lotTasks = [
  ordering(
    [
      'Расставьте действия оператора в обычной смене.',
      'Put the operator’s actions of a normal shift into order.',
      '请排列正常班次中操作员的操作。',
    ],
    [
      ['Прочитать сменное задание', 'Read the shift task', '阅读班次任务'],
      [
        'Взять контейнер, у которого совпадают этикетка, лист и задание',
        'Take the pod whose label, sheet and task agree',
        '取标签、随工单与任务一致的晶圆盒',
      ],
      ['Поставить контейнер на порт', 'Place the pod on a load port', '将晶圆盒放上装载端口'],
      ['Сверить карту ячеек с листом', 'Compare the slot map with the sheet', '核对槽位图与随工单'],
      [
        'Создать задание и сверить рецепт с бумажной копией',
        'Make the job and compare the recipe with its paper copy',
        '创建作业并与纸质配方核对',
      ],
      ['Запустить обработку', 'Start processing', '启动加工'],
      ['Выгрузить готовую партию', 'Unload the finished lot', '卸下完成的批次'],
      ['Заполнить сопроводительный лист', 'Fill in the accompanying sheet', '填写随工单'],
    ],
    {
      id: 'photolithography-lot-1',
      hint: [
        'Каждая сверка стоит до действия, которое уже нельзя отменить.',
        'Each comparison comes before the act that can’t be taken back.',
        '每次核对都在不可撤销的操作之前。',
      ],
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Найдите три сверки: этикетка, карта, рецепт. Все они раньше запуска.',
        'Find the three comparisons: label, map, recipe. All precede the start.',
        '请找出三次核对：标签、槽位图、配方。它们都在启动之前。',
      ],
      neutral: [
        'Часть порядка верна. Проверьте место каждой сверки.',
        'Part of the order is right. Check the place of each comparison.',
        '部分顺序正确。请检查每次核对的位置。',
      ],
      because: [
        'Задание, контейнер, порт, карта, задание с рецептом, запуск, выгрузка, лист. На одной фабрике рецепт на бумаге сверяют с загруженным каждый раз.',
        'Task, pod, port, map, job with recipe, start, unloading, sheet. In one fab users compare the paper recipe with the loaded one every time.',
        '任务、晶圆盒、端口、槽位图、作业与配方、启动、卸载、随工单。某工厂要求每次都核对纸质配方与已加载配方。',
      ],
      sources: ['stanfordTrack', 'rules'],
      points: 6,
    },
  ),
  single(
    [
      'Считыватель не смог прочитать идентификатор контейнера. В какое состояние по SEMI E87 перейдёт идентификация?',
      'The reader failed to read the pod’s id. To which SEMI E87 state does the id status go?',
      '读取器未能读取晶圆盒标识。按 SEMI E87 标识状态转为哪个状态？',
    ],
    ['WAITING FOR HOST', 'WAITING FOR HOST', 'WAITING FOR HOST'],
    [
      ['ID VERIFICATION OK', 'ID VERIFICATION OK', 'ID VERIFICATION OK'],
      ['ID VERIFICATION FAILED', 'ID VERIFICATION FAILED', 'ID VERIFICATION FAILED'],
      ['CARRIER COMPLETE', 'CARRIER COMPLETE', 'CARRIER COMPLETE'],
    ],
    {
      id: 'photolithography-lot-2',
      success: [
        'Верно: решение остаётся за управляющей системой.',
        'Right: the host has to decide.',
        '正确：由上位系统决定。',
      ],
      failure: [
        'Неудача чтения — ещё не отказ: кто-то должен решить, что делать с контейнером.',
        'A failed reading is no refusal yet: someone must decide about the pod.',
        '读取失败还不等于拒绝：需要有人决定如何处理晶圆盒。',
      ],
      because: [
        'Переход 7: ID NOT READ → WAITING FOR HOST, когда чтение не удалось. Дальше ProceedWithCarrier ведёт в ID VERIFICATION OK, CancelCarrier — в ID VERIFICATION FAILED.',
        'Transition 7: ID NOT READ → WAITING FOR HOST when reading failed. Then ProceedWithCarrier leads to ID VERIFICATION OK, CancelCarrier to ID VERIFICATION FAILED.',
        '转换 7：读取失败时 ID NOT READ → WAITING FOR HOST。之后 ProceedWithCarrier 转为 ID VERIFICATION OK，CancelCarrier 转为 ID VERIFICATION FAILED。',
      ],
      sources: ['mosaicE087'],
    },
  ),
  single(
    [
      'Задание по SEMI E40 создано с ручным запуском и закончило настройку. В каком оно состоянии?',
      'A SEMI E40 process job was made with a manual start and has finished setting up. In which state is it?',
      '按 SEMI E40 创建的手动启动作业已完成设置。它处于什么状态？',
    ],
    ['WAITING FOR START', 'WAITING FOR START', 'WAITING FOR START'],
    [
      ['QUEUED', 'QUEUED', 'QUEUED'],
      ['PROCESSING', 'PROCESSING', 'PROCESSING'],
      ['PAUSED', 'PAUSED', 'PAUSED'],
    ],
    {
      id: 'photolithography-lot-3',
      success: ['Верно: оно ждёт команды START.', 'Right: it waits for START.', '正确：等待 START 命令。'],
      failure: [
        'При автоматическом запуске обработка началась бы сразу. Чего ждёт ручной?',
        'With an automatic start processing would begin at once. What does a manual one wait for?',
        '自动启动会立即开始加工。手动启动在等什么？',
      ],
      because: [
        'Переходы 3 и 4: после SETTING UP задание с ручным запуском ждёт в WAITING FOR START, с автоматическим — сразу переходит в PROCESSING.',
        'Transitions 3 and 4: after SETTING UP a job with manual start waits in WAITING FOR START, one with automatic start goes on to PROCESSING.',
        '转换 3 和 4：SETTING UP 之后，手动启动的作业停在 WAITING FOR START，自动启动的直接进入 PROCESSING。',
      ],
      sources: ['mosaicE040'],
    },
  ),
  matching(
    [
      'Сопоставьте, чем занята установка, и состояние по SEMI E10.',
      'Match what the equipment is doing with its SEMI E10 state.',
      '将设备情况与 SEMI E10 状态配对。',
    ],
    [
      [
        ['Обрабатывает партию', 'It processes a lot', '正在加工批次'],
        ['PRODUCTIVE', 'PRODUCTIVE', 'PRODUCTIVE'],
      ],
      [
        ['Исправна, но партии нет', 'It is sound, but there is no lot', '设备正常但没有批次'],
        ['STANDBY', 'STANDBY', 'STANDBY'],
      ],
      [
        ['Технолог пробует новый рецепт', 'The process engineer tries a new recipe', '工艺工程师试验新配方'],
        ['ENGINEERING', 'ENGINEERING', 'ENGINEERING'],
      ],
      [
        ['Плановое обслуживание', 'Planned maintenance', '计划维护'],
        ['SCHEDULED DOWN', 'SCHEDULED DOWN', 'SCHEDULED DOWN'],
      ],
      [
        ['Отказ робота', 'A failed robot', '机械手故障'],
        ['UNSCHEDULED DOWN', 'UNSCHEDULED DOWN', 'UNSCHEDULED DOWN'],
      ],
    ],
    [['NON-SCHEDULED', 'NON-SCHEDULED', 'NON-SCHEDULED']],
    {
      id: 'photolithography-lot-4',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Спросите о каждом случае: работа, ожидание, опыт, план или поломка?',
        'Ask of each: work, waiting, experiment, plan or failure?',
        '对每种情况问：生产、等待、试验、计划还是故障？',
      ],
      neutral: [
        'Часть пар верна. Отделите плановое от внепланового.',
        'Some pairs are right. Part planned from unplanned.',
        '部分配对正确。请区分计划内与计划外。',
      ],
      because: [
        'Шесть состояний E10 делят всё время установки. NON-SCHEDULED — время, когда работа вообще не запланирована, например выходной.',
        'The six states of E10 divide all time of the equipment. NON-SCHEDULED is time for which no work is planned, such as a day off.',
        'E10 的六种状态划分设备的全部时间。NON-SCHEDULED 是未安排生产的时间，例如休息日。',
      ],
      sources: ['semiE10'],
      points: 5,
    },
  ),
  multi(
    [
      'Что записывают в сопроводительный лист партии?',
      'What goes into the sheet that accompanies a lot?',
      '批次随工单应记录什么？',
    ],
    [
      ['Партию и изделие', 'Lot and product', '批次和产品'],
      ['Количество пластин', 'Number of wafers', '晶圆数量'],
      [
        'Установку, рецепт, начало и конец каждого шага',
        'Equipment, recipe, start and end of each step',
        '每一步的设备、配方、开始和结束时间',
      ],
      ['Оператора шага', 'The operator of the step', '该步操作员'],
      ['Результаты измерений и решение по партии', 'Measurements and the disposition', '测量结果和处置决定'],
    ],
    [
      ['Пароль терминала', 'The terminal’s password', '终端密码'],
      ['Сколько частиц внёс оператор', 'How many particles the operator brought in', '操作员带入的颗粒数'],
    ],
    {
      id: 'photolithography-lot-5',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Лист отвечает на вопросы: что, на чём, по какому рецепту, кто, когда и с каким итогом.',
        'The sheet answers: what, on what, by which recipe, who, when and with what result.',
        '随工单回答：什么、在哪台设备、用何配方、谁、何时、结果如何。',
      ],
      neutral: [
        'Часть верна. Пройдите вопросы «кто, что, когда, на чём, с каким итогом».',
        'Partly right. Go through who, what, when, on what, with what result.',
        '部分正确。请逐一考虑“谁、什么、何时、何设备、结果如何”。',
      ],
      because: [
        'Лист хранит партию, изделие, количество, приоритет, а для каждого шага — установку, рецепт, время, оператора, измерения и решение. Пароли в бумаги не пишут.',
        'The sheet keeps lot, product, count, priority, and for each step equipment, recipe, times, operator, measurements and disposition. Passwords never go on paper.',
        '随工单记录批次、产品、数量、优先级，以及每一步的设备、配方、时间、操作员、测量和处置。密码不得写在纸上。',
      ],
      sources: ['lotSheet'],
      points: 5,
    },
  ),
  long(
    [
      'Карта кассеты показала C в ячейке 7, а в сопроводительном листе стоит 25 пластин. Что вы сделаете и почему не запустите партию?',
      'The slot map shows C in slot 7, while the sheet says 25 wafers. What do you do, and why do you not start the lot?',
      '槽位图显示第 7 槽为 C，而随工单写的是 25 片。您怎么做？为什么不启动批次？',
    ],
    [
      'Код C означает пластину, стоящую наискось в двух ячейках. Робот может её разбить или поцарапать соседнюю, поэтому партию не запускаю. Сообщаю начальнику участка и сервисному инженеру, записываю ячейку и время в лист, ставлю партию в ожидание и ничего не поправляю сам.',
      'Code C means a wafer lying across two slots. The robot may break it or scratch its neighbour, so I do not start. I tell the station manager and the service engineer, write slot and time into the sheet, put the lot on hold and set nothing right myself.',
      '代码 C 表示晶圆斜跨两个槽位。机械手可能打碎它或划伤相邻晶圆，因此不启动。我报告站长和维修工程师，在随工单写明槽位和时间，将批次置为等待，不自行处理。',
    ],
    [
      [2, ['Понимает код C: перекос', 'Knows code C: crossed', '理解代码 C：错槽']],
      [2, ['Не запускает и сообщает', 'Does not start, and reports', '不启动并报告']],
      [1, ['Записывает в лист', 'Writes it into the sheet', '写入随工单']],
    ],
    {
      id: 'photolithography-lot-6',
      success: ['Ответ принят.', 'The answer is taken.', '答案已接收。'],
      failure: ['Ответа нет.', 'There is no answer.', '未作答。'],
      neutral: [
        'Сравните с образцом: назван ли риск, кому сообщили и что записали?',
        'Compare with the sample: are the risk, the report and the record named?',
        '请与参考答案对照：是否说明了风险、报告对象和记录？',
      ],
      because: [
        'Перекос, две пластины в ячейке и нехватка — расхождения, о которых сообщают до запуска.',
        'A crossed, double or missing wafer is a difference to be reported before the start.',
        '错槽、叠片、缺片都是启动前必须报告的差异。',
      ],
      sources: ['versaPort', 'rules'],
    },
  ),
  cassette(
    [
      'Заполните форму состояния кассеты после остановленной обработки. Ячейки считаются снизу. В журнал запишите, что произошло.',
      'Fill in the cassette status form after a stopped run. Slots are counted from the bottom. Write into the log what happened.',
      '请填写加工停止后的晶圆盒状态表。槽位自下而上编号。在日志中写明发生的情况。',
    ],
    [
      [
        '08:00 Кассета LOT-114: карта F в ячейках 1–23, E в 24–25',
        '08:00 Cassette LOT-114: map F in slots 1–23, E in 24–25',
        '08:00 晶圆盒 LOT-114：槽位 1–23 为 F，24–25 为 E',
      ],
      ['08:04 Запущен рецепт R10-COAT', '08:04 Recipe R10-COAT started', '08:04 启动配方 R10-COAT'],
      [
        '08:13 Ячейки 1–12: обработка завершена',
        '08:13 Slots 1–12: processing complete',
        '08:13 槽位 1–12：加工完成',
      ],
      ['08:14 Оператор нажал STOP', '08:14 The operator pressed STOP', '08:14 操作员按下 STOP'],
      [
        '08:16 Ячейки 13–16: остановлены в модулях, возвращены',
        '08:16 Slots 13–16: stopped in modules, returned',
        '08:16 槽位 13–16：在模块中停止并返回',
      ],
      ['08:16 Ячейки 17–23: не запускались', '08:16 Slots 17–23: never started', '08:16 槽位 17–23：未启动'],
    ],
    {
      base: { ...slotRun(1, 23, 'NEEDS_PROCESSING'), ...slotRun(24, 25, 'EMPTY') },
      final: { ...slotRun(1, 12, 'PROCESSED'), ...slotRun(13, 16, 'STOPPED') },
    },
    {
      id: 'photolithography-lot-7',
      hint: [
        'Разделите кассету на четыре группы ячеек по записи.',
        'Divide the cassette into four groups of slots by the record.',
        '按记录将晶圆盒分为四组槽位。',
      ],
      success: ['Форма заполнена верно.', 'The form is filled in rightly.', '表格填写正确。'],
      failure: [
        'Отличайте пустую ячейку от пластины, до которой очередь не дошла.',
        'Tell an empty slot from a wafer whose turn did not come.',
        '请区分空槽与尚未轮到的晶圆。',
      ],
      because: [
        'Ячейки 1–12 обработаны, 13–16 остановлены, 17–23 ожидают обработки, 24–25 пусты. STOP завершает задание в порядке, ABORT прерывает его немедленно.',
        'Slots 1–12 processed, 13–16 stopped, 17–23 need processing, 24–25 empty. STOP ends a job in good order, ABORT breaks it off.',
        '槽位 1–12 已加工，13–16 已停止，17–23 待加工，24–25 为空。STOP 有序结束作业，ABORT 立即中断。',
      ],
      sources: ['mosaicE040', 'rules'],
    },
  ),
];
