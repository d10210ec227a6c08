// Why a step is done, in a sentence, for steps that give no reason of their own: the guide and the report say it.
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';

const ENTRANCE: Readonly<Record<string, Trilingual>> = {
  enter: words(
    'С входной группы начинается переодевание: отсюда каждый шаг к чистой зоне делают по порядку.',
    'Changing begins at the entrance: from here every step towards the clean zone has its order.',
    '更衣从入口区开始：由此走向洁净区的每一步都有顺序。',
  ),
  'take-crocs': words(
    'Сменную обувь готовят заранее, чтобы разутой ногой не вставать на пол.',
    'Clean shoes are at hand before the street shoes come off, so that no bare foot meets the floor.',
    '先备好换用鞋，脱鞋后脚才不会踩到地面。',
  ),
  'take-covers': words(
    'Бахилы готовят заранее, чтобы разутой ногой не вставать на пол.',
    'Shoe covers are at hand before the street shoes come off, so that no bare foot meets the floor.',
    '先备好鞋套，脱鞋后脚才不会踩到地面。',
  ),
  sit: words(
    'Переобуваются сидя: стоя на одной ноге, держатся за стену и ставят ногу куда придётся.',
    'Shoes are changed sitting: on one leg one holds on to walls and steps wherever one can.',
    '换鞋时要坐着：单脚站立会扶墙，脚也会随处乱踩。',
  ),
  'crocs-on': words(
    'Сменная обувь не выходит на улицу, поэтому её подошвы чистые.',
    'These shoes never go outside, so their soles are clean.',
    '换用鞋不穿到室外，鞋底是干净的。',
  ),
  'covers-on': words(
    'Бахила закрывает подошву и не даёт ей оставить на полу пыль с улицы.',
    'A cover closes the sole in, so that it leaves no dust of the street on the floor.',
    '鞋套包住鞋底，不会把室外灰尘留在地面。',
  ),
  'boots-away': words(
    'Уличная обувь ждёт на полке: на скамье и на полу её грязь разносят другие.',
    'Street shoes wait on the rack: on the bench or the floor others spread their dirt.',
    '室外鞋要放在鞋架上：放在长凳或地面，污物会被他人带走。',
  ),
  mat: words(
    'Липкий коврик снимает с подошв то, что осталось после переобувания.',
    'The sticky mat takes off the soles what changing shoes left there.',
    '粘尘垫能粘掉换鞋后鞋底残留的污物。',
  ),
};

