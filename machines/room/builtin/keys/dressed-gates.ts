// What a person in clean production wears, whatever way they came: the gates that ask at every moment there.
import type { Gate, StateCondition } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';

interface GateRow extends Omit<Gate, 'harm' | 'sources'> {
  readonly harm?: Gate['harm'];
  readonly sources: readonly Gate['sources'][number][];
}

export const is = (key: string, ...values: string[]): StateCondition => ({ key, is: values });
export const isNot = (key: string, ...values: string[]): StateCondition => ({ key, isNot: values });

export function gate({ harm = 'ROOM', sources, ...row }: GateRow): Gate {
  return { ...row, harm, sources: [...sources] };
}

/** A gate that asks at every moment in clean production. */
function inside(row: Omit<GateRow, 'asks' | 'when'>): Gate {
  return gate({ ...row, asks: 'always', when: [is('location', 'production')] });
}

/** What a person in clean production wears, whatever way they came. */
export const dressedIn: readonly Gate[] = [
  inside({
    id: 'gate-inner-suit',
    text: words(
      'в чистом производстве без внутреннего костюма',
      'in clean production without the inner suit',
      '未穿内穿服进入洁净生产区',
    ),
    why: words(
      'Без внутреннего костюма частицы с тела и белья выходят через комбинезон.',
      'Without the inner suit what the body and its linen shed comes out through the coverall.',
      '未穿内穿服时，身体和内衣散落的颗粒会透过连体服。',
    ),
    sources: [SOURCES.iest],
    must: [is('worn.underwear', 'yes')],
    preventedBy: ['suit-on'],
  }),
  inside({
    id: 'gate-coverall',
    text: words(
      'в чистое производство вошли без комбинезона',
      'clean production was entered without a coverall',
      '未穿连体服进入洁净生产区',
    ),
    why: words(
      'Одежда под комбинезоном осыпается; держит частицы только он.',
      'What is worn under the coverall sheds; the coverall alone holds it back.',
      '连体服内的衣物会掉落颗粒，只有连体服能阻挡。',
    ),
    sources: [SOURCES.iest, SOURCES.particles],
    must: [isNot('slot.coverall', 'no')],
    preventedBy: ['coverall-on'],
  }),
  inside({
    id: 'gate-coverall-open',
    text: words(
      'в чистом производстве комбинезон расстёгнут',
      'the coverall was open in clean production',
      '在洁净生产区内连体服敞开',
    ),
    why: words(
      'Открытый ворот работает как насос: с каждым шагом он выталкивает частицы.',
      'An open collar pumps: with every step it pushes particles out.',
      '敞开的领口如同气泵，每走一步都会挤出颗粒。',
    ),
    sources: [SOURCES.iest],
    must: [isNot('slot.coverall', 'open')],
    preventedBy: ['coverall-zipped-over'],
  }),
  inside({
    id: 'gate-cap',
    text: words(
      'в чистом производстве волосы не под шапочкой',
      'hair was not under a cap in clean production',
      '在洁净生产区内头发未收入帽中',
    ),
    why: words('Волосы осыпаются непрерывно.', 'Hair sheds all the time.', '头发会持续掉落颗粒。'),
    sources: [SOURCES.iest, SOURCES.waterloo],
    must: [is('slot.cap', 'yes'), is('bare.longHair', 'no')],
    preventedBy: ['hat-on'],
  }),
  inside({
    id: 'gate-mask',
    text: words(
      'в чистом производстве без маски',
      'in clean production without a mask',
      '未戴口罩进入洁净生产区',
    ),
    why: words(
      'Каждый выдох несёт частицы на пластины.',
      'Every breath carries particles onto the wafers.',
      '每次呼气都会将颗粒带到晶圆上。',
    ),
    sources: [SOURCES.iest, SOURCES.waterloo],
    must: [isNot('slot.face', 'no')],
    preventedBy: ['mask-on'],
  }),
  inside({
    id: 'gate-mask-wrong',
    text: words(
      'в чистом производстве маска не закрывает нос и рот',
      'the mask did not cover nose and mouth in clean production',
      '在洁净生产区内口罩未遮住口鼻',
    ),
    why: words(
      'Маска под носом не задерживает дыхание: это самая частая ошибка.',
      'A mask under the nose holds no breath back: it is the most common mistake.',
      '口罩未遮住鼻子则不起作用：这是最常见的错误。',
    ),
    sources: [SOURCES.errors],
    must: [isNot('slot.face', 'wrong')],
    preventedBy: ['mask-right'],
  }),
  inside({
    id: 'gate-gloves',
    text: words(
      'в чистом производстве без перчаток',
      'in clean production with bare hands',
      '未戴手套进入洁净生产区',
    ),
    why: words(
      'Кожа рук оставляет соли, жир и чешуйки.',
      'The skin of hands leaves salts, grease and flakes.',
      '手部皮肤会留下盐分、油脂和皮屑。',
    ),
    sources: [SOURCES.iest, SOURCES.mssl],
    must: [isNot('slot.hands', 'no')],
    preventedBy: ['gloves-on'],
  }),
  inside({
    id: 'gate-cuffs',
    text: words(
      'в чистом производстве манжеты перчаток не поверх рукавов',
      'the cuffs of the gloves were not over the sleeves in clean production',
      '在洁净生产区内手套袖口未套在衣袖外',
    ),
    why: words(
      'Манжета под рукавом оставляет щель, из которой сыплется с кожи.',
      'A cuff under the sleeve leaves a gap through which the skin sheds.',
      '袖口压在衣袖下会留缝隙，皮屑由此散落。',
    ),
    sources: [SOURCES.mssl, SOURCES.errors],
    must: [isNot('slot.hands', 'wrong')],
    preventedBy: ['gloves-right'],
  }),
  inside({
    id: 'gate-gloves-soiled',
    text: words(
      'в чистом производстве перчатки загрязнены',
      'the gloves were soiled in clean production',
      '在洁净生产区内手套已被污染',
    ),
    why: words(
      'Перчатка переносит всё, чего касалась.',
      'A glove carries on all that it touched.',
      '手套会传播其接触过的污物。',
    ),
    sources: [SOURCES.errors],
    must: [isNot('gloves', 'soiled')],
  }),
  inside({
    id: 'gate-overshoes',
    text: words(
      'в чистом производстве без бахил поверх обуви',
      'in clean production without covers over the shoes',
      '鞋外未套鞋套进入洁净生产区',
    ),
    why: words(
      'Подошвы прошли по всем помещениям.',
      'The soles have walked through every room before.',
      '鞋底已走过之前的所有房间。',
    ),
    sources: [SOURCES.mssl, SOURCES.byu],
    must: [is('slot.overFoot', 'yes')],
    preventedBy: ['overshoes-on'],
  }),
  inside({
    id: 'gate-glasses',
    text: words(
      'в чистом производстве без защитных очков',
      'in clean production without safety glasses',
      '未戴护目镜进入洁净生产区',
    ),
    why: words(
      'За дверью работают с растворами и паром; глаза защищают только очки.',
      'Behind the door people work with solutions and vapour; glasses alone protect the eyes.',
      '门后有溶液和蒸汽作业，只有护目镜能保护眼睛。',
    ),
    sources: [SOURCES.waterloo],
    harm: 'PEOPLE',
    must: [is('slot.eyes', 'yes')],
    preventedBy: ['glasses-on'],
  }),
  inside({
    id: 'gate-soiled-clothes',
    text: words(
      'в чистое производство вошли в загрязнённой одежде',
      'soiled clothes were worn in clean production',
      '穿着被污染的服装进入洁净生产区',
    ),
    why: words(
      'Что коснулось пола, мусора или уличных вещей, меняют: иначе грязь входит вместе с человеком.',
      'What touched the floor, the bin or street things is exchanged: else the dirt comes in with the person.',
      '接触过地面、垃圾或室外物品的服装须更换，否则污物随人带入。',
    ),
    sources: [SOURCES.errors, SOURCES.mssl],
    must: ['innerSuit', 'coverall', 'cap', 'face'].map((slot) => is(`soiled.${slot}`, 'no')),
  }),
];

export const beardCovered: Gate = inside({
  id: 'gate-beard',
  text: words(
    'в чистом производстве борода или усы не закрыты',
    'beard or moustache was bare in clean production',
    '在洁净生产区内胡须未遮住',
  ),
  why: words(
    'Борода и усы осыпаются, как волосы; закрывает их маска.',
    'Beard and moustache shed as hair does; the mask covers them.',
    '胡须与头发一样会掉落颗粒，须由口罩遮住。',
  ),
  sources: [SOURCES.iest, SOURCES.sabanci],
  must: [is('bare.beard', 'no'), is('bare.mustaches', 'no')],
  preventedBy: ['mask-on', 'mask-right'],
});

export const MAKEUP_WHY = words(
  'Косметика осыпается частицами.',
  'Make-up sheds particles.',
  '化妆品会散落颗粒。',
);

export const noMakeup: Gate = inside({
  id: 'gate-makeup',
  text: words(
    'в чистом производстве с макияжем на лице',
    'in clean production with make-up on the face',
    '面部带妆进入洁净生产区',
  ),
  why: MAKEUP_WHY,
  sources: [SOURCES.yale, SOURCES.nanofab],
  must: [is('aspect.makeup', 'no')],
  preventedBy: ['clean-face'],
});
