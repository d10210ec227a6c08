// The clean zone: a lesson before the questions on people and particles.
import { lesson } from '../seed-lesson.ts';
import { ENTERING_CARDS } from './lesson-entering.ts';
import { DRESSING, FAULTS, SHOWER } from './lesson-pictures.ts';

export const cleanZoneLesson = lesson(
  [
    'Урок: откуда берутся частицы и как их не принести',
    'Lesson: where particles come from and how not to bring them in',
    '图文课：颗粒从哪里来，如何不把它们带进来',
  ],
  [
    ...ENTERING_CARDS,
    {
      title: ['Одеваются сверху вниз', 'One dresses from the head down', '自上而下穿戴'],
      text: [
        'Частицы падают. Если надеть комбинезон, а потом поправлять волосы, всё осыплется на чистую ткань. Поэтому первыми закрывают волосы и лицо, затем тело, затем ноги, а перчатки надевают последними — поверх рукавов.\n\nКаждый слой ложится на предыдущий так, чтобы щелей не осталось.',
        'Particles fall. Put on the coverall and then arrange your hair, and everything lands on clean fabric. So hair and face are covered first, then the body, then the feet, and the gloves come last, over the sleeves.\n\nEach layer lies over the one before, so that no gap remains.',
        '颗粒会向下落。如果先穿洁净服再整理头发，碎屑都会落在干净的布料上。因此先遮头发和脸，再穿身体部分，然后是脚，最后戴手套，套在袖口外面。\n\n每一层压住前一层，不留缝隙。',
      ],
      picture: DRESSING,
      ask: [
        'Что этот человек сделал раньше, чем взял комбинезон?',
        'What did this person do before taking the coverall?',
        '此人在取连体服之前先做了什么？',
      ],
      things: {
        choices: [
          {
            label: ['Закрыл волосы и лицо', 'Covered hair and face', '遮住头发和脸'],
            told: [
              'Да: шапочка и маска уже на месте.',
              'Yes: cap and mask are on.',
              '对：帽子和口罩已经戴好。',
            ],
            isRight: true,
          },
          {
            label: ['Надел сапоги', 'Put on the boots', '穿上靴子'],
            told: [
              'Сапоги надевают после комбинезона: их голенища закрывают штанины.',
              'Boots come after the coverall: they close over the trouser legs.',
              '靴子在连体服之后穿：靴筒要套住裤腿。',
            ],
          },
        ],
      },
    },
    {
      title: ['Щель — это дыра в защите', 'A gap is a hole in the protection', '缝隙就是漏洞'],
      text: [
        'Комбинезон работает как мешок: воздух из него выходит там, где он не закрыт. Прядь волос, расстёгнутый ворот или манжета под рукавом сводят на нет всё остальное.\n\nПеред шлюзом смотрят в зеркало и проверяют себя сверху вниз: волосы, маска, ворот, рукава, сапоги.',
        'A coverall works like a bag: air leaves it wherever it is open. A strand of hair, an open collar or a cuff under the sleeve undo all the rest.\n\nBefore the transit one looks into the mirror and checks from the head down: hair, mask, collar, sleeves, boots.',
        '洁净服像一个袋子：哪里没封好，空气就从哪里出来。一缕头发、敞开的领口或塞在袖内的手套口都会让其余的努力白费。\n\n进入过渡区前照镜子，自上而下检查：头发、口罩、领口、袖口、靴子。',
      ],
      picture: FAULTS,
      ask: [
        'Здесь несколько ошибок. Найдите хотя бы одну.',
        'There are several faults here. Find one of them.',
        '这里有几处错误，请至少找出一处。',
      ],
      things: {
        spots: [
          {
            label: ['Волосы', 'Hair', '头发'],
            told: [
              'Да: волосы не убраны под шапочку и капюшон.',
              'Yes: the hair is not under cap and hood.',
              '对：头发没有收进帽子和头罩。',
            ],
            isRight: true,
            box: [455, 140, 80, 180],
          },
          {
            label: ['Ворот', 'Collar', '领口'],
            told: [
              'Да: ворот расстёгнут, воздух выходит прямо под лицом.',
              'Yes: the collar is open, and air leaves right below the face.',
              '对：领口敞开，空气从脸下方逸出。',
            ],
            isRight: true,
            box: [440, 325, 100, 200],
          },
          {
            label: ['Перчатка и рукав', 'Glove and sleeve', '手套与袖口'],
            told: [
              'Да: манжета перчатки должна лежать поверх рукава.',
              'Yes: the cuff of the glove must lie over the sleeve.',
              '对：手套口应套在袖口外面。',
            ],
            isRight: true,
            box: [485, 535, 70, 130],
          },
          {
            label: ['Сапоги', 'Boots', '靴子'],
            told: [
              'Нет: сапоги надеты и закрыты как надо.',
              'No: the boots are on and closed as they should be.',
              '不是：靴子穿戴正确。',
            ],
            box: [430, 830, 125, 120],
          },
        ],
      },
    },
    {
      title: ['Последний рубеж — воздушный душ', 'The last line: the air shower', '最后一道关：风淋'],
      text: [
        'Струи воздуха сдувают то, что осело на одежде снаружи. Двери шлюза не открываются одновременно, иначе воздух из комнаты переодевания попал бы в чистую зону.\n\nВ душе поднимают руки и поворачиваются, чтобы струи достали со всех сторон. Забытого он не исправит: расстёгнутый ворот останется расстёгнутым.',
        'Jets of air blow off what has settled on the outside of the clothes. The doors of the transit never open together, or air from the gowning room would get into the clean zone.\n\nIn the shower one raises the arms and turns, so that the jets reach every side. It mends nothing that was forgotten: an open collar stays open.',
        '气流吹走落在衣服表面的颗粒。过渡区的两道门不会同时打开，否则穿戴室的空气会进入洁净区。\n\n风淋时要举起双臂并转身，让气流吹到各个方向。它弥补不了遗漏：敞开的领口依旧敞开。',
      ],
      picture: SHOWER,
      ask: [
        'Душ закончился, дверь внутрь открыта, но вы заметили, что забыли очки. Что делать?',
        'The shower is over and the inner door is open, but you notice that you forgot the glasses. What do you do?',
        '风淋结束，内门已开，您却发现忘了戴护目镜。怎么办？',
      ],
      things: {
        choices: [
          {
            label: [
              'Войти и попросить коллегу принести их',
              'Go in and ask a colleague to bring them',
              '先进去，请同事拿来',
            ],
            told: [
              'Нет: внутрь входят только полностью одетыми.',
              'No: one enters only fully dressed.',
              '不行：必须穿戴齐全才能进入。',
            ],
          },
          {
            label: [
              'Вернуться, надеть очки и пройти душ заново',
              'Go back, put them on, and take the shower again',
              '退回去戴好，重新风淋',
            ],
            told: [
              'Верно. Теперь проверьте себя: дальше — задания.',
              'Right. Now test yourself: the questions follow.',
              '正确。现在检验一下自己：后面是题目。',
            ],
            isRight: true,
          },
        ],
      },
    },
  ],
  {
    id: 'clean-zone-lesson-1',
    success: [
      'Теперь проверьте себя: следующие задания — о том же.',
      'Now test yourself: the next tasks are about the same.',
      '现在检验一下自己：后面的题目讲的就是这些。',
    ],
    failure: [
      'Откройте карточки, которые пропустили.',
      'Open the cards that you skipped.',
      '请打开跳过的卡片。',
    ],
    because: [
      'Частицы несёт прежде всего человек. Их останавливают слоями: обувь, руки, одежда сверху вниз, воздушный душ; щель в одном слое обесценивает остальные.',
      'Particles come above all with people. They are stopped layer by layer: shoes, hands, clothes from the head down, the air shower; a gap in one layer undoes the others.',
      '颗粒主要由人带入，要逐层拦截：鞋、手、自上而下的穿戴、风淋；任何一层有缝隙，其余各层都会失效。',
    ],
    sources: ['schilling', 'waterlooGowning', 'rules'],
  },
);
