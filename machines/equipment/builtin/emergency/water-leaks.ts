// Water leaks: on the floor, and near live parts.
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { leak } from './leak.ts';
import { words } from '../text.ts';
import { is, workEnded } from './rows.ts';

const waterSeen = [
  words(
    'Под треком капает, на полу блестит вода.',
    'It drips under the track, water glistens on the floor.',
    '设备下方滴水，地面有水光。',
  ),
  words('Лужа растёт.', 'The puddle grows.', '积水扩大。'),
  words('Вода растекается по проходу.', 'Water spreads over the passage.', '水漫过通道。'),
] as const;

const shortCircuit: Trilingual = words(
  'Вода дошла до электрической части: замыкание.',
  'The water has reached the electrics: a short circuit.',
  '水流到电气部分：短路。',
);

export const waterLeak: Situation = leak({
  id: 'water-leak',
  group: 'waterLeakage',
  picture: 'waterLeak',
  text: words('Протечка воды', 'Water leakage', '漏水'),
  reason: 'leak-water',
  lasting: [60_000, 90_000, 90_000],
  seen: waterSeen,
  needs: [workEnded],
  scrap: 'shortCircuit',
  escalated: shortCircuit,
  harm: [],
});

export const waterLeakLive: Situation = {
  ...leak({
    id: 'water-leak-live',
    group: 'waterLeakage',
    picture: 'waterLeak',
    text: words('Протечка воды у токоведущих частей', 'Water leakage near live parts', '带电部件旁漏水'),
    reason: 'leak-water',
    lasting: [45_000, 60_000, 45_000],
    seen: [
      words(
        'Вода капает у шкафа питания трека.',
        'Water drips beside the track’s power cabinet.',
        '水滴在设备电源柜旁。',
      ),
      words('Лужа подходит к кабелям.', 'The puddle is coming up to the cables.', '积水逼近电缆。'),
      words('Кабели лежат в воде.', 'The cables lie in water.', '电缆浸在水中。'),
    ],
    needs: [is('emo', 'pressed')],
    scrap: 'shortCircuit',
    escalated: shortCircuit,
    harm: [
      {
        id: 'shock',
        codes: ['TOUCH'],
        when: [is('emo', 'closed', 'open')],
        text: words(
          'Удар током: вода у кабелей под напряжением.',
          'An electric shock: the water by the cables is live.',
          '触电：电缆旁的水带电。',
        ),
        escalates: true,
        does: [],
      },
    ],
  }),
  slowedBy: { all: [is('emo', 'pressed')], percent: 400 },
};
