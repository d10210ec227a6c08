// KR-02: the place of work, the terminal, the accompanying sheet, and what to do if something does not match.
import type { Words } from '../seed-content.ts';
import type { SeedSection } from '../seed-document.ts';

/** A table cell that is the same in all languages. */
function same(text: string): Words {
  return [text, text, text];
}

export const flowSteps: NonNullable<SeedSection['terms']> = [
  [
    same('COAT'),
    [
      'HMDS, охлаждение, нанесение, сушка, охлаждение',
      'HMDS, chill, coat, soft bake, chill',
      'HMDS、冷却、涂胶、软烘、冷却',
    ],
  ],
  [
    same('ARC_COAT'),
    [
      'нанесение ARC 45 с, сушка ARC 60 с, охлаждение, нанесение, сушка, охлаждение',
      'ARC coat 45 s, ARC bake 60 s, chill, coat, soft bake, chill',
      'ARC 涂布 45 s、ARC 烘烤 60 s、冷却、涂胶、软烘、冷却',
    ],
  ],
  [
    same('DEVELOP'),
    [
      'PEB, охлаждение, проявление, задубливание, охлаждение',
      'PEB, chill, develop, hard bake, chill',
      'PEB、冷却、显影、坚膜、冷却',
    ],
  ],
  [
    same('COAT_EXPOSE_DEVELOP'),
    [
      'COAT, засветка края (WEE), степпер, DEVELOP',
      'COAT, edge exposure (WEE), stepper, DEVELOP',
      'COAT、边缘曝光（WEE）、步进机、DEVELOP',
    ],
  ],
];

export const TRACK_PLACE: SeedSection = {
  title: ['Рабочее место', 'The place of work', '工位'],
  paragraphs: [
    [
      'Участок освещён жёлтым светом: резист чувствителен к синему и ультрафиолету. Терминал стоит справа от установки, контейнеры — на стеллаже у стены, бумаги партии — на столе.',
      'The bay is lit by yellow light: resist is sensitive to blue and ultraviolet. The terminal stands to the right of the track, pods on the rack by the wall, the lot’s papers on the desk.',
      '本区采用黄光照明：光刻胶对蓝光和紫外光敏感。终端在设备右侧，晶圆盒在墙边货架上，批次文件在桌上。',
    ],
    [
      'Кнопок EMO три: две на установке и одна на стене у телефона. Второй телефон — на столе, третий — снаружи, за выходом. Кнопка STOP WORK на установке останавливает работу, но не снимает питания.',
      'There are three EMO buttons: two on the track and one on the wall by the telephone. A second telephone is on the desk, a third outside the exit. STOP WORK on the track stops the work and leaves the power on.',
      'EMO 按钮共三个：两个在设备上，一个在电话旁墙上。第二部电话在桌上，第三部在出口外。设备上的 STOP WORK 停止作业但不断电。',
    ],
  ],
};

export const trackTerminal: SeedSection = {
  title: ['Терминал', 'The terminal', '终端'],
  paragraphs: [
    [
      'Внизу каждого экрана показаны функции клавиш F1–F8; они меняются вместе с экраном. F8 почти везде ведёт в главное меню, а в нём — завершает сеанс. Поля заполняют с клавиатуры; кнопка «Клавиатура» открывает экранную.',
      'Every screen shows at its foot what F1–F8 do; they change with the screen. F8 leads to the main menu nearly everywhere, and there ends the session. Fields are filled in by the keyboard; the Keyboard button opens one on the screen.',
      '每个画面底部显示 F1–F8 的功能，随画面变化。F8 通常返回主菜单，在主菜单中则退出登录。字段用键盘填写；“键盘”按钮可打开屏幕键盘。',
    ],
  ],
  tables: [
    {
      caption: [
        'Таблица 5. Экраны и главные клавиши',
        'Table 5. Screens and their chief keys',
        '表 5. 画面与主要按键',
      ],
      head: [
        ['Экран', 'Screen', '画面'],
        ['Для чего', 'What for', '用途'],
        ['Клавиши', 'Keys', '按键'],
      ],
      rows: [
        [
          same('CASSETTES'),
          ['Порты, контейнеры, карта ячеек', 'Ports, pods, slot map', '端口、晶圆盒、槽位图'],
          ['F1 — принять, F2 — отклонить', 'F1 accept, F2 reject', 'F1 接受，F2 拒绝'],
        ],
        [
          same('JOB'),
          ['Создать задание, поставить в очередь', 'Make a job, queue it', '创建作业并排队'],
          [
            'F1 — новое, F2 — создать, F3 — в очередь, F4 — выбрать',
            'F1 new, F2 create, F3 queue, F4 select',
            'F1 新建，F2 创建，F3 排队，F4 选择',
          ],
        ],
        [
          same('RUN'),
          ['Пуск и ход обработки', 'Starting and watching', '启动与运行'],
          [
            'F1 — пуск, F2 — пауза, F4 — остановить, F5 — прервать',
            'F1 start, F2 pause, F4 stop, F5 abort',
            'F1 启动，F2 暂停，F4 停止，F5 中止',
          ],
        ],
        [
          same('RECIPES'),
          ['Просмотр рецепта', 'Reading a recipe', '查看配方'],
          ['F2 — к заданию', 'F2 to the job', 'F2 转到作业'],
        ],
        [
          same('ALARMS'),
          ['Тексты и категории сигналов', 'Alarm texts and categories', '报警文本与类别'],
          ['F1 — квитировать, F3 — прочитать', 'F1 acknowledge, F3 read', 'F1 确认，F3 阅读'],
        ],
        [
          same('LOG'),
          ['Журнал событий', 'The log of events', '事件日志'],
          ['F5 — к сигналам', 'F5 to the alarms', 'F5 转到报警'],
        ],
      ],
    },
  ],
};

