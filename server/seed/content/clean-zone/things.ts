// The clean zone: what must stay outside.
import { multi, numeric, single } from '../seed-content.ts';

export const thingTasks = [
  multi(
    [
      'Какие из этих вещей нельзя проносить в чистую зону?',
      'Which of these things must not be brought into the clean zone?',
      '以下哪些物品不得带入洁净区？',
    ],
    [
      ['Карандаш', 'A pencil', '铅笔'],
      ['Ластик', 'An eraser', '橡皮'],
      ['Ручка с выдвижным стержнем', 'A retractable pen', '按动式圆珠笔'],
      ['Жевательная резинка', 'Chewing gum', '口香糖'],
    ],
    [
      ['Бумага для чистых помещений', 'Clean-room paper', '洁净室专用纸'],
      ['Пропуск — ключ-карта', 'The key card', '门禁卡'],
    ],
    {
      id: 'clean-zone-things-1',
      hint: [
        'Графит и резиновая крошка — тоже частицы.',
        'Graphite and rubber crumbs are particles too.',
        '石墨和橡皮屑也是颗粒。',
      ],
      success: [
        'Верно: всё пишущее и стирающее крошится, а еда и жвачка под запретом всегда.',
        'Right: what writes and rubs out crumbles; food and gum are always banned.',
        '正确：书写和擦除用品都会掉屑，食物和口香糖一律禁止。',
      ],
      failure: [
        'Спросите о каждой вещи: крошится ли она, пылит ли, съедобна ли?',
        'Ask of each thing: does it crumble, does it dust, is it food?',
        '对每件物品都问一下：会掉屑吗？会起尘吗？能吃吗？',
      ],
      neutral: [
        'Часть выбрана верно. Вспомните, что выдаёт или требует сам участок.',
        'Some picks are right. Recall what the area itself issues or asks for.',
        '部分选择正确。请想想哪些是现场配发或要求的。',
      ],
      because: [
        'Карандаши, ластики и ручки с выдвижным механизмом запрещены, еда, напитки и жевательная резинка — тоже. Бумага допускается только специальная или запаянная; ключ-карта нужна для дверей и шкафа и остаётся при сотруднике.',
        'Pencils, erasers and retractable pens are banned, and so are food, drink and gum. Paper is allowed only if made for clean rooms or sealed; the key card opens doors and closet and stays with its owner.',
        '铅笔、橡皮和按动式笔禁止带入，食物、饮料和口香糖也禁止。只允许洁净室专用或密封的纸张；门禁卡用于开门和开柜，随身携带。',
      ],
      sources: ['sabanciRules', 'illinoisRules', 'yalePolicies', 'rules'],
    },
  ),
  multi(
    [
      'Что нужно убрать или смыть до переодевания?',
      'What must be taken off or washed off before changing?',
      '更衣前必须取下或洗掉什么？',
    ],
    [
      ['Макияж', 'Make-up', '化妆品'],
      ['Лак для ногтей', 'Nail polish', '指甲油'],
      ['Кольца и часы', 'Rings and a watch', '戒指和手表'],
      ['Духи и спрей для тела', 'Perfume and body spray', '香水和身体喷雾'],
    ],
    [
      ['Внутренний костюм участка', 'The site’s inner suit', '现场配发的内衬服'],
      ['Сменную обувь участка', 'The site’s change shoes', '现场配发的更换鞋'],
    ],
    {
      id: 'clean-zone-things-2',
      success: [
        'Верно: косметика осыпается, аромат летуч, украшения рвут перчатки и собирают грязь.',
        'Right: cosmetics flake, scents are volatile, jewellery tears gloves and collects dirt.',
        '正确：化妆品会脱落，香味会挥发，首饰会划破手套并积聚污物。',
      ],
      failure: [
        'Выданное участком остаётся на вас. Ищите то, что принесено из дома на коже.',
        'What the site issues stays on. Look for what was brought from home on the skin.',
        '现场配发的物品应保留。请找出从家里带到皮肤上的东西。',
      ],
      neutral: [
        'Не всё: проверьте и то, чего не видно, — запахи.',
        'Not all: check also what is not seen, scents.',
        '不完整：还要检查看不见的东西——气味。',
      ],
      because: [
        'Косметика, лак, спреи и духи запрещены: они дают частицы и пары. Украшения и часы снимают и оставляют в шкафу.',
        'Cosmetics, polish, sprays and perfume are banned: they give particles and vapours. Jewellery and watches are taken off and left in the closet.',
        '化妆品、指甲油、喷雾和香水均禁止：它们产生颗粒和蒸气。首饰和手表应摘下放入衣柜。',
      ],
      sources: ['yalePolicies', 'albertaPolicy'],
    },
  ),
  single(
    [
      'Технолог просит принести на участок распечатанный рецепт. Как поступить?',
      'The process engineer asks for a printed recipe at the bay. What do you do?',
      '工艺工程师要求把打印的配方带到现场。应怎么做？',
    ],
    [
      'Взять распечатку на бумаге для чистых помещений или запаять обычную в прозрачный пакет',
      'Take it printed on clean-room paper, or seal an ordinary print in a clear bag',
      '用洁净室专用纸打印，或将普通打印件密封在透明袋中',
    ],
    [
      [
        'Сложить обычный лист и убрать под комбинезон',
        'Fold an ordinary sheet and put it under the coverall',
        '把普通纸折好放在洁净服里面',
      ],
      [
        'Протереть обычный лист спиртом с двух сторон',
        'Wipe an ordinary sheet with alcohol on both sides',
        '用酒精擦拭普通纸的两面',
      ],
      [
        'Переписать рецепт карандашом на месте',
        'Copy the recipe there with a pencil',
        '在现场用铅笔抄写配方',
      ],
    ],
    {
      id: 'clean-zone-things-3',
      success: [
        'Верно: волокна бумаги либо связаны пропиткой, либо остаются в пакете.',
        'Right: the fibres are either bound in the paper or stay in the bag.',
        '正确：纸纤维要么被固结，要么留在袋内。',
      ],
      failure: [
        'Обычная бумага — это волокна. Способ должен не давать им выйти наружу.',
        'Ordinary paper is fibres. The way must keep them from coming out.',
        '普通纸由纤维构成。方法必须能阻止纤维外逸。',
      ],
      because: [
        'Обычная бумага пылит, поэтому в чистую зону проносят только специальную бумагу или запаянную. Сумки и верхнюю одежду внутрь не берут совсем.',
        'Ordinary paper sheds, so only clean-room paper or sealed paper goes in. Bags and outer clothes stay outside altogether.',
        '普通纸会掉屑，因此只允许洁净室专用纸或密封的纸张进入。包和外衣一律不得带入。',
      ],
      sources: ['sabanciRules'],
    },
  ),
  numeric(
    [
      'На площадке действует правило: после курения в чистую зону не входят 4 часа. Оператор выкурил сигарету в 7:30 и подошёл к входу в 11:00. Сколько минут ему ещё ждать?',
      'A site’s rule: after smoking nobody enters the clean zone for 4 hours. An operator smoked at 7:30 and comes to the entrance at 11:00. How many more minutes must they wait?',
      '某现场规定：吸烟后 4 小时内不得进入洁净区。一名操作员 7:30 吸烟，11:00 到达入口。还需等待多少分钟？',
    ],
    {
      value: 30,
      units: [
        { text: ['мин', 'min', '分钟'], factor: 1 },
        { text: ['ч', 'h', '小时'], factor: 60 },
      ],
    },
    {
      id: 'clean-zone-things-4',
      hint: [
        'Найдите время, когда истекут 4 часа.',
        'Find the time at which the 4 hours end.',
        '先算出 4 小时结束的时刻。',
      ],
      success: [
        'Верно: 7:30 + 4 ч = 11:30, осталось 30 минут.',
        'Right: 7:30 + 4 h = 11:30, so 30 minutes are left.',
        '正确：7:30 + 4 小时 = 11:30，还剩 30 分钟。',
      ],
      failure: [
        'Отсчитывайте от последней сигареты, а не от прихода, и проверьте единицу.',
        'Count from the last cigarette, not from the arrival, and check the unit.',
        '应从最后一支烟算起，而不是从到达时算起，并检查单位。',
      ],
      because: [
        'Курильщик ещё долго выдыхает частицы и пары. Сроки на площадках разные: 30 минут, 45 минут, 4 часа. Действует правило вашего участка.',
        'A smoker exhales particles and vapours for long. Sites differ: 30 minutes, 45 minutes, 4 hours. The rule of your own site holds.',
        '吸烟者在很长时间内仍会呼出颗粒和蒸气。各现场规定不同：30 分钟、45 分钟、4 小时。以本现场规定为准。',
      ],
      sources: ['americanCleanrooms', 'aroundLabNews', 'albertaPolicy'],
    },
  ),
  single(
    [
      'У сотрудника короткая борода. Что из этого требуется в чистой зоне?',
      'A colleague has a short beard. What does the clean zone ask for?',
      '一名同事留有短胡须。洁净区有何要求？',
    ],
    [
      'Закрыть бороду, как и волосы и уши',
      'Cover it, as hair and ears are covered',
      '像头发和耳朵一样遮盖胡须',
    ],
    [
      [
        'Ничего: короткая борода не осыпается',
        'Nothing: a short beard sheds nothing',
        '无要求：短胡须不会掉屑',
      ],
      ['Смочить бороду спиртом', 'Wet the beard with alcohol', '用酒精润湿胡须'],
      ['Держаться дальше от установок', 'Keep away from the tools', '与设备保持距离'],
    ],
    {
      id: 'clean-zone-things-5',
      success: [
        'Верно: в нашем тренажёре маску надевают до того, как застегнут комбинезон.',
        'Right: in our trainer the mask goes on before the coverall is closed.',
        '正确：在本模拟器中，要先戴口罩再拉上洁净服。',
      ],
      failure: [
        'Длина не важна: волос остаётся волосом.',
        'Length does not matter: hair is hair.',
        '长短无关紧要：毛发就是毛发。',
      ],
      because: [
        'Волосы, уши и борода должны быть закрыты полностью: с них осыпаются чешуйки кожи и обломки волос.',
        'Hair, ears and beard must be covered wholly: they shed flakes of skin and bits of hair.',
        '头发、耳朵和胡须必须完全遮盖：它们会掉落皮屑和毛发碎屑。',
      ],
      sources: ['waterlooGowning', 'sabanciRules', 'rules'],
    },
  ),
];
