// The first cards of the lesson on the clean zone: people, shoes, hands.
import type { Card } from '../seed-lesson.ts';
import { ENTRANCE, HANDS, STREET, SUITE } from './lesson-pictures.ts';

export const ENTERING_CARDS: readonly Card[] = [
  {
    title: ['Чего боится пластина', 'What a wafer is afraid of', '晶圆怕什么'],
    text: [
      'Рисунок на пластине состоит из линий тоньше микрометра. Пылинка, севшая на такую линию, обрывает её, и кристалл идёт в брак.\n\nПоэтому воздух чистой зоны фильтруют, а путь к ней ведёт через несколько помещений: в каждом следующем чище, чем в предыдущем.',
      'The pattern on a wafer is made of lines thinner than a micrometre. A speck that settles on such a line breaks it, and the chip is scrap.\n\nSo the air of the clean zone is filtered, and the way to it leads through several rooms: each is cleaner than the one before.',
      '晶圆上的图形由细于一微米的线条组成。一粒尘埃落在线条上就会使其断开，芯片随之报废。\n\n因此洁净区的空气要过滤，通往洁净区的路要经过几个房间，一间比一间干净。',
    ],
    picture: SUITE,
    ask: [
      'Кто или что приносит в чистую зону больше всего частиц?',
      'Who or what brings the most particles into a clean zone?',
      '谁或什么给洁净区带来的颗粒最多？',
    ],
    things: {
      choices: [
        {
          label: ['Воздух с улицы', 'Air from outside', '室外空气'],
          told: [
            'Воздух проходит через фильтры, и давление внутри выше: наружный воздух не затекает.',
            'The air goes through filters, and the pressure inside is higher: outside air does not flow in.',
            '空气经过过滤，且室内压力更高，室外空气不会流入。',
          ],
        },
        {
          label: ['Человек', 'People', '人'],
          told: [
            'Кожа, волосы, дыхание и одежда выделяют частицы непрерывно. Об этом — следующая карточка.',
            'Skin, hair, breath and clothes shed particles all the time. The next card is about that.',
            '皮肤、头发、呼吸和衣物不断散发颗粒。下一张卡片就讲这个。',
          ],
          isRight: true,
        },
        {
          label: ['Оборудование', 'Equipment', '设备'],
          told: [
            'Оно тоже пылит, но намного меньше: его для этого и строят.',
            'It sheds particles too, but far fewer: it is built that way.',
            '设备也会产生颗粒，但少得多：它就是按此要求制造的。',
          ],
        },
      ],
    },
  },
  {
    title: ['Человек — главный источник частиц', 'People are the main source of particles', '人是主要颗粒源'],
    text: [
      'В хлопковой одежде человек, который просто стоит, выделяет за минуту больше 800 000 частиц крупнее 0,5 мкм, а на ходу — около 35 миллионов. В комбинезоне для чистых помещений стоящий человек выделяет около 10 000.\n\nДело не в том, чиста ли рубашка на вид: хлопок пылит и после стирки.',
      'In cotton clothes a person who merely stands sheds more than 800,000 particles above 0.5 µm a minute, and about 35 million when walking. In a clean-room coverall a standing person sheds about 10,000.\n\nWhether a shirt looks clean does not matter: cotton sheds even after washing.',
      '穿棉质衣物的人仅仅站立，每分钟就散发超过 80 万个大于 0.5 µm 的颗粒，行走时约 3500 万个。穿洁净服站立时约为 1 万个。\n\n衬衫看上去是否干净并不重要：洗过的棉布同样掉屑。',
    ],
    picture: STREET,
    ask: [
      'Вы спешите и почти бежите к шлюзу. Что изменится?',
      'You are in a hurry and almost run to the transit. What changes?',
      '您赶时间，几乎是跑向过渡区。会有什么变化？',
    ],
    things: {
      choices: [
        {
          label: [
            'Ничего: комбинезон удержит всё',
            'Nothing: the coverall holds everything back',
            '没有变化：洁净服会挡住一切',
          ],
          told: [
            'Не всё: при движении воздух выталкивается через ворот и рукава.',
            'Not everything: movement pumps air out through the collar and the sleeves.',
            '不会全部挡住：运动时空气会从领口和袖口挤出。',
          ],
        },
        {
          label: ['Частиц станет намного больше', 'There will be far more particles', '颗粒会多得多'],
          told: [
            'Да: движение увеличивает выделение в десятки раз. В чистой зоне ходят спокойно.',
            'Yes: movement multiplies shedding by tens. In a clean zone one walks calmly.',
            '对：运动会使散发量增加几十倍。在洁净区要平稳行走。',
          ],
          isRight: true,
        },
      ],
    },
  },
  {
    title: ['Обувь несёт больше, чем кажется', 'Shoes carry more than one thinks', '鞋子带入的比想象的多'],
    text: [
      'Грязь с подошв расходится по полу, а с пола её поднимает каждый шаг. Поэтому на входе её останавливают трижды: коврик у двери, бахилы или сменная обувь, липкий коврик перед следующим помещением.\n\nЛипкий коврик снимает частицы с подошв. На него наступают каждой ногой, не перешагивая.',
      'Dirt from soles spreads over the floor, and each step lifts it again. So the entrance stops it three times: the mat at the door, shoe covers or other shoes, the sticky mat before the next room.\n\nA sticky mat takes particles off the soles. Step on it with each foot; do not step over it.',
      '鞋底的脏物会散布到地面，每走一步又被扬起。因此入口处要拦截三次：门口地垫、鞋套或换鞋、进入下一房间前的粘尘垫。\n\n粘尘垫能粘下鞋底的颗粒。两只脚都要踩上去，不要跨过去。',
    ],
    picture: ENTRANCE,
    ask: ['Найдите липкий коврик.', 'Find the sticky mat.', '请找到粘尘垫。'],
    things: {
      spots: [
        {
          label: ['Коврик у входа с улицы', 'The mat at the street door', '通向室外的门口地垫'],
          told: [
            'Это обычный грязезащитный коврик: он собирает песок и воду.',
            'This is an ordinary dirt mat: it collects sand and water.',
            '这是普通防污地垫，用来收集沙土和水。',
          ],
          box: [285, 570, 180, 150],
        },
        {
          label: ['Голубой коврик у двери', 'The blue mat at the door', '门口的蓝色垫子'],
          told: [
            'Он: клейкая плёнка снимает частицы с подошв. Загрязнённый слой отрывают.',
            'That is it: the adhesive film takes particles off the soles. A dirty layer is torn off.',
            '就是它：粘性薄膜粘下鞋底颗粒，脏了就撕掉一层。',
          ],
          isRight: true,
          box: [670, 800, 170, 190],
        },
        {
          label: ['Автомат с бахилами', 'The shoe-cover dispenser', '鞋套机'],
          told: [
            'Бахилы надевают раньше: они удерживают грязь, а липкий коврик снимает остаток.',
            'Shoe covers come earlier: they hold the dirt, and the sticky mat takes the rest.',
            '鞋套要先穿：它挡住脏物，粘尘垫再粘下余下的。',
          ],
          box: [615, 180, 110, 270],
        },
      ],
    },
  },
  {
    title: ['Чистые руки — до чистой одежды', 'Clean hands before clean clothes', '先净手，再碰洁净服'],
    text: [
      'Руками вы будете брать маску, шапочку и комбинезон, и всё, что на руках, останется на них. Поэтому сначала убирают уличные вещи в шкаф, затем моют руки с мылом и сушат их, и только потом берут чистую одежду.\n\nМокрыми руками перчатки не надевают: они рвутся, а влага собирает частицы.',
      'Your hands will touch mask, cap and coverall, and whatever is on them stays there. So street things go into the closet first, then the hands are washed with soap and dried, and only then do they touch clean clothes.\n\nGloves are not put on wet hands: they tear, and moisture collects particles.',
      '您的手要拿口罩、帽子和洁净服，手上的一切都会留在上面。因此先把室外物品放进衣柜，再用皂液洗手并吹干，然后才拿洁净服。\n\n手湿时不戴手套：手套易破，水分还会吸附颗粒。',
    ],
    picture: HANDS,
    ask: [
      'Руки вымыты и высушены, и тут звонит телефон в кармане. Вы ответили. Что дальше?',
      'Your hands are washed and dried when the phone in your pocket rings. You answered. What next?',
      '手已洗净吹干，口袋里的手机响了，您接了电话。接下来怎么做？',
    ],
    things: {
      choices: [
        {
          label: ['Можно одеваться', 'Start dressing', '可以开始穿戴'],
          told: [
            'На телефоне то же, что на улице: руки снова грязные.',
            'A phone carries what the street does: the hands are dirty again.',
            '手机上的脏物与室外一样：手又脏了。',
          ],
        },
        {
          label: [
            'Убрать телефон в шкаф и вымыть руки ещё раз',
            'Put the phone into the closet and wash again',
            '把手机放进衣柜并重新洗手',
          ],
          told: [
            'Верно: телефон не проносят, а после него руки моют снова.',
            'Right: a phone stays outside, and the hands are washed again after it.',
            '正确：手机不得带入，碰过之后要重新洗手。',
          ],
          isRight: true,
        },
        {
          label: ['Протереть руки об одежду', 'Wipe the hands on the clothes', '在衣服上擦擦手'],
          told: [
            'Одежда — сама источник частиц.',
            'Clothes are a source of particles themselves.',
            '衣服本身就是颗粒源。',
          ],
        },
      ],
    },
  },
];
