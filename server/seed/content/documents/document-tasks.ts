// The DOCUMENT tasks about the two documents.
import { form, type Words } from '../seed-content.ts';
import { GOWNING_INSTRUCTION } from './gowning-instruction.ts';
import { trackManual } from './track-manual.ts';

const NONE: Words = ['', '', ''];
const SECONDS: Words = ['с', 's', '秒'];
const SUCCESS: Words = ['Форма заполнена верно.', 'The form is filled in rightly.', '表格填写正确。'];
const NEUTRAL: Words = [
  'Часть полей верна. Вернитесь к таблицам документа.',
  'Some fields are right. Go back to the document’s tables.',
  '部分字段正确。请再查看文件中的表格。',
];
const FAILURE: Words = [
  'Сверьте каждое поле с таблицей, а не с памятью.',
  'Check every field against the table, not from memory.',
  '请逐项对照表格，不要凭记忆。',
];

export const gowningForm = form(
  [
    'Прочитайте инструкцию KR-01 и заполните форму.',
    'Read instruction KR-01 and fill in the form.',
    '阅读规程 KR-01 并填写表格。',
  ],
  GOWNING_INSTRUCTION,
  [
    { label: ['Код умывальной', 'Code of the washroom', '洗手区代码'], accepted: ['L002'] },
    { label: ['Код шапочки', 'Code of the cap', '帽子代码'], accepted: ['S011'] },
    {
      label: ['Сколько размеров у перчаток', 'How many sizes gloves have', '手套有几个尺码'],
      value: 4,
      unit: NONE,
    },
    {
      label: ['Что надевают раньше комбинезона', 'What goes on before the coverall', '在洁净服之前穿戴什么'],
      right: ['Шапочку и маску', 'Cap and mask', '帽子和口罩'],
      wrong: [
        ['Перчатки', 'Gloves', '手套'],
        ['Ничего', 'Nothing', '什么都不戴'],
      ],
    },
    {
      label: [
        'Когда открывается вторая дверь шлюза',
        'When the transit’s second door opens',
        '过渡区第二道门何时打开',
      ],
      right: [
        'Первая закрыта, обдув закончен',
        'The first is closed, the shower is over',
        '第一道门关闭且风淋结束',
      ],
      wrong: [
        ['Сразу после входа', 'Right after entering', '进入后立即'],
        ['Когда первая снова открыта', 'When the first is open again', '第一道门再次打开时'],
      ],
    },
  ],
  {
    id: 'forms-1',
    hint: [
      'Коды помещений — в таблице 1, предметов — в таблице 2.',
      'Codes of rooms stand in table 1, of things in table 2.',
      '房间代码见表 1，用品代码见表 2。',
    ],
    success: SUCCESS,
    failure: FAILURE,
    neutral: NEUTRAL,
    because: [
      'Умывальная — L002, шапочка — S011, у перчаток четыре размера; шапочка и маска раньше комбинезона; двери шлюза сблокированы.',
      'Washroom L002, cap S011, gloves in four sizes; cap and mask before the coverall; the doors are interlocked.',
      '洗手区 L002，帽子 S011，手套四个尺码；帽子和口罩先于洁净服；两道门互锁。',
    ],
    sources: ['rules'],
    points: 5,
  },
);

