// Leaks of developer, which is poisonous through the skin: inside the tool, and out of it.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { leak } from './leak.ts';
import { words } from '../text.ts';
import { is, workEnded } from './rows.ts';

const burn: Situation['harm'][number] = {
  id: 'tmah-burn',
  codes: ['TOUCH'],
  when: [],
  text: words(
    'Проявитель попал на кожу: тяжёлое отравление.',
    'Developer on the skin: a severe poisoning.',
    '显影液接触皮肤：严重中毒。',
  ),
  escalates: true,
  does: [],
};

const developerEscalated: Trilingual = words(
  'Проявитель растёкся, по нему прошли люди.',
  'The developer has spread and people have walked through it.',
  '显影液蔓延，有人踩过。',
);

export const developerLeak: Situation = leak({
  id: 'developer-leak',
  group: 'developerLeakage',
  picture: 'developerLeak',
  text: words(
    'Протечка проявителя внутри установки',
    'Developer leakage inside the tool',
    '显影液在设备内泄漏',
  ),
  reason: 'leak-developer',
  lasting: [60_000, 90_000, 90_000],
  seen: [
    words(
      'За стеклом модуля проявления мокро, капает в поддон.',
      'It is wet behind the glass of the develop module and drips into the tray.',
      '显影模块玻璃后有液体，滴入托盘。',
    ),
    words('Поддон почти полон.', 'The tray is almost full.', '托盘将满。'),
    words('Из поддона сочится на пол.', 'It seeps from the tray onto the floor.', '液体从托盘渗到地面。'),
  ],
  needs: [workEnded],
  scrap: 'contaminated',
  escalated: developerEscalated,
  harm: [burn],
});

export const developerLeakOutside: Situation = leak({
  id: 'developer-leak-outside',
  group: 'developerLeakage',
  picture: 'developerLeak',
  text: words(
    'Протечка проявителя за пределы установки',
    'Developer leakage outside the tool',
    '显影液泄漏到设备外',
  ),
  reason: 'leak-developer',
  lasting: [45_000, 60_000, 90_000],
  seen: [
    words(
      'На полу перед модулем проявления прозрачная лужа.',
      'A clear puddle on the floor before the develop module.',
      '显影模块前地面有透明积液。',
    ),
    words('Лужа растёт к столу.', 'The puddle grows towards the desk.', '积液向桌边扩大。'),
    words('Лужа перегородила проход.', 'The puddle blocks the passage.', '积液堵住通道。'),
  ],
  needs: [workEnded, is('place', 'outside')],
  scrap: 'contaminated',
  escalated: developerEscalated,
  harm: [burn],
});
