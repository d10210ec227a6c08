// The operator's manual of the trainer's track.
import type { Words } from '../seed-content.ts';
import type { SeedDocument, SeedTable } from '../seed-document.ts';
import { flowSteps, TRACK_DOUBTS, TRACK_PLACE, trackSheet, trackTerminal } from './track-work.ts';

/** A table cell that is the same in all languages. */
function same(text: string): Words {
  return [text, text, text];
}

function secondsOf(text: string): Words {
  return [`${text} с`, `${text} s`, `${text} s`];
}

const recipeTable: SeedTable = {
  caption: ['Таблица 2. Рецепты', 'Table 2. Recipes', '表 2. 配方'],
  head: [
    ['Операция', 'Operation', '工序'],
    ['Резист 1,0 мкм (R10)', 'Resist 1.0 µm (R10)', '光刻胶 1.0 µm（R10）'],
    ['Резист 1,2 мкм (R12)', 'Resist 1.2 µm (R12)', '光刻胶 1.2 µm（R12）'],
  ],
  rows: [
    [['HMDS', 'HMDS', 'HMDS'], secondsOf('60'), secondsOf('60')],
    [
      ['Нанесение', 'Coat', '涂胶'],
      ['4000 об/мин, 60 с', '4000 rpm, 60 s', '4000 r/min，60 s'],
      ['4000 об/мин, 70 с', '4000 rpm, 70 s', '4000 r/min，70 s'],
    ],
    [
      ['Сушка (soft bake)', 'Soft bake', '软烘'],
      ['90 °C, 60 с', '90 °C, 60 s', '90 °C，60 s'],
      ['90 °C, 60 с', '90 °C, 60 s', '90 °C，60 s'],
    ],
    [['Засветка края (WEE)', 'Edge exposure (WEE)', '边缘曝光（WEE）'], secondsOf('25'), secondsOf('25')],
    [['Степпер', 'Stepper', '步进机'], secondsOf('50'), secondsOf('50')],
    [
      ['PEB', 'PEB', 'PEB'],
      ['90 °C, 60 с', '90 °C, 60 s', '90 °C，60 s'],
      ['115 °C, 60 с', '115 °C, 60 s', '115 °C，60 s'],
    ],
    [['Проявление', 'Develop', '显影'], secondsOf('35'), secondsOf('60')],
    [['Задубливание (hard bake)', 'Hard bake', '坚膜烘烤'], secondsOf('60'), secondsOf('60')],
    [['Каждое охлаждение', 'Every chill', '每次冷却'], secondsOf('30'), secondsOf('30')],
  ],
};

const timeTable: SeedTable = {
  caption: [
    'Таблица 3. Путь / период / партия из 25 пластин, с',
    'Table 3. Way / period / lot of 25 wafers, s',
    '表 3. 行程 / 周期 / 25 片批次，s',
  ],
  head: [['Маршрут', 'Flow', '流程'], same('R10'), same('R12')],
  rows: [
    [same('COAT'), same('240 / 30 / 960'), same('250 / 35 / 1090')],
    [same('ARC_COAT'), same('285 / 45 / 1365'), same('295 / 45 / 1375')],
    [same('DEVELOP'), same('215 / 20 / 695'), same('240 / 30 / 960')],
    [same('COAT_EXPOSE_DEVELOP'), same('530 / 50 / 1730'), same('565 / 50 / 1765')],
  ],
};