const LOCKER: Readonly<Record<string, Trilingual>> = {
  'enter-locker': words(
    'Дальше в уличной одежде не идут: она остаётся в зоне переодевания.',
    'Street clothes go no further: they stay in the changing room.',
    '室外衣物不再往前带，须留在更衣区。',
  ),
  'open-closet': words(
    'Шкаф открывает только своя карта, и вещи лежат отдельно от чужих.',
    'Only one’s own card opens the closet, and things lie apart from those of others.',
    '衣柜只能用本人门禁卡打开，物品与他人分开存放。',
  ),
  'coat-off': words(
    'Верхняя одежда собирает больше всего уличной пыли.',
    'An outdoor coat gathers most of the dust of the street.',
    '外套沾的室外灰尘最多。',
  ),
  'coat-stored': words(
    'В шкафу пальто ничего не касается и никому не мешает.',
    'In the closet the coat touches nothing and is in nobody’s way.',
    '外套放进衣柜，不碰到别的东西，也不妨碍他人。',
  ),
  'shirt-off': words(
    'Хлопок непрерывно теряет волокна: под комбинезоном носят только внутренний костюм.',
    'Cotton sheds fibres all the time: under the coverall one wears the inner suit alone.',
    '棉布会不断掉纤维：连体服内只穿内穿服。',
  ),
  'shirt-stored': words(
    'Снятая рубашка сыплет волокна и тогда, когда просто лежит.',
    'A shirt sheds fibres even while it just lies there.',
    '脱下的衬衫放着也会掉纤维。',
  ),
  'jeans-off': words(
    'Джинсовая ткань трётся при каждом шаге и сыплет волокна.',
    'Denim rubs at every step and sheds fibres.',
    '牛仔布每走一步都会摩擦掉纤维。',
  ),
  'jeans-stored': words(
    'В шкафу джинсы не пылят там, где переодеваются другие.',
    'In the closet the jeans shed nothing where others change.',
    '牛仔裤放进衣柜，不会在他人更衣处掉尘。',
  ),
  'earrings-off': words(
    'Украшение рвёт перчатку или шапочку и может упасть в установку.',
    'Jewellery tears a glove or a cap, and may fall into the tool.',
    '首饰会划破手套或帽子，还可能掉进设备。',
  ),
  'earrings-stored': words(
    'В кармане украшение рвёт ткань так же, как в ухе.',
    'In a pocket jewellery tears the cloth as it does in the ear.',
    '首饰放在口袋里同样会划破衣料。',
  ),
  'take-suit': words(
    'Внутренний костюм выдают чистым, он лежит в шкафу и не бывает на улице.',
    'The inner suit is issued clean, lies in the closet and never sees the street.',
    '内穿服是洁净发放的，放在衣柜里，不穿到室外。',
  ),
  'suit-on': words(
    'Гладкая ткань костюма удерживает то, что сыплется с кожи.',
    'The smooth cloth of the suit holds back what the skin sheds.',
    '内穿服面料光滑，能阻挡皮肤脱落物。',
  ),
  'lock-closet': words(
    'Незапертый шкаф открывают по ошибке, и вещи оказываются снаружи.',
    'An unlocked closet is opened by mistake, and things get out.',
    '不锁的衣柜会被误开，物品会跑到外面。',
  ),
  'back-through-locker': words(
    'Из умывальной в чистую сторону ведёт только зона переодевания.',
    'From the washroom the way to the clean side leads through the changing room.',
    '从洗手区去洁净侧须经过更衣区。',
  ),
  'enter-washroom': words(
    'Руки моют после того, как убрали уличное: потом они его уже не касаются.',
    'Hands are washed once the street things are away: after that they touch none of them.',
    '收好室外物品后再洗手，之后就不再碰它们。',
  ),
  dry: words(
    'На мокрую руку липнет пыль, и перчатка на неё не надевается.',
    'Dust sticks to a wet hand, and a glove does not go on it.',
    '湿手会粘灰，也戴不上手套。',
  ),
  'apple-out': words(
    'Еда не проходит дальше входной группы.',
    'Food goes no further than the entrance.',
    '食物不得带过入口区。',
  ),
  'apple-binned': words(
    'Еда — это крошки и насекомые, ей место в урне.',
    'Food means crumbs and insects: its place is the bin.',
    '食物会留下碎屑、招来虫子，应扔进垃圾桶。',
  ),
  'bottle-out': words(
    'Напитки не проходят дальше входной группы.',
    'Drinks go no further than the entrance.',
    '饮料不得带过入口区。',
  ),
  'bottle-binned': words(
    'Пролитая вода портит пол и оборудование, бутылке место в урне.',
    'Spilt water ruins floor and tools: the bottle’s place is the bin.',
    '洒出的水会损坏地面和设备，瓶子应扔进垃圾桶。',
  ),
  'card-out': words(
    'Без карты шкаф не открыть, а искать её в чистой зоне уже негде.',
    'Without the card no closet opens, and further on there is no place to look for it.',
    '没有门禁卡打不开衣柜，进了洁净侧就无处可找了。',
  ),
};

const DRESSING: Readonly<Record<string, Trilingual>> = {
  'enter-separate': words(
    'Шапочку, маску и перчатки берут там, где уличных вещей уже нет.',
    'Cap, mask and gloves are taken where nothing of the street is left.',
    '在没有室外物品的地方取帽子、口罩和手套。',
  ),
  'take-hat': words(
    'Шапочка одноразовая: при каждом входе берут новую.',
    'A cap is used once: at each entry one takes a new one.',
    '帽子是一次性的，每次进入都要取新的。',
  ),
  'take-mask': words(
    'Маска не своего размера отходит от лица, и дыхание идёт мимо неё.',
    'A mask of another size stands off the face, and breath goes past it.',
    '口罩尺寸不合会离开面部，呼出气体会从旁漏出。',
  ),
  'mask-on': words(
    'При разговоре и кашле изо рта вылетают капли и частицы.',
    'Talking and coughing throw drops and particles out of the mouth.',
    '说话和咳嗽会从口中喷出飞沫和颗粒。',
  ),
  'take-gloves': words(
    'Тесная перчатка рвётся, свободная сползает с манжеты.',
    'A tight glove tears, a loose one slips off the cuff.',
    '手套太紧会破，太松会从袖口滑落。',
  ),
  'take-inner-gloves': words(
    'Внутренние перчатки остаются на руках, когда меняют внешние.',
    'Inner gloves stay on the hands while the outer ones are changed.',
    '更换外层手套时，内层手套仍戴在手上。',
  ),
  'enter-dressing': words(
    'Комбинезон надевают в чистом воздухе, когда голова и лицо уже закрыты.',
    'The coverall goes on in clean air, once head and face are covered.',
    '头部和面部遮好后，在洁净空气中穿连体服。',
  ),
  'take-coverall': words(
    'Комбинезон берут с вешала так, чтобы рукава не коснулись пола.',
    'The coverall is taken so that its sleeves do not touch the floor.',
    '取连体服时不要让袖子碰到地面。',
  ),
  'coverall-on': words(
    'Комбинезон удерживает то, что сыплется с тела: одетый человек даёт в сотни раз меньше частиц.',
    'The coverall holds back what the body sheds: a dressed person gives off hundreds of times fewer particles.',
    '连体服阻挡身体脱落物：穿戴完整的人散发的颗粒要少几百倍。',
  ),
  'take-overshoes': words(
    'Многоразовые бахилы чистой стороны на грязную не выносят.',
    'The reusable covers belong to the clean side and never leave it.',
    '可重复使用的鞋套属于洁净侧，不得带到非洁净侧。',
  ),
  'overshoes-on': words(
    'Они закрывают сменную обувь и низ штанин, откуда сыплется при ходьбе.',
    'They cover the change shoes and the hems, which shed as one walks.',
    '它们遮住换用鞋和裤脚，走路时这些地方会掉颗粒。',
  ),
  'take-glasses': words(
    'В производстве работают с химией и ультрафиолетом: глаза защищают заранее.',
    'Production has chemicals and ultraviolet light: eyes are protected beforehand.',
    '生产区有化学品和紫外线，须事先保护眼睛。',
  ),
  'glasses-on': words(
    'Очки надевают поверх маски: иначе маска снимет их, когда её поправляют.',
    'Glasses go on over the mask: otherwise the mask takes them off when it is set right.',
    '护目镜要戴在口罩之后，否则整理口罩时会碰掉。',
  ),
  'enter-transit': words(
    'Шлюз отделяет воздух производства от воздуха переодевания.',
    'The airlock parts the air of production from the air of changing.',
    '风淋室把生产区空气与更衣区空气隔开。',
  ),
  'enter-production': words(
    'В производство входят сразу после обдува, пока на одежде нет новой пыли.',
    'One goes in right after the air shower, before new dust settles.',
    '风淋后立即进入，以免衣服再落上灰尘。',
  ),
};

