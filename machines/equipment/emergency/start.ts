// The emergency's slice at the start: what will happen is drawn from the seed, and nothing has happened yet.
import {
  criticalIdSchema,
  type CriticalId,
  type EmergencyPlay,
  type EmergencyRuleset,
  type PlannedEmergency,
} from '#contract/simulation/equipment-emergency.ts';
import { drawWhole } from '#machines/kit/random.ts';
import type { Coming, CriticalEntry, EmergencyState } from './state.ts';

/** Keeps the emergency's random numbers apart from the core's. */
const STREAM = 0x9e3779b9;

/** The slice at the start; `seed` is the case's. */
export function startEmergency(ruleset: EmergencyRuleset, play: EmergencyPlay, seed: number): EmergencyState {
  const { random, coming } = drawComing(play, (seed ^ STREAM) >>> 0);
  const emos = ruleset.places.filter(({ kind }) => kind === 'emo');
  return {
    random,
    coming,
    runs: [],
    critical: noneCalled(),
    work: 'goesOn',
    emo: Object.fromEntries(emos.map(({ id }) => [id, 'closed'])),
    place: 'bay',
    calls: [],
    permissions: [],
    alarmsRaised: [],
    alarmsRead: [],
    places: 'none',
    checked: [],
    restarts: [],
    harmed: [],
    light: 'normal',
    isAirFlowing: true,
    hasPower: true,
    lost: [],
  };
}

function noneCalled(): Readonly<Record<CriticalId, CriticalEntry>> {
  const rows = criticalIdSchema.options.map((id) => [id, { active: false, message: '', call: false }]);
  return Object.fromEntries(rows) as Record<CriticalId, CriticalEntry>;
}

function drawComing(play: EmergencyPlay, seed: number) {
  let random = seed;
  const draw = (below: number) => {
    const drawn = drawWhole(random, below);
    random = drawn.random;
    return drawn.value;
  };
  const coming = play.planned.map((planned, plan): Coming => {
    const situation = planned.situations[draw(planned.situations.length)] ?? '';
    const dueAtMs = timeOf(planned, draw);
    return dueAtMs === undefined ? { plan, situation } : { plan, situation, dueAtMs };
  });
  return { random, coming };
}

function timeOf({ start }: PlannedEmergency, draw: (below: number) => number): number | undefined {
  switch (start.kind) {
    case 'at':
      return start.atMs;
    case 'between':
      return start.fromMs + draw(Math.max(1, start.toMs - start.fromMs + 1));
    case 'when':
      return undefined;
  }
}
