// The keys of the two clean-hands cases. For the server's seed and for tests only.
import type { Action } from '#contract/simulation/log.ts';
import type { RoomKey } from '#contract/simulation/room-case.ts';
import { DEFAULT_WEIGHTS } from '#machines/kit/grading/default-weights.ts';
import { words } from '../text.ts';
import { entranceSteps, footwear } from './entrance-steps.ts';
import { CROSSING, washroomGates } from './gates.ts';
import { endConditions, forbidden, wrong } from './judging.ts';
import { lockerSteps } from './locker-steps.ts';
import { FREE_CODES, MENDING, ROOM_ORDER } from './order.ts';
import { cleanHandsGirlActions, cleanHandsManActions } from './reference-actions.ts';
import { washroomSteps } from './washroom-steps.ts';

interface Person {
  readonly caseId: string;
  readonly closet: string;
  readonly hasEarrings: boolean;
  readonly hasMakeup: boolean;
  readonly way: readonly Action[];
}

const hints = [
  words(
    'Сядьте на скамью и смените обувь до того, как перенесёте ноги.',
    'Sit down on the bench and change shoes before you swing the legs over.',
    '先坐在长凳上换鞋，再将双腿转过去。',
  ),
  words(
    'Все уличные вещи оставьте в своём шкафу и заприте его.',
    'Leave all street things in your own closet and lock it.',
    '将所有室外物品放入自己的衣柜并锁好。',
  ),
  words(
    'Руки моют последними, с мылом, и высушивают.',
    'The hands are washed last, with soap, and dried.',
    '最后用皂液洗手并烘干。',
  ),
];

function keyFor({ caseId, closet, hasEarrings, hasMakeup, way }: Person): RoomKey {
  return {
    caseId,
    revision: 9,
    hints,
    reference: {
      steps: [...entranceSteps, ...lockerSteps(closet, hasEarrings), ...washroomSteps(hasMakeup)],
      anyOf: [footwear],
      forbidden: [...forbidden],
      wrong: [...wrong],
      end: endConditions(closet, hasMakeup),
      gates: washroomGates({ hasMakeup }),
      order: [...ROOM_ORDER],
      crossing: CROSSING,
      mending: [...MENDING],
      freeCodes: FREE_CODES,
      expectedMs: 300_000,
      passScore: 60,
      weights: DEFAULT_WEIGHTS,
      maxNodes: 100_000,
    },
    way: [...way],
  };
}

export const cleanHandsManKey: RoomKey = keyFor({
  caseId: 'clean-hands-man',
  closet: 'locker-closet-1',
  hasEarrings: false,
  hasMakeup: false,
  way: cleanHandsManActions,
});

export const cleanHandsGirlKey: RoomKey = keyFor({
  caseId: 'clean-hands-girl',
  closet: 'locker-closet-2',
  hasEarrings: true,
  hasMakeup: true,
  way: cleanHandsGirlActions,
});