export const trackManual: SeedDocument = {
  id: 'seed-track',
  code: 'KR-02',
  title: [
    'Установка нанесения и проявления: руководство оператора',
    'Coater/developer track: operator’s manual',
    '涂胶显影设备操作手册',
  ],
  subtitle: [
    'Участок фотолитографии. Учебный документ тренажёра «Кристалл».',
    'Photolithography area. A training document of Kristall.',
    '光刻区。Kristall 模拟器培训文件。',
  ],
  cover: 'bay',
  sections: [
    {
      title: ['Устройство', 'The equipment', '设备组成'],
      figures: [
        {
          picture: 'track',
          width: 72,
          caption: [
            'Установка: порты с контейнерами слева, чаши и плиты за стеклом',
            'The track: ports with pods on the left, cups and plates behind glass',
            '设备：左侧为装载端口，玻璃后为涂胶杯与热板',
          ],
        },
        {
          picture: 'seed-track-plan',
          width: 62,
          caption: ['Модули установки, вид сверху', 'The track’s modules from above', '设备模块俯视图'],
        },
      ],
      paragraphs: [
        [
          'Установка принимает кассеты по 25 пластин в SMIF-контейнерах на четыре порта, обрабатывает пластины поштучно и передаёт их в степпер через интерфейс. Рабочее место: терминал, световая колонна, кнопки EMO, два телефона, стол с бумагами, газовая панель.',
          'The track takes cassettes of 25 wafers in SMIF pods at four load ports, processes wafers one by one and hands them to the stepper through an interface. The place of work: terminal, tower light, EMO buttons, two telephones, a desk with papers, a gas panel.',
          '设备通过四个装载端口接收 SMIF 晶圆盒（每盒 25 片），逐片加工，并通过接口送入步进机。工位包括：终端、信号灯塔、EMO 按钮、两部电话、文件桌、气体面板。',
        ],
      ],
      tables: [
        {
          caption: ['Таблица 1. Модули', 'Table 1. Modules', '表 1. 模块'],
          head: [
            ['Модуль', 'Module', '模块'],
            ['Число', 'Number', '数量'],
            ['Назначение', 'Purpose', '用途'],
          ],
          rows: [
            [
              ['Печь HMDS', 'HMDS oven', 'HMDS 烘箱'],
              same('2'),
              ['Адгезия резиста', 'Adhesion of the resist', '增粘'],
            ],
            [['Чаша нанесения', 'Coat cup', '涂胶杯'], same('2'), ['Нанесение резиста', 'Coating', '涂胶']],
            [
              ['Чаша ARC', 'ARC cup', 'ARC 杯'],
              same('1'),
              ['Антиотражающий слой', 'Anti-reflective layer', '抗反射层'],
            ],
            [['Горячая плита', 'Hot plate', '热板'], same('6'), ['Нагревы', 'Bakes', '烘烤']],
            [['Охлаждающая плита', 'Chill plate', '冷板'], same('4'), ['Охлаждение', 'Chilling', '冷却']],
            [['WEE', 'WEE', 'WEE'], same('1'), ['Засветка края', 'Edge exposure', '边缘曝光']],
            [
              ['Интерфейс степпера', 'Stepper interface', '步进机接口'],
              same('1'),
              ['Передача в степпер', 'To the stepper', '送入步进机'],
            ],
            [['Чаша проявления', 'Develop cup', '显影杯'], same('2'), ['Проявление', 'Development', '显影']],
          ],
        },
      ],
    },
    TRACK_PLACE,
    {
      title: ['Маршруты и рецепты', 'Flows and recipes', '流程与配方'],
      paragraphs: [
        [
          'Нагревы держат с допуском ±0,5 °C [2]. Толщина резиста обратно пропорциональна квадратному корню из скорости вращения [1, 2].',
          'Bakes are held to ±0.5 °C [2]. The resist’s thickness is inversely proportional to the square root of the speed [1, 2].',
          '烘烤温度公差 ±0.5 °C [2]。胶厚与转速的平方根成反比 [1, 2]。',
        ],
      ],
      terms: flowSteps,
      tables: [recipeTable],
    },
    {
      title: ['Время партии', 'Time of a lot', '批次时间'],
      paragraphs: [
        [
          'Пластины уходят с одинаковым периодом: это наибольшее по видам модулей «сумма времени всех посещений ÷ число модулей». Время партии = путь первой пластины + (число пластин − 1) × период.',
          'Wafers leave at an even period: the largest, over module kinds, of “time of all visits ÷ number of modules”. Lot time = the first wafer’s way + (wafers − 1) × period.',
          '晶圆按固定周期送出：各类模块中“总停留时间 ÷ 模块数”的最大值。批次时间 = 第一片行程 +（片数 − 1）× 周期。',
        ],
        [
          'Пример: 25 пластин, R10, COAT. Первая пластина проходит путь за 240 с, следующие выходят через каждые 30 с: 240 + 24 × 30 = 960 с, то есть 16 минут.',
          'Example: 25 wafers, R10, COAT. The first wafer takes 240 s, the next follow every 30 s: 240 + 24 × 30 = 960 s, which is 16 minutes.',
          '示例：25 片，R10，COAT。第一片行程 240 s，其后每 30 s 一片：240 + 24 × 30 = 960 s，即 16 分钟。',
        ],
      ],
      tables: [timeTable],
    },
    {
      title: ['Порядок работы', 'The work', '操作步骤'],
      paragraphs: [
        [
          'Экраны переключают клавишами F1–F8. Оператор не видит обслуживание и не правит рецепты.',
          'Screens are changed by F1–F8. An operator neither sees maintenance nor edits recipes.',
          '用 F1–F8 切换画面。操作员看不到维护画面，也不能修改配方。',
        ],
      ],
      steps: [
        [
          'Прочитать сменное задание; найти контейнер, у которого этикетка, лист и задание совпадают.',
          'Read the shift task; find the pod whose label, sheet and task agree.',
          '阅读班次任务；找到标签、随工单与任务一致的晶圆盒。',
        ],
        [
          'Поставить контейнер на порт; дождаться считывания, фиксации, открытия и карты ячеек.',
          'Place the pod on a port; wait for reading, locking, opening and the slot map.',
          '将晶圆盒放上端口；等待读取、锁定、打开和槽位图。',
        ],
        [
          'Сверить карту с листом: E — пусто, F — есть пластина, C — перекос, U — не определено. О расхождении сообщить, партию не запускать.',
          'Compare the map with the sheet: E empty, F full, C crossed, U unknown. Report a difference, do not start.',
          '核对槽位图与随工单：E 空、F 有片、C 错槽、U 未知。有差异则报告，不得启动。',
        ],
        [
          'Войти в систему; создать задание: lotName, recipe, waferFlow, smifNumber, jobName.',
          'Sign in; make the job: lotName, recipe, waferFlow, smifNumber, jobName.',
          '登录；创建作业：lotName、recipe、waferFlow、smifNumber、jobName。',
        ],
        [
          'Сверить загруженный рецепт с бумажной копией [3] и запустить обработку.',
          'Compare the loaded recipe with its paper copy [3] and start.',
          '核对已加载配方与纸质配方 [3]，然后启动。',
        ],
        [
          'По окончании выгрузить контейнер, записать в лист platesLeft, platesArrived, timeStart, timeEnd, platesStatus и выйти из системы.',
          'When complete unload the pod, write platesLeft, platesArrived, timeStart, timeEnd, platesStatus into the sheet and sign out.',
          '完成后卸下晶圆盒，在随工单填写 platesLeft、platesArrived、timeStart、timeEnd、platesStatus，并退出登录。',
        ],
      ],
    },
    {
      title: ['Сигналы и аварии', 'Alarms and emergencies', '报警与紧急情况'],
      warning: [
        'EMO снимает питание с установки сразу: пластины в обработке теряются. Её нажимают там, где опасность идёт от установки, и не нажимают, когда пропала только одна из сред.',
        'EMO cuts the track’s power at once: wafers in process are lost. It is pressed where the danger comes from the track, and not where a supply alone has failed.',
        'EMO 立即切断设备电源，加工中的晶圆报废。危险来自设备时按下；仅介质中断时不按。',
      ],
      paragraphs: [
        [
          'Сигнал читают, относят к категории, при необходимости приостанавливают работу и вызывают: по оборудованию — сервисного инженера, по параметру — инженера-технолога. Сам оператор не чинит [4].',
          'An alarm is read and classified; work pauses if need be; for hardware the service engineer is called, for a parameter the process engineer. An operator repairs nothing [4].',
          '阅读报警并分类，必要时暂停；硬件问题呼叫维修工程师，参数问题呼叫工艺工程师。操作员不得自行维修 [4]。',
        ],
      ],
      tables: [
        {
          caption: [
            'Таблица 4. Первые действия (правила тренажёра)',
            'Table 4. First actions (rules of the trainer)',
            '表 4. 首要操作（模拟器规则）',
          ],
          head: [
            ['Ситуация', 'Situation', '情况'],
            ['EMO', 'EMO', 'EMO'],
            ['Порядок', 'Order', '顺序'],
          ],
          rows: [
            [
              ['Пожар, дым', 'Fire, smoke', '火灾、烟'],
              ['да, если под рукой', 'yes if in reach', '在手边则按'],
              [
                'Голос, EMO, выход, начальник смены',
                'Voice, EMO, leave, shift manager',
                '喊话、EMO、撤离、班长',
              ],
            ],
            [
              ['Искрение', 'Sparking', '火花'],
              ['да', 'yes', '是'],
              [
                'EMO, голос, начальник смены, энергетик, сервисный инженер',
                'EMO, voice, shift manager, power engineer, service engineer',
                'EMO、喊话、班长、电力工程师、维修工程师',
              ],
            ],
            [
              ['Опасный газ', 'Hazardous gas', '危险气体'],
              ['не задерживаться', 'no delay for it', '不耽搁'],
              ['Голос, выход, начальник смены', 'Voice, leave, shift manager', '喊话、撤离、班长'],
            ],
            [
              ['Потеря газа, воздуха, воды', 'Gas, air or water lost', '气体、压缩空气或水中断'],
              ['нет', 'no', '否'],
              [
                'Остановка, начальник участка, начальник смены, сервисный инженер; проверка пластин',
                'Stop work, station manager, shift manager, service engineer; wafers checked',
                '停止、站长、班长、维修工程师；检查晶圆',
              ],
            ],
            [
              ['Прерывание процесса', 'Process interruption', '工艺中断'],
              ['нет', 'no', '否'],
              [
                'Не перезапускать, записать места пластин, технолог, начальник участка',
                'No restart, wafer places written down, process engineer, station manager',
                '不重启，记录晶圆位置，工艺工程师、站长',
              ],
            ],
          ],
        },
      ],
    },
    trackTerminal,
    trackSheet,
    TRACK_DOUBTS,
    {
      title: ['Источники', 'Sources', '来源'],
      paragraphs: [
        [
          '[1] технологические заметки. [2] ninescrolls.com. [3] snf.stanford.edu. [4] epfl.ch (CMi); cleanroom.gatech.edu. Параметры резистов: cleanroom.byu.edu/photoresists. Времена и первые действия — правила тренажёра.',
          '[1] process notes. [2] ninescrolls.com. [3] snf.stanford.edu. [4] epfl.ch (CMi); cleanroom.gatech.edu. Resist parameters: cleanroom.byu.edu/photoresists. Times and first actions: the trainer’s rules.',
          '[1] 工艺笔记。[2] ninescrolls.com。[3] snf.stanford.edu。[4] epfl.ch（CMi）；cleanroom.gatech.edu。光刻胶参数：cleanroom.byu.edu/photoresists。时间和首要操作为模拟器规则。',
        ],
      ],
    },
  ],
};
