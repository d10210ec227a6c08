// Photolithography: a lesson on the bay before the questions on the way of a wafer.
import { lesson } from '../seed-lesson.ts';
import { BAY, PAPERS, PORTS, CASSETTE, TERMINAL, TOWER } from './lesson-pictures.ts';

export const photolithographyLesson = lesson(
  [
    'Урок: участок фотолитографии и путь пластины',
    'Lesson: the photolithography bay and the way of a wafer',
    '图文课：光刻区与晶圆的路径',
  ],
  [
    {
      title: ['Почему здесь жёлтый свет', 'Why the light is yellow', '为什么是黄光'],
      text: [
        'Фоторезист — слой, на котором рисуют светом. Он реагирует на синюю и ультрафиолетовую часть спектра, поэтому на участке горят лампы без неё: резист не засветится раньше времени.\n\nВдоль стены стоит трек — установка, которая наносит резист, сушит его и проявляет рисунок.',
        'Photoresist is the layer that is drawn on by light. It responds to the blue and ultraviolet part of the spectrum, so the bay is lit by lamps without it: the resist is not exposed too early.\n\nAlong the wall stands the track, which coats wafers with resist, bakes it and develops the pattern.',
        '光刻胶是用光“绘图”的涂层。它对光谱中的蓝光和紫外光敏感，因此区内使用不含这部分光的灯，以免提前曝光。\n\n沿墙放置的是涂胶显影设备（Track）：涂胶、烘烤并显影。',
      ],
      picture: BAY,
      ask: [
        'Можно ли посветить на пластину с резистом фонариком телефона?',
        'May one shine a phone’s torch onto a wafer with resist?',
        '可以用手机手电照带胶的晶圆吗？',
      ],
      things: {
        choices: [
          {
            label: ['Да, если недолго', 'Yes, for a moment', '短时间可以'],
            told: [
              'Нет: в белом свете есть синяя часть, и резист начнёт засвечиваться.',
              'No: white light has a blue part, and the resist begins to be exposed.',
              '不可以：白光含有蓝光成分，光刻胶会开始曝光。',
            ],
          },
          {
            label: [
              'Нет: белый свет засветит резист',
              'No: white light exposes resist',
              '不可以：白光会使胶曝光',
            ],
            told: [
              'Верно. К тому же телефон на участок не проносят.',
              'Right. And phones are not brought into the bay anyway.',
              '正确。而且手机本来就不得带入区内。',
            ],
            isRight: true,
          },
        ],
      },
    },
    {
      title: ['Партия начинается с бумаг', 'A lot begins with papers', '批次从文件开始'],
      text: [
        'Пластины ходят партиями, и у каждой партии есть сопроводительный лист: номер, число пластин, маршрут и рецепт. Рецепт задаёт установке обороты, время и температуру.\n\nПрежде чем что-либо загружать, номер на контейнере сверяют с листом, а рецепт — с маршрутом.',
        'Wafers travel in lots, and each lot has its accompanying sheet: number, count of wafers, flow and recipe. The recipe tells the equipment speed, time and temperature.\n\nBefore anything is loaded, the number on the pod is compared with the sheet, and the recipe with the flow.',
        '晶圆按批次流转，每批都有随工单：批号、片数、流程和配方。配方规定设备的转速、时间和温度。\n\n装载之前，要核对晶圆盒上的编号与随工单，以及配方与流程。',
      ],
      picture: PAPERS,
      ask: [
        'На контейнере один номер, на листе — другой. Что делать?',
        'The pod bears one number, the sheet another. What do you do?',
        '晶圆盒上的编号与随工单不一致。怎么办？',
      ],
      things: {
        choices: [
          {
            label: [
              'Загрузить: установка сама разберётся',
              'Load it: the equipment will sort it out',
              '装载：设备会自行处理',
            ],
            told: [
              'Установка не знает, что написано на бумаге: она обработает чужую партию.',
              'The equipment does not know what the paper says: it would process another lot.',
              '设备不知道纸上写了什么：它会加工另一批。',
            ],
          },
          {
            label: ['Не загружать и сообщить', 'Do not load it, and report', '不装载并上报'],
            told: [
              'Верно: чью партию обработали, потом не разобрать.',
              'Right: afterwards nobody can tell whose lot was processed.',
              '正确：事后无法弄清加工的是哪一批。',
            ],
            isRight: true,
          },
        ],
      },
    },
    {
      title: [
        'Порт: место, где контейнер отдают установке',
        'A port is where a pod is handed over',
        '装载口：把晶圆盒交给设备的地方',
      ],
      text: [
        'Контейнер закрыт: пластины в нём не встречаются с воздухом участка. Его ставят на загрузочный порт, и установка сама закрепляет его, открывает и забирает пластины.\n\nПока контейнер закреплён, его не снимают: внутри может быть рука робота.',
        'A pod is closed: its wafers never meet the air of the bay. It is set on a load port, and the equipment itself clamps it, opens it and takes the wafers.\n\nWhile it is clamped it is not lifted off: the robot’s arm may be inside.',
        '晶圆盒是封闭的：晶圆不接触区内空气。把它放到装载口上，设备会自动夹紧、打开并取片。\n\n夹紧期间不得取下：机械手可能正在里面。',
      ],
      picture: PORTS,
      ask: ['Найдите загрузочные порты.', 'Find the load ports.', '请找到装载口。'],
      things: {
        spots: [
          {
            label: ['Ряд площадок со шторками', 'The row of platforms with shutters', '一排带挡板的平台'],
            told: [
              'Да: четыре порта, на каждый ставят по контейнеру.',
              'Yes: four ports, one pod each.',
              '对：四个装载口，每个放一个晶圆盒。',
            ],
            isRight: true,
            box: [420, 150, 280, 500],
          },
          {
            label: ['Модули за стеклом', 'The modules behind glass', '玻璃后的模块'],
            told: [
              'Это модули обработки: пластины приносит туда робот.',
              'These are the process modules: the robot brings wafers there.',
              '这是工艺模块：由机械手送片。',
            ],
            box: [705, 200, 290, 640],
          },
          {
            label: ['Стол', 'The desk', '桌子'],
            told: [
              'На столе только бумаги; контейнеры на него не ставят.',
              'The desk is for papers alone; pods are not put there.',
              '桌上只放文件，不放晶圆盒。',
            ],
            box: [40, 370, 300, 340],
          },
        ],
      },
    },
    {
      title: ['25 ячеек и карта', 'Twenty-five slots and a map', '25 个槽位与映射'],
      text: [
        'В кассете 25 ячеек. Открыв контейнер, установка проводит датчиком вдоль них и составляет карту: где пластина есть, где нет, где она стоит косо или сдвоена.\n\nКарту сравнивают с тем, что обещал лист. Не сошлось — партию не запускают, пока не выяснят почему.',
        'A cassette has 25 slots. Once the pod is open, a sensor passes along them and the equipment makes a map: where a wafer is, where none is, where one lies crossed or two lie together.\n\nThe map is compared with what the sheet promised. If they differ, the lot is not started until it is known why.',
        '晶圆盒有 25 个槽位。打开后，传感器沿槽位扫描，生成映射：哪里有片、哪里无片、哪里斜插或叠片。\n\n将映射与随工单对比。不一致时，查明原因之前不启动该批次。',
      ],
      picture: CASSETTE,
      ask: [
        'Лист обещает 25 пластин, карта показывает 24. Что это может значить?',
        'The sheet promises 25 wafers, the map shows 24. What may that mean?',
        '随工单写 25 片，映射显示 24 片。可能是什么情况？',
      ],
      things: {
        choices: [
          {
            label: [
              'Пластина потеряна или ячейка прочитана неверно: нужно выяснить',
              'A wafer is missing or a slot was misread: find out',
              '缺片或槽位误读：需要查明',
            ],
            told: [
              'Верно. До выяснения ничего не запускают.',
              'Right. Nothing is started before that is known.',
              '正确。查明之前不启动。',
            ],
            isRight: true,
          },
          {
            label: ['Ничего особенного: запускаем 24', 'Nothing special: run the 24', '没什么：就加工 24 片'],
            told: [
              'Потерянная пластина может лежать внутри установки и повредить остальные.',
              'The missing wafer may lie inside the equipment and damage the others.',
              '缺失的晶圆可能掉在设备里，并损坏其他晶圆。',
            ],
          },
        ],
      },
    },
    {
      title: ['Установкой управляют с терминала', 'The equipment is run from the terminal', '用终端操作设备'],
      text: [
        'На терминале выбирают порт, рецепт и запускают партию; на нём же видно, в каком модуле каждая пластина и сколько осталось.\n\nРядом — то, что понадобится в беде: телефон, огнетушитель и красная кнопка EMO, которая обесточивает установку целиком. Без опасности для людей её не нажимают.',
        'The terminal is where the port and recipe are chosen and the lot is started; it also shows in which module each wafer is and how long it will take.\n\nClose by is what one needs in trouble: the telephone, the extinguisher, and the red EMO button, which cuts the whole equipment off. Without danger to people it is not pressed.',
        '在终端上选择装载口和配方并启动批次；还能看到每片在哪个模块以及剩余时间。\n\n旁边是应急所需：电话、灭火器和红色 EMO 按钮，它会切断整台设备的电源。没有人身危险时不按。',
      ],
      picture: TERMINAL,
      ask: ['Найдите терминал.', 'Find the terminal.', '请找到终端。'],
      things: {
        spots: [
          {
            label: ['Экран перед сотрудником', 'The screen before the worker', '员工面前的屏幕'],
            told: ['Да, это терминал.', 'Yes, this is the terminal.', '对，这就是终端。'],
            isRight: true,
            box: [535, 280, 115, 290],
          },
          {
            label: ['Телефон на стене', 'The telephone on the wall', '墙上的电话'],
            told: [
              'Это телефон: по нему вызывают помощь.',
              'This is the telephone: help is called by it.',
              '这是电话，用来求助。',
            ],
            box: [755, 210, 70, 180],
          },
          {
            label: ['Огнетушитель', 'The fire extinguisher', '灭火器'],
            told: [
              'Это огнетушитель. Запомните, где он висит.',
              'This is the extinguisher. Remember where it hangs.',
              '这是灭火器。请记住它的位置。',
            ],
            box: [790, 450, 65, 250],
          },
        ],
      },
    },
    {
      title: ['Колонна видна отовсюду', 'The tower is seen from everywhere', '灯塔随处可见'],
      text: [
        'Световая колонна на крыше установки говорит о её состоянии тем, кто далеко: зелёный — работает, янтарный — просит внимания, красный — остановилась по тревоге.\n\nЧто именно случилось, написано на терминале: по цвету причину не угадывают.',
        'The tower light on top of the equipment tells its state to those who are far: green, it runs; amber, it asks for attention; red, it stopped with an alarm.\n\nWhat exactly happened is written on the terminal: one does not guess it by the colour.',
        '设备顶部的信号灯塔向远处的人显示状态：绿色，运行；琥珀色，需要关注；红色，因报警停止。\n\n具体原因写在终端上，不要凭颜色猜测。',
      ],
      picture: TOWER,
      ask: ['Найдите световую колонну.', 'Find the tower light.', '请找到信号灯塔。'],
      things: {
        spots: [
          {
            label: ['Столбик с лампами', 'The post with lamps', '带灯的立柱'],
            told: [
              'Да. Горит янтарный: подойдите к терминалу и прочитайте, чего она просит.',
              'Yes. It shows amber: go to the terminal and read what it asks for.',
              '对。亮的是琥珀色：到终端上看它需要什么。',
            ],
            isRight: true,
            box: [505, 290, 90, 290],
          },
          {
            label: ['Блок с лентами', 'The unit with ribbons', '带飘带的装置'],
            told: [
              'Это вентиляция: ленты показывают, что воздух идёт.',
              'This is ventilation: the ribbons show that air flows.',
              '这是通风装置：飘带表示有气流。',
            ],
            box: [660, 160, 230, 370],
          },
          {
            label: ['Телефон', 'The telephone', '电话'],
            told: ['Это телефон.', 'This is the telephone.', '这是电话。'],
            box: [720, 750, 80, 220],
          },
        ],
      },
    },
  ],
  {
    id: 'photolithography-lesson-1',
    success: [
      'Теперь проверьте себя: следующие задания — о рецептах и слоях.',
      'Now test yourself: the next tasks are about recipes and layers.',
      '现在检验一下自己：后面的题目涉及配方和涂层。',
    ],
    failure: [
      'Откройте карточки, которые пропустили.',
      'Open the cards that you skipped.',
      '请打开跳过的卡片。',
    ],
    because: [
      'Партию ведут бумаги, контейнер отдают установке через порт, карта ячеек сверяется с листом, работой управляют с терминала, а колонна говорит о состоянии издалека.',
      'Papers lead the lot, the pod is handed over at a port, the slot map is compared with the sheet, work is run from the terminal, and the tower tells the state from afar.',
      '文件引导批次，晶圆盒在装载口交给设备，槽位映射与随工单核对，在终端操作，灯塔从远处显示状态。',
    ],
    sources: ['rules', 'towerLight', 'lotSheet'],
  },
);