export const trackForm = form(
  [
    'Партия из 25 пластин, рецепт R12, маршрут ARC_COAT. Найдите данные в руководстве KR-02 и заполните форму.',
    'A lot of 25 wafers, recipe R12, flow ARC_COAT. Find the data in manual KR-02 and fill in the form.',
    '25 片批次，配方 R12，流程 ARC_COAT。请在手册 KR-02 中查找数据并填写表格。',
  ],
  trackManual,
  [
    { label: ['Время нанесения', 'Coating time', '涂胶时间'], value: 70, unit: SECONDS },
    {
      label: ['Температура сушки (soft bake)', 'Soft bake temperature', '软烘温度'],
      value: 90,
      unit: ['°C', '°C', '°C'],
    },
    { label: ['Период', 'Period', '周期'], value: 45, unit: SECONDS },
    { label: ['Время партии', 'Time of the lot', '批次时间'], value: 1375, unit: SECONDS },
    {
      label: ['Сколько в установке горячих плит', 'How many hot plates the track has', '设备有几块热板'],
      value: 6,
      unit: NONE,
    },
    {
      label: [
        'Карта показала U в ячейке 3. Что делать',
        'The map shows U in slot 3. What to do',
        '槽位 3 显示 U，应怎么做',
      ],
      right: ['Сообщить, не запускать', 'Report, do not start', '报告，不启动'],
      wrong: [
        ['Запустить без ячейки 3', 'Start without slot 3', '不含槽位 3 启动'],
        ['Снять и поставить контейнер снова', 'Take the pod off and on again', '取下再放上晶圆盒'],
      ],
    },
  ],
  {
    id: 'forms-2',
    success: SUCCESS,
    failure: FAILURE,
    neutral: NEUTRAL,
    because: [
      'R12: нанесение 70 с, soft bake 90 °C; ARC_COAT: путь 295 с, период 45 с, партия 295 + 24 · 45 = 1375 с; горячих плит шесть; о C и U сообщают до запуска.',
      'R12: coat 70 s, soft bake 90 °C; ARC_COAT: way 295 s, period 45 s, lot 295 + 24 · 45 = 1375 s; six hot plates; C and U are reported before the start.',
      'R12：涂胶 70 s，软烘 90 °C；ARC_COAT：行程 295 s，周期 45 s，批次 295 + 24 × 45 = 1375 s；热板六块；C 和 U 启动前须报告。',
    ],
    sources: ['rules'],
    points: 6,
  },
);

export const alarmForm = form(
  [
    'По таблице 4 руководства KR-02 заполните памятку о первых действиях.',
    'Fill in the note on first actions by table 4 of manual KR-02.',
    '根据手册 KR-02 表 4 填写首要操作备忘。',
  ],
  trackManual,
  [
    {
      label: ['Искрение: первое действие', 'Sparking: the first action', '火花：首要操作'],
      right: ['EMO', 'EMO', 'EMO'],
      wrong: [
        ['Голос', 'Voice', '喊话'],
        ['Выход', 'Leave', '撤离'],
      ],
    },
    {
      label: ['Опасный газ: что после голоса', 'Hazardous gas: what follows the voice', '危险气体：喊话之后'],
      right: ['Выход', 'Leave', '撤离'],
      wrong: [
        ['EMO', 'EMO', 'EMO'],
        ['Звонок начальнику смены', 'Call to the shift manager', '打电话给班长'],
      ],
    },
    {
      label: [
        'Прерывание процесса: что записывают',
        'Process interruption: what is written down',
        '工艺中断：记录什么',
      ],
      right: ['Места пластин', 'The wafers’ places', '晶圆位置'],
      wrong: [
        ['Пароль терминала', 'The terminal’s password', '终端密码'],
        ['Номер телефона', 'The telephone’s number', '电话号码'],
      ],
    },
    {
      label: [
        'Потеря сжатого воздуха: нужна ли EMO',
        'Compressed air lost: is EMO wanted',
        '压缩空气中断：是否按 EMO',
      ],
      right: ['Нет', 'No', '否'],
      wrong: [
        ['Да', 'Yes', '是'],
        ['Только если под рукой', 'Only if in reach', '仅在手边时'],
      ],
    },
  ],
  {
    id: 'forms-3',
    success: SUCCESS,
    failure: FAILURE,
    neutral: NEUTRAL,
    because: [
      'При искрении EMO первая; при газе за ней не задерживаются; при прерывании процесса записывают места пластин; при потере сред EMO не нужна.',
      'With sparks EMO comes first; with gas nobody delays for it; at a process interruption the wafers’ places are written down; with a lost supply EMO is not wanted.',
      '火花时先按 EMO；气体泄漏时不为其耽搁；工艺中断时记录晶圆位置；介质中断时不按 EMO。',
    ],
    sources: ['rules'],
    points: 4,
  },
);
