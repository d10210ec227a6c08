// What makes up the score where somebody's life comes first.
import type { Share, Step } from '#contract/simulation/reference.ts';
import type { Situation } from '#contract/simulation/equipment-emergency.ts';
import { words } from '../text.ts';
import type { Response } from './emergency-responses.ts';

/** What makes up the score in a danger. */
const SELF_PERCENT = 60;
const OTHERS_PERCENT = 25;
const TOOL_PERCENT = 15;

const SELF: Share = {
  id: 'self',
  text: words('Вы сами', 'Yourself', '自身'),
  percent: SELF_PERCENT,
  rows: ['leave', 'end-safe', 'gate-in-danger', 'touched', 'called-inside'],
};

/** Who is hurt by developer comes first, and who touches it is the next. */
const HURT: Share = {
  id: 'hurt',
  text: words('Пострадавший и вы сами', 'The injured person and yourself', '伤员与自身'),
  percent: SELF_PERCENT,
  rows: ['aid', 'end-aided', 'gate-unaided', 'touched'],
};

/** The same where it is oneself who is hurt. */
const SPLASHED: Share = {
  ...SELF,
  rows: [...HURT.rows, 'gate-water-first', 'left-water'],
};

/** Life first: oneself, the others, then equipment and product. What came before the danger is not marked. */
export function dangerShares(before: readonly Step[], { aid }: Response, { hurts }: Situation): Share[] {
  return [
    hurts?.isOneself ? SPLASHED : aid ? HURT : SELF,
    {
      id: 'others',
      text: words('Другие люди', 'Other people', '他人'),
      percent: OTHERS_PERCENT,
      rows: [
        'voice',
        'told',
        'rollCall',
        'missing',
        'gate-missing-untold',
        'gate-nobody-told',
        'wrong-reason',
      ],
    },
    ...(before.length === 0
      ? []
      : [
          {
            id: 'before',
            text: words('До происшествия', 'Before the emergency', '事发之前'),
            percent: 0,
            rows: before.map(({ id }) => id),
          },
        ]),
    {
      id: 'tool',
      text: words('Установка и партия', 'Tool and lot', '设备与批次'),
      percent: TOOL_PERCENT,
      rows: [],
    },
  ];
}
