// A leak: it drips, becomes a puddle and spreads until the service engineer shuts the line.
import type { EmergencyPicture, Situation } from '#contract/simulation/equipment-emergency.ts';
import type { StateCondition } from '#contract/simulation/reference.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { words } from '../text.ts';
import { is, phase, workEnded } from './rows.ts';

interface Leak {
  readonly id: string;
  readonly group: Situation['group'];
  readonly picture: EmergencyPicture;
  readonly text: Trilingual;
  readonly reason: string;
  readonly lasting: readonly [number, number, number];
  readonly seen: readonly [Trilingual, Trilingual, Trilingual];
  /** What service needs, besides the call, before it can stop the leak. */
  readonly needs: readonly StateCondition[];
  readonly scrap: string;
  readonly escalated: Trilingual;
  readonly harm: Situation['harm'];
}

const IDS = ['dripping', 'puddle', 'spreading'] as const;

export function leak({
  group,
  picture,
  text,
  reason,
  lasting,
  seen,
  needs,
  scrap,
  escalated,
  ...row
}: Leak): Situation {
  return {
    id: row.id,
    group,
    picture,
    text,
    reasons: [reason],
    phases: ([0, 1, 2] as const).map((stage) =>
      phase({
        id: IDS[stage],
        stage,
        lastsMs: lasting[stage],
        text: seen[stage],
        sounds: ['drip'],
        onset: stage === 2 ? ['announce/leakage'] : [],
      }),
    ),
    slowedBy: { all: [workEnded], percent: 300 },
    containedBy: [{ all: [...needs, is('called.SERVICEMAN', 'yes')], afterMs: 90_000 }],
    contained: {
      text: words(
        'Линия перекрыта, лужа огорожена.',
        'The line is shut, the puddle is fenced off.',
        '管线已关闭，积液已围挡。',
      ),
      isStillSeen: true,
      does: [],
    },
    escalated: { text: escalated, does: [{ kind: 'scrapWafers', reason: scrap }] },
    harm: row.harm,
  };
}
