// What can be seen and heard of an emergency, for the scene, the sound board and the captions.
import type {
  BayLighting,
  EmergencyPicture,
  EmergencyRuleset,
  Harm,
  RinsedPart,
  Situation,
} from '#contract/simulation/equipment-emergency.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { situationRow } from './emergency-index.ts';
import { gatheredOf } from './gathering.ts';
import { currentRun, isGoingOn } from './read.ts';
import type { EmergencyEffect, EmergencyState, Run } from './state.ts';

export interface EmergencyView {
  readonly picture?: { readonly kind: EmergencyPicture; readonly stage: 0 | 1 | 2 };
  readonly light: BayLighting;
  readonly isAirFlowing: boolean;
  /** Whether the track has power. Terminal and telephones are on emergency power and always have it. */
  readonly hasPower: boolean;
  readonly emo: Readonly<Record<string, 'closed' | 'open' | 'pressed'>>;
  readonly isStopWorkPressed: boolean;
  /** The telephone whose receiver is off the hook. */
  readonly phone?: string;
  readonly isOutside: boolean;
  /** Ids of the alarm points that were pressed. */
  readonly alarmPoints: readonly string[];
  /** Who stands at the assembly point, as seen by somebody who is outside. */
  readonly gathered: NonNullable<EmergencyRuleset['team']>;
  readonly gasPanel: 'normal' | 'alarm';
  /** Whom it has hurt, a colleague or the learner, and what of them is under water now. */
  readonly hurt?: { readonly rinsing?: RinsedPart; readonly isOneself?: true };
  /** What can be perceived, in words. */
  readonly text?: Trilingual;
  /** Sounds that play continuously. */
  readonly sounds: readonly string[];
}

/** The emergency as the bay shows it now. */
export function emergencyView(ruleset: EmergencyRuleset, slice: EmergencyState): EmergencyView {
  return {
    ...ofSituation(ruleset, slice),
    light: slice.light,
    isAirFlowing: slice.isAirFlowing,
    hasPower: slice.hasPower,
    emo: slice.emo,
    isStopWorkPressed: slice.work === 'stopped',
    ...(slice.phone === undefined ? {} : { phone: slice.phone }),
    isOutside: slice.place === 'outside',
    alarmPoints: (slice.alarmPoints ?? []).map(({ id }) => id),
    gathered: slice.place === 'outside' ? gatheredOf(ruleset, slice) : [],
  };
}

type OfSituation = Pick<EmergencyView, 'picture' | 'gasPanel' | 'hurt' | 'text' | 'sounds'>;

function ofSituation(ruleset: EmergencyRuleset, slice: EmergencyState): OfSituation {
  const run = currentRun(slice);
  if (!run) return { gasPanel: 'normal', sounds: [] };
  const row = situationRow(ruleset, run.situation);
  const picture = seenPicture(row, run);
  const text = perceived(row, run, slice);
  const isHeard = isGoingOn(run) || run.status === 'escalated';
  return {
    ...(picture ? { picture } : {}),
    ...(row.hurts ? { hurt: hurtOf(row.hurts, run, slice) } : {}),
    gasPanel: gasPanelOf(row, run),
    ...(text ? { text } : {}),
    sounds: isHeard ? (row.phases[run.phase]?.sounds ?? []) : [],
  };
}

function gasPanelOf({ group }: Situation, { status }: Run): EmergencyView['gasPanel'] {
  return group === 'hazardousGas' && status !== 'contained' ? 'alarm' : 'normal';
}

type Hurt = NonNullable<Situation['hurts']>;

function hurtOf(hurt: Hurt, run: Run, slice: EmergencyState): NonNullable<EmergencyView['hurt']> {
  const part = rinsedNow(hurt, run, slice);
  return {
    ...(part === undefined ? {} : { rinsing: part }),
    ...(hurt.isOneself ? { isOneself: true } : {}),
  };
}

/** A colleague stays in the water to which they were led; oneself one is there or not. */
function rinsedNow(
  { part, isOneself }: Hurt,
  { startedAtMs }: Run,
  { rinsed = [], underWater = [] }: EmergencyState,
): RinsedPart | undefined {
  if (isOneself) return underWater.includes(part) ? part : underWater[0];
  return rinsed.findLast(({ atMs }) => atMs >= startedAtMs)?.part;
}

const ONSETS: ReadonlySet<string> = new Set(['began', 'grew']);

/** Sounds that an effect plays once: the onset of a phase, the power going off. */
export function soundsOfEffect(ruleset: EmergencyRuleset, effect: EmergencyEffect): readonly string[] {
  if (effect.kind === 'cutPower') return ['power-down'];
  if (!ONSETS.has(effect.kind) || !('situation' in effect)) return [];
  const { phases } = situationRow(ruleset, effect.situation);
  const phase = effect.kind === 'began' ? phases[0] : phases.find(({ id }) => id === effect.detail);
  return phase?.onset ?? [];
}

/** The picture of a situation and its stage of growth; undefined when nothing of it can be seen any more. */
export function seenPicture(row: Situation, run: Run): EmergencyView['picture'] {
  const { picture, phases, contained } = row;
  if (picture === undefined || (run.status === 'contained' && !contained.isStillSeen)) return undefined;
  const isPast = run.status === 'none' && run.endedAtMs !== undefined;
  const stage = run.status === 'escalated' ? 2 : phases[run.phase]?.stage;
  return isPast || stage === undefined ? undefined : { kind: picture, stage };
}

/** The text of the current phase, or of the outcome afterwards. A false sign that has passed has none. */
function perceived(row: Situation, run: Run, slice: EmergencyState): Trilingual | undefined {
  if (isGoingOn(run)) return helped(row, run, slice) ?? row.phases[run.phase]?.text;
  if (run.status === 'contained') return row.contained.text;
  if (run.status !== 'escalated') return undefined;
  return harmThatEnded(row, slice.harmed)?.text ?? row.escalated.text;
}

function helped({ hurts }: Situation, run: Run, slice: EmergencyState): Trilingual | undefined {
  return hurts && rinsedNow(hurts, run, slice) === hurts.part ? hurts.rinsed : undefined;
}

function harmThatEnded(row: Situation, harmed: readonly string[]): Harm | undefined {
  return row.harm.find(({ id, escalates }) => escalates && harmed.includes(id));
}
