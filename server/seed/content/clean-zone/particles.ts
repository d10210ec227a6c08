// The clean zone: how many particles a person sheds.
import { matching, numeric, single } from '../seed-content.ts';

export const particleTasks = [
  single(
    [
      'Человек в уличной хлопковой одежде стоит неподвижно. Сколько частиц крупнее 0,5 мкм он выделяет за минуту?',
      'A person in cotton street clothes stands still. How many particles larger than 0.5 µm do they shed in a minute?',
      '一个穿棉质便服的人静立不动。他每分钟散发多少个大于 0.5 µm 的颗粒？',
    ],
    ['Более 800 000', 'More than 800,000', '超过 80 万个'],
    [
      ['Около 10 000', 'About 10,000', '约 1 万个'],
      ['Около 35 000 000', 'About 35,000,000', '约 3500 万个'],
      ['Около 500', 'About 500', '约 500 个'],
    ],
    {
      id: 'clean-zone-particles-1',
      hint: [
        'Десятки миллионов — это уже ходьба, а десять тысяч — комбинезон.',
        'Tens of millions is walking; ten thousand is a coverall.',
        '几千万是行走时的数值，一万是穿洁净服时的数值。',
      ],
      success: [
        'Верно: даже неподвижный человек в хлопке — мощный источник частиц.',
        'Right: even motionless, a person in cotton is a strong source of particles.',
        '正确：即使不动，穿棉质衣物的人也是很强的颗粒源。',
      ],
      failure: [
        'Эта величина относится к другому случаю: ходьбе или человеку в одежде для чистых помещений.',
        'That figure belongs to another case: walking, or a person in clean-room clothes.',
        '该数值对应其他情况：行走或穿洁净服的人。',
      ],
      because: [
        'В хлопковой одежде стоящий человек выделяет более 800 000 частиц крупнее 0,5 мкм в минуту, идущий — около 35 миллионов; в комбинезоне стоящий человек выделяет около 10 000. Поэтому уличную одежду оставляют в гардеробе.',
        'In cotton clothes a standing person sheds more than 800,000 particles above 0.5 µm a minute, a walking one about 35 million; in a coverall a standing person sheds about 10,000. That is why street clothes stay in the locker room.',
        '穿棉质衣物静立者每分钟散发超过 80 万个大于 0.5 µm 的颗粒，行走者约 3500 万个；穿洁净服静立者约 1 万个。因此便服要留在更衣室。',
      ],
      sources: ['schilling'],
    },
  ),
  numeric(
    [
      'Во сколько раз меньше частиц выделяет стоящий человек в комбинезоне (10 000 в минуту), чем стоящий в хлопковой одежде (800 000 в минуту)?',
      'How many times fewer particles does a standing person shed in a coverall (10,000 a minute) than in cotton clothes (800,000 a minute)?',
      '穿洁净服静立（每分钟 1 万个）比穿棉质衣物静立（每分钟 80 万个）散发的颗粒少多少倍？',
    ],
    { value: 80 },
    {
      id: 'clean-zone-particles-2',
      success: [
        'Верно: 800 000 ÷ 10 000 = 80.',
        'Right: 800,000 ÷ 10,000 = 80.',
        '正确：800 000 ÷ 10 000 = 80。',
      ],
      failure: [
        'Разделите одно число на другое и проверьте количество нулей.',
        'Divide one figure by the other and check the zeros.',
        '请将两数相除，并检查零的个数。',
      ],
      because: [
        'Комбинезон не делает человека чистым: он удерживает частицы внутри. Восьмидесятикратная разница исчезает, если рукав, воротник или капюшон открыты.',
        'A coverall does not make a person clean: it keeps the particles inside. The eightyfold difference is lost when a sleeve, collar or hood stands open.',
        '洁净服并不使人变干净，而是把颗粒留在内部。袖口、领口或帽子敞开时，这 80 倍的差别就会消失。',
      ],
      sources: ['schilling'],
    },
  ),
  numeric(
    [
      'Человек в хлопковой одежде идёт по коридору 3 минуты и выделяет 35 млн частиц в минуту. Сколько миллионов частиц он оставит?',
      'A person in cotton clothes walks along a corridor for 3 minutes, shedding 35 million particles a minute. How many million particles do they leave behind?',
      '一个穿棉质衣物的人在走廊行走 3 分钟，每分钟散发 3500 万个颗粒。他共留下多少百万个颗粒？',
    ],
    {
      value: 105,
      units: [{ text: ['млн частиц', 'million particles', '百万个颗粒'], factor: 1 }],
    },
    {
      id: 'clean-zone-particles-3',
      success: ['Верно: 35 · 3 = 105 млн.', 'Right: 35 · 3 = 105 million.', '正确：35 × 3 = 105 百万个。'],
      failure: [
        'Умножьте выделение за минуту на время ходьбы в минутах.',
        'Multiply what is shed in a minute by the minutes of walking.',
        '请用每分钟散发量乘以行走的分钟数。',
      ],
      because: [
        'Движение увеличивает выделение частиц в десятки раз, поэтому по чистым помещениям ходят спокойно и без лишних движений.',
        'Movement multiplies the shedding many times over, so one walks calmly in clean rooms and without needless movement.',
        '运动会使散发量增加几十倍，因此在洁净室内应平稳行走，避免不必要的动作。',
      ],
      sources: ['schilling'],
    },
  ),
  matching(
    [
      'Сопоставьте человека и количество частиц крупнее 0,5 мкм, которые он выделяет за минуту.',
      'Match each person with the number of particles above 0.5 µm they shed in a minute.',
      '将人员状态与其每分钟散发的大于 0.5 µm 的颗粒数配对。',
    ],
    [
      [
        ['Стоит в хлопковой одежде', 'Stands in cotton clothes', '穿棉质衣物静立'],
        ['Более 800 000', 'More than 800,000', '超过 80 万个'],
      ],
      [
        ['Идёт в хлопковой одежде', 'Walks in cotton clothes', '穿棉质衣物行走'],
        ['Около 35 000 000', 'About 35,000,000', '约 3500 万个'],
      ],
      [
        ['Стоит в комбинезоне', 'Stands in a coverall', '穿洁净服静立'],
        ['Около 10 000', 'About 10,000', '约 1 万个'],
      ],
    ],
    [['Ни одной', 'None', '一个也没有']],
    {
      id: 'clean-zone-particles-4',
      success: ['Верно.', 'Right.', '正确。'],
      failure: [
        'Сравните два различия: одежда и движение. Оба меняют выделение частиц, но ни одно не сводит его к нулю.',
        'Compare two differences: clothes and movement. Both change the shedding, neither brings it to nothing.',
        '请比较两个差别：衣物和运动。两者都影响散发量，但都不会使其为零。',
      ],
      neutral: [
        'Часть пар верна. Проверьте, где человек движется, а где стоит.',
        'Some pairs are right. Check who moves and who stands.',
        '部分配对正确。请检查谁在行走、谁在静立。',
      ],
      because: [
        'Хлопок и движение вместе дают десятки миллионов частиц в минуту. Комбинезон снижает выделение, но не до нуля: полностью чистого человека не бывает.',
        'Cotton and movement together give tens of millions of particles a minute. A coverall lowers the shedding, yet not to nothing: no person is wholly clean.',
        '棉质衣物加上运动每分钟产生几千万个颗粒。洁净服会降低散发量，但不会为零：没有完全洁净的人。',
      ],
      sources: ['schilling'],
    },
  ),
];
