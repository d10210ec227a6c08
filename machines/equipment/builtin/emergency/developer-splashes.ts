// Developer splashed on a colleague or on oneself: it poisons through the skin and burns the eyes, and only water stops it.
import type { RinsedPart, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { is, phase } from './rows.ts';

interface Splash {
  readonly id: string;
  readonly text: Trilingual;
  readonly part: RinsedPart;
  /** What is seen once it is rinsed. */
  readonly rinsed: Trilingual;
  readonly seen: readonly [Trilingual, Trilingual, Trilingual];
  readonly lasting: readonly [number, number, number];
}

const IDS = ['splashed', 'worse', 'failing'] as const;

/** The medics are there in four minutes; somebody else has to send for them first. */
const MEDICS_MS = 240_000;
const SENT_FOR_MS = 360_000;

const touched: Situation['harm'][number] = {
  id: 'tmah-burn',
  codes: ['TOUCH'],
  when: [],
  text: words(
    'Проявитель теперь и на ваших руках: пострадавших стало двое.',
    'Now the developer is on your hands too: two people are hurt.',
    '显影液也沾到您手上：现在有两人受伤。',
  ),
  escalates: true,
  does: [],
};

function splash({ id, text, part, rinsed, seen, lasting }: Splash): Situation {
  const isRinsed = is(`rinsed.${part}`, 'yes');
  const ways = [
    ['MEDIC', MEDICS_MS],
    ['BOSS', SENT_FOR_MS],
    ['BOSSSITE', SENT_FOR_MS],
  ] as const;
  return {
    id,
    group: 'developerLeakage',
    picture: 'developerSplash',
    text,
    hurts: { part, rinsed },
    reasons: ['hurt'],
    phases: ([0, 1, 2] as const).map((stage) =>
      phase({ id: IDS[stage], stage, lastsMs: lasting[stage], text: seen[stage], sounds: ['drip'] }),
    ),
    heldBy: [isRinsed],
    containedBy: ways.map(([who, afterMs]) => ({ all: [isRinsed, is(`called.${who}`, 'yes')], afterMs })),
    contained: {
      text: words(
        'Медики на месте: промывание продолжают они, лужа огорожена.',
        'The medics are here and go on rinsing, the puddle is fenced off.',
        '医务人员已到场并继续冲洗，积液已围挡。',
      ),
      isStillSeen: true,
      does: [],
    },
    escalated: {
      text: words(
        'Коллега потерял сознание: помощь пришла слишком поздно.',
        'The colleague has lost consciousness: help came too late.',
        '同事失去意识：救助来得太晚。',
      ),
      does: [],
    },
    harm: [touched],
  };
}

export const developerSplash: Situation = splash({
  id: 'developer-splash',
  text: words(
    'Проявитель на коллеге: грудь и руки',
    'Developer on a colleague: chest and arms',
    '显影液溅到同事胸口和手臂',
  ),
  part: 'body',
  rinsed: words(
    'Коллега под душем, вода смывает проявитель, мокрую одежду снимают под струёй.',
    'The colleague is under the shower, the water washes the developer off, the wet clothes come off under it.',
    '同事在喷淋下，水冲走显影液，湿衣物在水下脱除。',
  ),
  lasting: [45_000, 45_000, 40_000],
  seen: [
    words(
      'Коллега у модуля проявления вскрикнул: комбинезон на груди и рукавах мокрый, на полу прозрачная лужа.',
      'The colleague at the develop module cried out: the coverall is wet on chest and sleeves, a clear puddle on the floor.',
      '显影模块旁的同事叫了一声：洁净服胸口和袖子湿透，地上有透明积液。',
    ),
    words(
      'Мокрое пятно на комбинезоне расползается, коллега держится за грудь и слабеет.',
      'The wet stain spreads over the coverall, the colleague holds their chest and grows weak.',
      '洁净服上的湿迹扩大，同事捂着胸口，越来越虚弱。',
    ),
    words('Коллега еле стоит на ногах.', 'The colleague can hardly stand.', '同事几乎站不住。'),
  ],
});

export const developerSplashEyes: Situation = splash({
  id: 'developer-splash-eyes',
  text: words('Проявитель в глазах у коллеги', 'Developer in a colleague’s eyes', '显影液溅入同事眼中'),
  part: 'eyes',
  rinsed: words(
    'Коллега наклонился над фонтанчиком, веки держит открытыми, вода льётся в глаза.',
    'The colleague bends over the eyewash with the lids held open, the water runs over the eyes.',
    '同事俯身在洗眼器上，撑开眼睑，水流冲洗双眼。',
  ),
  lasting: [40_000, 45_000, 45_000],
  seen: [
    words(
      'Коллега у модуля проявления вскрикнул и зажмурился: брызги попали в глаза. На полу капли.',
      'The colleague at the develop module cried out and shut their eyes: it has splashed into them. There are drops on the floor.',
      '显影模块旁的同事叫了一声，紧闭双眼：液体溅入眼中。地上有液滴。',
    ),
    words(
      'Коллега ничего не видит и трёт глаза перчатками.',
      'The colleague sees nothing and rubs the eyes with gloved hands.',
      '同事什么也看不见，用手套揉眼睛。',
    ),
    words(
      'Веки опухли, коллега стонет от боли.',
      'The eyelids are swollen, the colleague moans with pain.',
      '眼睑肿胀，同事痛苦呻吟。',
    ),
  ],
});

/** Five minutes are the least that is asked anywhere; fifteen are better, and cost nothing. */
const WASHED_MS = 300_000;

const isUnderWater = is('underWater.body', 'yes');

export const developerSplashOneself: Situation = {
  id: 'developer-splash-oneself',
  group: 'developerLeakage',
  picture: 'developerSplash',
  text: words('Проявитель на вас самих', 'Developer on yourself', '显影液溅到自己身上'),
  hurts: {
    part: 'body',
    isOneself: true,
    rinsed: words(
      'Вы под душем: вода смывает проявитель, мокрую одежду вы стягиваете прямо под струёй.',
      'You are under the shower: the water washes the developer off, you pull the wet clothes off right under it.',
      '您在喷淋下：水冲走显影液，您在水下脱掉湿衣物。',
    ),
  },
  reasons: ['hurt'],
  phases: [
    phase({
      id: 'splashed',
      stage: 0,
      lastsMs: 25_000,
      text: words(
        'Лопнула трубка проявителя: струя ударила вам в грудь и по рукавам, комбинезон промок, на полу прозрачная лужа.',
        'A developer line has burst: the jet hit your chest and sleeves, the coverall is soaked, there is a clear puddle on the floor.',
        '显影液管爆裂：液体喷到您的胸口和袖子，洁净服湿透，地上有透明积液。',
      ),
      sounds: ['drip'],
    }),
    phase({
      id: 'burning',
      stage: 1,
      lastsMs: 30_000,
      text: words(
        'Под мокрой тканью жжёт, кожа на груди и руках немеет.',
        'It burns under the wet cloth, the skin of chest and arms goes numb.',
        '湿衣物下灼痛，胸口和手臂皮肤发麻。',
      ),
      sounds: ['drip'],
    }),
    phase({
      id: 'failing',
      stage: 2,
      lastsMs: 35_000,
      text: words(
        'Кружится голова, ноги не держат.',
        'Your head swims, your legs hardly carry you.',
        '头晕，腿软站不稳。',
      ),
      sounds: ['drip'],
    }),
  ],
  heldBy: [isUnderWater],
  containedBy: [{ all: [isUnderWater], afterMs: WASHED_MS }],
  contained: {
    text: words(
      'Проявитель смыт: пять минут под струёй прошли. Кожа на груди красная.',
      'The developer is washed off: five minutes under the water are over. The skin of the chest is red.',
      '显影液已冲掉：已冲洗五分钟。胸口皮肤发红。',
    ),
    isStillSeen: true,
    does: [],
  },
  escalated: {
    text: words(
      'Вы потеряли сознание: яд всосался через кожу.',
      'You have lost consciousness: the poison has gone in through the skin.',
      '您失去意识：毒物已经皮肤吸收。',
    ),
    does: [],
  },
  harm: [
    {
      id: 'tmah-spread',
      codes: ['TOUCH'],
      when: [],
      text: words(
        'Вы тёрли мокрую ткань: проявитель попал под перчатки и на лицо.',
        'You rubbed the wet cloth: the developer has got under the gloves and onto the face.',
        '您擦拭湿衣物：显影液进入手套内并沾到脸上。',
      ),
      escalates: true,
      does: [],
    },
  ],
};
