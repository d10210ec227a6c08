// KR-01: checking yourself in the mirror, and mistakes.
import type { SeedSection, SeedTable } from '../seed-document.ts';

const CHECK_TABLE: SeedTable = {
  caption: ['Таблица 3. Осмотр перед зеркалом', 'Table 3. The look into the mirror', '表 3. 镜前检查'],
  head: [
    ['Что смотрят', 'What is looked at', '检查项'],
    ['Как должно быть', 'How it must be', '要求'],
  ],
  rows: [
    [
      ['Волосы и уши', 'Hair and ears', '头发和耳朵'],
      ['не видны', 'not to be seen', '不外露'],
    ],
    [
      ['Маска', 'Mask', '口罩'],
      ['нос и рот закрыты, края прилегают', 'nose and mouth covered, edges close', '遮住口鼻，边缘贴合'],
    ],
    [
      ['Комбинезон', 'Coverall', '洁净服'],
      ['застёгнут доверху', 'closed to the top', '拉到顶端'],
    ],
    [
      ['Манжеты', 'Cuffs', '手套口'],
      ['поверх рукавов, кожи не видно', 'over the sleeves, no skin seen', '套在袖口外，不露皮肤'],
    ],
    [
      ['Обувь', 'Feet', '鞋'],
      ['бахилы поверх сменной обуви', 'shoe covers over change shoes', '更换鞋外套鞋套'],
    ],
    [
      ['Украшения, часы', 'Jewellery, watch', '首饰、手表'],
      ['сняты', 'taken off', '已摘下'],
    ],
  ],
};

export const GOWNING_CHECK: SeedSection = {
  title: ['Проверка и ошибки', 'Check and errors', '检查与错误'],
  figures: [
    {
      picture: 'practice/five-faults',
      width: 55,
      caption: [
        'Осмотр перед шлюзом: найдите, что надето неверно',
        'The look before the transit: find what is worn wrongly',
        '进入过渡区前的检查：找出穿戴错误',
      ],
    },
  ],
  paragraphs: [
    [
      'Перед шлюзом осматривают себя в зеркале сверху вниз: волосы, уши, маска на носу, застёжка, манжеты. Частые ошибки: пропущено мытьё рук, не та маска, болтающиеся завязки, манжета не поверх рукава, неверный порядок, перчатки не последние [5].',
      'Before the transit one looks into the mirror from the head down: hair, ears, mask over the nose, closure, cuffs. Frequent errors: no hand hygiene, the wrong mask, loose straps, a cuff not over the sleeve, a wrong order, gloves not last [5].',
      '进入过渡区前对镜自上而下检查：头发、耳朵、口罩遮鼻、拉链、手套口。常见错误：未做手卫生、口罩不当、系带松脱、手套口未套在袖外、顺序错误、手套未最后戴 [5]。',
    ],
    [
      'Критические ошибки тренажёра: еда или напиток, нет маски, нет шапочки, голые руки, уличная обувь за скамьёй.',
      'The trainer’s critical errors: food or drink, no mask, no cap, bare hands, street shoes past the bench.',
      '模拟器严重错误：带入食物或饮料、无口罩、无帽、裸手、穿室外鞋越过隔离凳。',
    ],
  ],
  tables: [CHECK_TABLE],
};
