// Photolithography: the track, its cassettes and how long a lot takes.
import { TRACK_PLAN } from '../pictures/track-plan.ts';
import { matching, numeric, ordering, paint, short, single } from '../seed-content.ts';

const SECONDS = [
  { text: ['с', 's', '秒'], factor: 1 },
  { text: ['мин', 'min', '分钟'], factor: 60 },
] as const;

export const trackTasks = [
  numeric(
    [
      'Маршрут COAT, резист 1,0 мкм: путь первой пластины — 240 с, пластины уходят каждые 30 с. Сколько времени займёт кассета из 25 пластин?',
      'Flow COAT, resist 1.0 µm: the first wafer’s way takes 240 s and wafers leave every 30 s. How long does a cassette of 25 wafers take?',
      '流程 COAT，光刻胶 1.0 µm：第一片行程 240 s，每 30 s 送出一片。25 片晶圆盒需要多长时间？',
    ],
    { value: 960, units: SECONDS },
    {
      id: 'photolithography-track-1',
      hint: [
        'Время партии = путь первой пластины + (число пластин − 1) · период.',
        'Lot time = the first wafer’s way + (wafers − 1) · period.',
        '批次时间 = 第一片行程 +（片数 − 1）× 周期。',
      ],
      success: [
        'Верно: 240 + 24 · 30 = 960 с, то есть 16 минут.',
        'Right: 240 + 24 · 30 = 960 s, that is 16 minutes.',
        '正确：240 + 24 × 30 = 960 s，即 16 分钟。',
      ],
      failure: [
        'Пластины идут друг за другом: путь складывают один раз, периодов на один меньше, чем пластин.',
        'Wafers follow each other: the way counts once, and there is one period fewer than wafers.',
        '晶圆依次前行：行程只计一次，周期数比片数少一。',
      ],
      because: [
        'Первая пластина проходит весь путь, каждая следующая выходит на период позже: 240 + 24 · 30 = 960 с. Это время показывает plannedEndTime на терминале.',
        'The first wafer goes the whole way, each next one comes out a period later: 240 + 24 · 30 = 960 s. The terminal shows it as plannedEndTime.',
        '第一片走完全程，其后每片晚一个周期出来：240 + 24 × 30 = 960 s。终端以 plannedEndTime 显示该时间。',
      ],
      sources: ['rules'],
    },
  ),
  numeric(
    [
      'В кассете 13 пластин, маршрут COAT, резист 1,2 мкм: путь 250 с, период 35 с. Через сколько секунд партия закончится?',
      'A cassette holds 13 wafers, flow COAT, resist 1.2 µm: way 250 s, period 35 s. After how many seconds is the lot complete?',
      '晶圆盒有 13 片，流程 COAT，光刻胶 1.2 µm：行程 250 s，周期 35 s。批次多少秒后完成？',
    ],
    { value: 670, units: SECONDS },
    {
      id: 'photolithography-track-2',
      success: [
        'Верно: 250 + 12 · 35 = 670 с.',
        'Right: 250 + 12 · 35 = 670 s.',
        '正确：250 + 12 × 35 = 670 s。',
      ],
      failure: [
        'Считайте периоды между пластинами, а не сами пластины.',
        'Count the periods between wafers, not the wafers.',
        '应数晶圆之间的周期，而不是片数。',
      ],
      because: [
        'Между 13 пластинами 12 периодов: 250 + 12 · 35 = 670 с.',
        'There are 12 periods between 13 wafers: 250 + 12 · 35 = 670 s.',
        '13 片之间有 12 个周期：250 + 12 × 35 = 670 s。',
      ],
      sources: ['rules'],
    },
  ),
  single(
    [
      'На маршруте COAT_EXPOSE_DEVELOP (1,0 мкм) пластины уходят каждые 50 с. Какой модуль задаёт этот период?',
      'On COAT_EXPOSE_DEVELOP (1.0 µm) wafers leave every 50 s. Which module sets this period?',
      '流程 COAT_EXPOSE_DEVELOP（1.0 µm）每 50 s 送出一片。哪个模块决定该周期？',
    ],
    [
      'Интерфейс степпера: 50 с, он один',
      'The stepper interface: 50 s, there is one',
      '步进机接口：50 s，仅一个',
    ],
    [
      ['Нанесение: 60 с, чаш две', 'Coating: 60 s, two cups', '涂胶：60 s，两个涂胶杯'],
      [
        'Горячие плиты: три нагрева по 60 с, плит шесть',
        'Hot plates: three bakes of 60 s, six plates',
        '热板：三次烘烤各 60 s，六块热板',
      ],
      ['Засветка края: 25 с, модуль один', 'Edge exposure: 25 s, one module', '边缘曝光：25 s，一个模块'],
    ],
    {
      id: 'photolithography-track-3',
      hint: [
        'Разделите суммарное время посещений на число модулей этого вида и найдите наибольшее.',
        'Divide the time of all visits by the number of modules of that kind and take the largest.',
        '用各类模块的总停留时间除以模块数，取最大值。',
      ],
      success: [
        'Верно: 50 ÷ 1 = 50 с больше всех остальных.',
        'Right: 50 ÷ 1 = 50 s, more than all others.',
        '正确：50 ÷ 1 = 50 s，大于其他所有模块。',
      ],
      failure: [
        'Не само время операции, а время, делённое на число одинаковых модулей, ограничивает поток.',
        'Not the time of the step itself but that time over the number of like modules limits the flow.',
        '限制流量的不是工序时间本身，而是该时间除以同类模块数。',
      ],
      because: [
        'Период — наибольшее из «сумма посещений ÷ число модулей»: нанесение 60 ÷ 2 = 30, плиты 180 ÷ 6 = 30, WEE 25, степпер 50. Узкое место — степпер.',
        'The period is the largest of “visits ÷ modules”: coat 60 ÷ 2 = 30, hot plates 180 ÷ 6 = 30, WEE 25, stepper 50. The stepper is the bottleneck.',
        '周期取“总停留时间 ÷ 模块数”的最大值：涂胶 60 ÷ 2 = 30，热板 180 ÷ 6 = 30，WEE 25，步进机 50。瓶颈是步进机。',
      ],
      sources: ['rules'],
    },
  ),
  matching(
    [
      'Сопоставьте код ячейки в карте кассеты и его значение.',
      'Match each code of a slot map with its meaning.',
      '将槽位图代码与含义配对。',
    ],
    [
      [
        ['E', 'E', 'E'],
        ['Пусто', 'Empty', '空'],
      ],
      [
        ['F', 'F', 'F'],
        ['Пластина на месте', 'A wafer in place', '有晶圆'],
      ],
      [
        ['C', 'C', 'C'],
        ['Пластина стоит с перекосом', 'A wafer across two slots', '晶圆错槽（倾斜）'],
      ],
      [
        ['U', 'U', 'U'],
        ['Не определено', 'Unknown', '未知'],
      ],
    ],
    [['Пластина обработана', 'The wafer is processed', '晶圆已加工']],
    {
      id: 'photolithography-track-4',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Коды — первые буквы английских слов. Карта говорит о положении пластины, а не об обработке.',
        'The codes begin English words. The map tells where wafers are, not what was done to them.',
        '代码是英文单词的首字母。槽位图反映位置，不反映加工状态。',
      ],
      neutral: [
        'Часть пар верна. Вспомните слова empty, full, crossed, unknown.',
        'Some pairs are right. Recall empty, full, crossed, unknown.',
        '部分配对正确。请回忆 empty、full、crossed、unknown。',
      ],
      because: [
        'E — empty, F — full, C — crossed (перекос), U — unknown. При C и U кассету не запускают: карту сверяют с сопроводительным листом и сообщают о расхождении.',
        'E empty, F full, C crossed, U unknown. With C or U the cassette is not started: the map is compared with the sheet, and a difference is reported.',
        'E 空，F 有片，C 错槽，U 未知。出现 C 或 U 时不得启动：应核对随工单并报告差异。',
      ],
      sources: ['versaPort', 'rules'],
    },
  ),
  ordering(
    [
      'Расставьте события загрузчика SMIF-контейнера по порядку.',
      'Put the events of a SMIF pod loader into order.',
      '请排列 SMIF 晶圆盒装载器的事件顺序。',
    ],
    [
      ['Контейнер поставлен на порт', 'Pod arrived on the port', '晶圆盒放上端口'],
      ['Идентификатор считан и проверен', 'Id read and verified', '读取并核对标识'],
      ['Контейнер зафиксирован', 'Pod locked', '锁定晶圆盒'],
      ['Контейнер открыт, кассета опущена', 'Pod opened, cassette lowered', '打开并下降'],
      ['Построена карта ячеек', 'Slots mapped', '扫描槽位'],
      ['Готов к выгрузке', 'Ready to unload', '可卸载'],
      ['Контейнер снят', 'Pod removed', '取走晶圆盒'],
    ],
    {
      id: 'photolithography-track-5',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Фиксируют и открывают только проверенный контейнер; ячейки видны только после открытия.',
        'Only a verified pod is locked and opened; the slots are seen only after opening.',
        '只有核对过的晶圆盒才会锁定并打开；打开后才能看到槽位。',
      ],
      neutral: [
        'Начало или конец верны. Проверьте, что происходит между считыванием и картой.',
        'The beginning or the end is right. Check what lies between reading and mapping.',
        '开头或结尾正确。请检查读取与扫描之间的步骤。',
      ],
      because: [
        'Прибыл, идентификатор считан и проверен, зафиксирован, открыт и опущен, карта ячеек, … возврат в исходное положение, готов к выгрузке, снят.',
        'Arrived, id read and verified, locked, opened and lowered, mapped, … home reached, ready to unload, removed.',
        '到达，读取并核对标识，锁定，打开并下降，扫描槽位，……回到初始位置，可卸载，取走。',
      ],
      sources: ['versaPort', 'criticalManufacturing'],
      points: 5,
    },
  ),
  short(
    [
      'Как сокращённо, четырьмя латинскими буквами, называется закрытый контейнер для кассет и его интерфейс?',
      'Which four Latin letters name the closed pod for cassettes and its interface?',
      '密闭晶圆盒及其接口用哪四个拉丁字母缩写表示？',
    ],
    'SMIF',
    {
      id: 'photolithography-track-6',
      success: [
        'Верно: Standard Mechanical Interface.',
        'Right: Standard Mechanical Interface.',
        '正确：Standard Mechanical Interface。',
      ],
      failure: [
        'Посмотрите на поле номера контейнера в задании: там это сокращение.',
        'Look at the field with the pod’s number in a job: it has the abbreviation.',
        '请看作业中晶圆盒编号字段：那里有该缩写。',
      ],
      because: [
        'SMIF (Standard Mechanical Interface): кассета едет в закрытом контейнере и открывается только внутри установки. Номер контейнера — smifNumber — записывают в задание и лист.',
        'SMIF (Standard Mechanical Interface): the cassette travels in a closed pod that opens only inside the tool. Its number, smifNumber, goes into the job and the sheet.',
        'SMIF（标准机械接口）：晶圆盒在密闭容器中运送，只在设备内部打开。编号 smifNumber 填入作业和随工单。',
      ],
      sources: ['versaPort', 'rules'],
    },
  ),
  paint(
    [
      'На плане установки отметьте все модули, в которых пластину нагревают.',
      'On the plan of the track, mark every module in which a wafer is heated.',
      '请在设备平面图上标出所有加热晶圆的模块。',
    ],
    TRACK_PLAN,
    [
      { label: ['HMDS', 'HMDS', 'HMDS'], box: [208, 148, 178, 204], isRight: true },
      { label: ['COAT / ARC', 'COAT / ARC', 'COAT / ARC'], box: [406, 148, 178, 204] },
      { label: ['HOT PLATE', 'HOT PLATE', 'HOT PLATE'], box: [604, 148, 178, 204], isRight: true },
      { label: ['CHILL', 'CHILL', 'CHILL'], box: [208, 648, 178, 204] },
      { label: ['DEVELOP', 'DEVELOP', 'DEVELOP'], box: [406, 648, 178, 204] },
      { label: ['WEE', 'WEE', 'WEE'], box: [604, 648, 178, 204] },
      { label: ['SMIF 1–4', 'SMIF 1–4', 'SMIF 1–4'], box: [41, 148, 126, 704] },
    ],
    {
      id: 'photolithography-track-7',
      hint: [
        'Таких видов модулей два: одни из них печи.',
        'There are two such kinds; one of them are ovens.',
        '这样的模块有两类，其中一类是烘箱。',
      ],
      success: ['Отмечено верно.', 'Marked rightly.', '标注正确。'],
      failure: [
        'Вспомните, в каком модуле идёт обработка HMDS и где проходят три нагрева маршрута.',
        'Recall the module for HMDS and where the three bakes of the flow take place.',
        '请回忆 HMDS 处理在哪个模块进行，流程中的三次烘烤在哪里。',
      ],
      because: [
        'Нагревают печи HMDS (две) и горячие плиты (шесть: soft bake, PEB, hard bake). CHILL, наоборот, охлаждает.',
        'The HMDS ovens (two) and the hot plates (six: soft bake, PEB, hard bake) heat. CHILL does the opposite.',
        'HMDS 烘箱（两个）和热板（六块：软烘、PEB、坚膜）加热晶圆。CHILL 则相反，用于冷却。',
      ],
      sources: ['rules'],
    },
  ),
];