const WAY_OUT: Readonly<Record<string, Trilingual>> = {
  'leave-production': words(
    'Чистую одежду снимают только за шлюзом: её изнанка грязнее наружной стороны.',
    'Clean garments come off beyond the airlock alone: their inside is dirtier than their outside.',
    '洁净服要出了风淋室才脱：内侧比外侧脏。',
  ),
  'sit-down': words(
    'Через скамью переносят ноги сидя, чтобы подошва не коснулась чистой стороны.',
    'One sits to swing the legs over, so that no sole touches the wrong side.',
    '坐着把腿跨过长凳，鞋底才不会碰错一侧。',
  ),
  'cross-back': words(
    'Скамья — граница: за ней чистая обувь больше не нужна.',
    'The bench is the line: beyond it clean shoes are no longer needed.',
    '长凳是分界线：过了它就不再需要洁净鞋。',
  ),
  'glasses-off': words(
    'Очки снимают до комбинезона: за них цепляется капюшон.',
    'Glasses come off before the coverall: the hood catches on them.',
    '先摘护目镜再脱连体服，否则会被帽兜钩住。',
  ),
  'coverall-off': words(
    'Комбинезон вешают на чистой стороне, чтобы он не собрал уличной пыли.',
    'The coverall stays on the clean side, so that it gathers no dust of the street.',
    '连体服留在洁净侧，不让它沾上室外灰尘。',
  ),
  'suit-off': words(
    'Внутренний костюм остаётся на площадке: на улице он перестаёт быть чистым.',
    'The inner suit stays on the site: on the street it would no longer be clean.',
    '内穿服留在现场，穿到室外就不再洁净。',
  ),
  'take-jeans': words(
    'Свою одежду берут из своего шкафа.',
    'One’s own clothes come out of one’s own closet.',
    '从自己的衣柜取自己的衣服。',
  ),
  'jeans-on': words(
    'Уличную одежду надевают там, где её снимали.',
    'Street clothes go on where they came off.',
    '在哪里脱下，就在哪里穿上室外衣物。',
  ),
  'take-shirt': words(
    'Свою одежду берут из своего шкафа.',
    'One’s own clothes come out of one’s own closet.',
    '从自己的衣柜取自己的衣服。',
  ),
  'shirt-on': words(
    'Уличную одежду надевают там, где её снимали.',
    'Street clothes go on where they came off.',
    '在哪里脱下，就在哪里穿上室外衣物。',
  ),
  'take-bag': words(
    'Сумка всё время лежала в шкафу и ничего чистого не касалась.',
    'The bag lay in the closet all the time and touched nothing clean.',
    '包一直放在衣柜里，没有碰过洁净物品。',
  ),
  'go-out': words(
    'Во входной группе остаётся сменная обувь: на улицу в ней не выходят.',
    'The change shoes stay at the entrance: nobody wears them outside.',
    '换用鞋留在入口区，不穿到室外。',
  ),
  'back-over-bench': words(
    'За скамьёй — уличная сторона: переобуваются на ней самой.',
    'Beyond the bench is the street side: shoes are changed on the bench itself.',
    '长凳外侧是室外一侧，须在长凳上换鞋。',
  ),
};

/** By the id of the step. */
export const STEP_REASONS: ReadonlyMap<string, Trilingual> = new Map(
  [ENTRANCE, LOCKER, DRESSING, WAY_OUT].flatMap((rows) => Object.entries(rows)),
);
