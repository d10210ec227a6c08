// Emergencies: the lot that was in the tool, and resuming work.
import { cassette, multi, single, slotRun } from '../seed-content.ts';

export const recoveryTasks = [
  single(
    [
      'Обработка прервалась сама, пластины остались в модулях. Что сделать первым?',
      'Processing broke off by itself; wafers are left in the modules. What comes first?',
      '加工自行中断，晶圆留在模块中。首先应怎么做？',
    ],
    [
      'Не перезапускать; записать, где каждая пластина, и вызвать технолога',
      'Not restart; write down where each wafer is and call the process engineer',
      '不重启；记录每片晶圆的位置并呼叫工艺工程师',
    ],
    [
      [
        'Перезапустить задание: рецепт догонит сам',
        'Restart the job: the recipe catches up',
        '重启作业：配方会自动补上',
      ],
      [
        'Вынуть пластины руками и вернуть в кассету',
        'Take the wafers out by hand, back into the cassette',
        '用手取出晶圆放回晶圆盒',
      ],
      ['Нажать EMO и выйти', 'Press EMO and leave', '按 EMO 并离开'],
    ],
    {
      id: 'emergencies-recovery-1',
      success: [
        'Верно: повторная обработка и потерянное место одинаково губят пластину.',
        'Right: processing twice and a lost place spoil a wafer alike.',
        '正确：重复加工和丢失位置都会毁掉晶圆。',
      ],
      failure: [
        'Что будет с пластиной, которая уже получила половину операции?',
        'What becomes of a wafer that has had half of a step?',
        '已完成一半工序的晶圆会怎样？',
      ],
      because: [
        'Без записи о местах нельзя понять, какая пластина что получила. Решение о партии принимает технолог.',
        'Without a record of places nobody can say which wafer had what. The process engineer decides about the lot.',
        '没有位置记录就无法判断各片的加工情况。批次由工艺工程师决定。',
      ],
      sources: ['stanfordTrack', 'rules'],
    },
  ),
  multi(
    [
      'После отключения питания свет и установки снова работают. Что проверить до продолжения?',
      'After a power outage light and tools are back. What is checked before going on?',
      '停电后照明和设备恢复。继续前应检查什么？',
    ],
    [
      ['Состояние самой установки', 'The tool itself', '设备本身的状态'],
      [
        'Где лежат пластины и что они прошли',
        'Where wafers are and what they went through',
        '晶圆位置及加工情况',
      ],
      ['Разрешение начальника смены', 'The shift manager’s permission', '班长的许可'],
    ],
    [
      ['Пришло ли обещанное письмо', 'Whether a promised letter has come', '是否收到邮件'],
      [
        'Хватит ли времени до обеда, чтобы не проверять',
        'Whether lunch is near enough to skip the checks',
        '是否快到午饭可以免检',
      ],
    ],
    {
      id: 'emergencies-recovery-2',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Выберите то, от чего зависит безопасность и судьба партии.',
        'Pick what safety and the lot depend on.',
        '请选择与安全和批次有关的项目。',
      ],
      neutral: [
        'Часть верна: вспомните и установку, и партию, и людей.',
        'Partly right: think of tool, lot and people.',
        '部分正确：请考虑设备、批次和人员。',
      ],
      because: [
        'Установки проверяют до перезапуска, пластины осматривают, а возобновляют работу по разрешению.',
        'Tools are checked before a restart, wafers are looked at, and work goes on by permission.',
        '重启前检查设备，查看晶圆，获准后恢复作业。',
      ],
      sources: ['ncsuPower', 'stanfordTrack', 'rules'],
    },
  ),
  cassette(
    [
      'Во время обработки сработало EMO. Заполните форму состояния кассеты и журнал.',
      'EMO went off during processing. Fill in the cassette status form and the log.',
      '加工过程中 EMO 动作。请填写晶圆盒状态表和日志。',
    ],
    [
      [
        '14:00 LOT-207: карта F в ячейках 1–19 и 21–25, C в ячейке 20',
        '14:00 LOT-207: map F in slots 1–19 and 21–25, C in slot 20',
        '14:00 LOT-207：槽位 1–19 和 21–25 为 F，槽位 20 为 C',
      ],
      [
        '14:01 Ячейка 20 исключена из задания',
        '14:01 Slot 20 excluded from the job',
        '14:01 槽位 20 从作业中排除',
      ],
      ['14:02 Запущен рецепт R12-COAT', '14:02 Recipe R12-COAT started', '14:02 启动配方 R12-COAT'],
      [
        '14:10 Ячейки 1–8: обработка завершена',
        '14:10 Slots 1–8: processing complete',
        '14:10 槽位 1–8：加工完成',
      ],
      [
        '14:11 EMO: пластины ячеек 9–14 в модулях без питания',
        '14:11 EMO: wafers of slots 9–14 in modules without power',
        '14:11 EMO：槽位 9–14 的晶圆在断电模块中',
      ],
      [
        '14:40 Пластины 9–14 возвращены сервисным инженером',
        '14:40 Wafers 9–14 returned by the service engineer',
        '14:40 维修工程师将 9–14 号晶圆送回',
      ],
    ],
    {
      base: slotRun(1, 25, 'NEEDS_PROCESSING'),
      final: { ...slotRun(1, 8, 'PROCESSED'), ...slotRun(9, 14, 'ABORTED') },
      initial: { '20': 'CROSSED' },
    },
    {
      id: 'emergencies-recovery-3',
      hint: [
        'То, что нашла карта до начала, важнее всего остального.',
        'What the map found before the start outweighs the rest.',
        '开始前槽位图发现的情况优先于其他。',
      ],
      success: ['Форма заполнена верно.', 'The form is filled in rightly.', '表格填写正确。'],
      failure: [
        'EMO не останавливает обработку по порядку, а обрывает её.',
        'EMO does not stop processing in good order, it breaks it off.',
        'EMO 不是有序停止，而是直接中断。',
      ],
      because: [
        'Ячейки 1–8 обработаны, 9–14 прерваны аварийно, 20 — перекос (начальный список имеет приоритет), остальные ожидают обработки.',
        'Slots 1–8 processed, 9–14 aborted, 20 crossed (the initial list has priority), the others need processing.',
        '槽位 1–8 已加工，9–14 紧急中止，20 错槽（初始列表优先），其余待加工。',
      ],
      sources: ['rules'],
    },
  ),
];