export const trackSheet: SeedSection = {
  title: ['Сопроводительный лист', 'The accompanying sheet', '随工单'],
  paragraphs: [
    [
      'Лист идёт с партией от операции к операции: по нему следующий участок узнаёт, что сделано и сколько пластин годно. Пустых полей не оставляют; ошибку зачёркивают одной чертой и подписывают.',
      'The sheet goes with the lot from step to step: by it the next area knows what was done and how many wafers are good. No field stays empty; an error is crossed out by one line and signed.',
      '随工单随批次逐道工序流转：下一工区据此了解已完成的操作和合格片数。不得留空；更正时划一条线并签名。',
    ],
  ],
  tables: [
    {
      caption: ['Таблица 6. Поля листа', 'Table 6. Fields of the sheet', '表 6. 随工单字段'],
      head: [
        ['Поле', 'Field', '字段'],
        ['Что пишут', 'What is written', '填写内容'],
        ['Откуда берут', 'Where it is found', '来源'],
      ],
      rows: [
        [
          same('platesArrived'),
          ['Сколько пластин пришло', 'Wafers that came', '到达片数'],
          ['Карта ячеек', 'Slot map', '槽位图'],
        ],
        [
          same('platesLeft'),
          ['Сколько пластин ушло дальше', 'Wafers that went on', '送出片数'],
          ['Карта после выгрузки', 'Map at unloading', '卸载时的槽位图'],
        ],
        [
          same('timeStart, timeEnd'),
          ['Время начала и конца', 'Times of start and end', '开始与结束时间'],
          ['Экран RUN', 'RUN screen', 'RUN 画面'],
        ],
        [
          same('platesStatus'),
          ['Состояние каждой пластины', 'Each wafer’s status', '每片状态'],
          ['Карта и журнал', 'Map and log', '槽位图与日志'],
        ],
      ],
    },
  ],
};

export const TRACK_DOUBTS: SeedSection = {
  title: ['Если что-то не сходится', 'When something does not agree', '出现不符时'],
  paragraphs: [],
  warning: [
    'Сомнение — причина не запускать. Партию, которая ждёт, можно обработать; испорченную — нельзя исправить.',
    'A doubt is a reason not to start. A lot that waits can be processed; a spoilt one can’t be mended.',
    '有疑问就不要启动。等待的批次可以再加工，报废的批次无法挽回。',
  ],
  tables: [
    {
      caption: [
        'Таблица 7. Расхождения и что с ними делать',
        'Table 7. Differences and what to do',
        '表 7. 不符情况及处理',
      ],
      head: [
        ['Что видно', 'What is seen', '现象'],
        ['Что делать', 'What to do', '处理'],
        ['Кому сообщить', 'Whom to tell', '报告对象'],
      ],
      rows: [
        [
          ['Этикетка не совпадает с листом', 'The label differs from the sheet', '标签与随工单不符'],
          ['Контейнер не ставить', 'Do not place the pod', '不放上晶圆盒'],
          ['Начальник участка', 'Station manager', '站长'],
        ],
        [
          ['В карте C или U', 'C or U in the map', '槽位图出现 C 或 U'],
          [
            'Отклонить контейнер, пластин не касаться',
            'Reject the pod, touch no wafer',
            '拒绝晶圆盒，不得触碰晶圆',
          ],
          ['Начальник участка', 'Station manager', '站长'],
        ],
        [
          ['Пластин меньше, чем в листе', 'Fewer wafers than in the sheet', '片数少于随工单'],
          ['Не запускать', 'Do not start', '不启动'],
          ['Начальник участка', 'Station manager', '站长'],
        ],
        [
          [
            'Рецепт на экране не такой, как на бумаге',
            'The recipe on the screen differs from the paper',
            '画面配方与纸质不符',
          ],
          ['Не запускать', 'Do not start', '不启动'],
          ['Инженер-технолог', 'Process engineer', '工艺工程师'],
        ],
        [
          ['Модуль не отвечает', 'A module does not answer', '模块无响应'],
          ['Прочитать сигнал, приостановить', 'Read the alarm, pause', '阅读报警，暂停'],
          ['Сервисный инженер', 'Service engineer', '维修工程师'],
        ],
      ],
    },
  ],
};
