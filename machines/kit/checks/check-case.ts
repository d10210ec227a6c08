/**
 * The checks of a case before it is published: a way that proves it, doing nothing, each act left out, each gate, and a
 * search for a wrong run that passes all the same. Pure: a worker runs it, with the simulation given as a player.
 */
import type { Gate } from '#contract/simulation/reference.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { ExamplePlayer } from './check-examples.ts';

export interface PlayedRun {
  readonly entries: readonly LogEntry[];
  /** The actions that the machine accepted. */
  readonly done: readonly Action[];
  /** What of the last state tells a right end from a wrong one. */
  readonly facts: Readonly<Record<string, string>>;
}

/** A case as it can be played by machine. */
export interface CasePlayer extends ExamplePlayer {
  readonly gates: readonly Pick<Gate, 'id' | 'text'>[];
  /** The way that the key has, if it has one. */
  readonly way: readonly Action[] | undefined;
  readonly findWay: () => readonly Action[] | undefined;
  /** Plays the actions; those that the machine refuses are not tried. */
  readonly play: (actions: readonly Action[]) => PlayedRun;
}

interface Proof {
  readonly way: readonly Action[];
  /** Searched for, because the key's own way is none or does not prove the case. */
  readonly isSearched: boolean;
  readonly score: number;
}

/** A run in which something was left out. */
interface Deviation {
  readonly left: readonly Action[];
  readonly entries: readonly LogEntry[];
  readonly score: number;
}

/** A run that passes although it ends otherwise than the proving one. */
interface Hole extends Deviation {
  readonly differences: readonly { readonly fact: string; readonly right: string; readonly wrong: string }[];
}

interface CaseReport {
  readonly proof: Proof | undefined;
  /** Doing nothing passes, and ends otherwise than the right way. */
  readonly isIdlePassed: boolean;
  /** Left out without any loss. */
  readonly unpunished: readonly Deviation[];
  /** Gates that no run of the search broke. */
  readonly untriedGates: readonly Pick<Gate, 'id' | 'text'>[];
  readonly holes: readonly Hole[];
  readonly runCount: number;
}

/** The least that a proving way scores. */
export const PROVING_SCORE = 95;
const MAX_HOLES = 10;

function proofOf(player: CasePlayer, way: readonly Action[] | undefined, isSearched: boolean) {
  if (way === undefined || way.length === 0) return undefined;
  const run = player.play(way);
  const { score, passed } = player.grade(run.entries);
  return passed && score >= PROVING_SCORE ? { proof: { way, isSearched, score }, run } : undefined;
}

/** Each act alone, all acts on each thing, and each early end. */
function deviationsOf(way: readonly Action[]): readonly (readonly number[])[] {
  const all = way.map((_, at) => at);
  const items = [...new Set(way.flatMap(({ item }) => item ?? []))];
  const onItems = items.map((item) => all.filter((at) => way[at]?.item === item));
  const ends = all.slice(1).map((at) => all.slice(at));
  const seen = new Set<string>();
  return [...all.map((at) => [at]), ...onItems, ...ends].filter((left) => {
    const name = left.join();
    return !seen.has(name) && seen.add(name);
  });
}

function differencesOf(right: PlayedRun['facts'], wrong: PlayedRun['facts']): Hole['differences'] {
  return Object.entries(right).flatMap(([fact, value]) =>
    wrong[fact] === value ? [] : [{ fact, right: value, wrong: wrong[fact] ?? '' }],
  );
}

/** Holes that differ from the right end in the same facts are one. */
function withHole(holes: readonly Hole[], hole: Hole): readonly Hole[] {
  const nameOf = ({ differences }: Hole): string =>
    differences.map(({ fact, wrong }) => `${fact}=${wrong}`).join();
  const isKnown = holes.some((known) => nameOf(known) === nameOf(hole));
  return isKnown || holes.length >= MAX_HOLES ? holes : [...holes, hole];
}

type Searched = Pick<CaseReport, 'unpunished' | 'untriedGates' | 'holes' | 'runCount'>;

/** Plays every run in which something of the proving way is left out. */
function search(
  player: CasePlayer,
  { proof, run }: { readonly proof: Proof; readonly run: PlayedRun },
  onProgress: (share: number) => void,
): Searched {
  const broken = new Set<string>();
  const unpunished: Deviation[] = [];
  let holes: readonly Hole[] = [];
  const deviations = deviationsOf(proof.way);
  for (const [at, indexes] of deviations.entries()) {
    const left = indexes.flatMap((index) => proof.way[index] ?? []);
    const out = new Set(indexes);
    const { entries, facts } = player.play(proof.way.filter((_, index) => !out.has(index)));
    const { score, passed, failedBy } = player.grade(entries);
    for (const id of failedBy) broken.add(id);
    const differences = differencesOf(run.facts, facts);
    const isOther = differences.length > 0;
    if (indexes.length === 1 && score >= proof.score && isOther) unpunished.push({ left, entries, score });
    if (passed && isOther) holes = withHole(holes, { left, entries, score, differences });
    onProgress((at + 1) / deviations.length);
  }
  const untriedGates = player.gates.filter(({ id }) => !broken.has(id));
  return { unpunished, untriedGates, holes, runCount: deviations.length };
}

/** Whether doing nothing passes, unless that is the right answer. */
function passesIdle(player: CasePlayer, right: PlayedRun | undefined): boolean {
  if (!player.grade([]).passed) return false;
  return right === undefined || differencesOf(right.facts, player.play([]).facts).length > 0;
}

/** @param onProgress told the share that is done, from 0 to 1 */
export function checkCase(player: CasePlayer, onProgress: (share: number) => void = () => {}): CaseReport {
  const proved = proofOf(player, player.way, false) ?? proofOf(player, player.findWay(), true);
  const isIdlePassed = passesIdle(player, proved?.run);
  if (proved !== undefined)
    return { proof: proved.proof, isIdlePassed, ...search(player, proved, onProgress) };
  const nothing: Searched = { unpunished: [], untriedGates: player.gates, holes: [], runCount: 0 };
  return { proof: undefined, isIdlePassed, ...nothing };
}
