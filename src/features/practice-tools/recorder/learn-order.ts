// The order of what an author has recorded, in words and with the logs of its questions.
import { inEveryLanguage } from '#contract/languages.ts';
import { equipmentKeySchema, equipmentPlaySchema } from '#contract/simulation/equipment-case.ts';
import { equipmentRulesetSchema } from '#contract/simulation/equipment-ruleset.ts';
import type { Action, LogEntry } from '#contract/simulation/log.ts';
import type { EndCondition, Matcher } from '#contract/simulation/reference.ts';
import { roomPlaySchema } from '#contract/simulation/room-case.ts';
import { roomRulesetSchema } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { readJudged as readBay } from '#machines/equipment/judging/read-judged.ts';
import { equipmentSimulation } from '#machines/equipment/simulation.ts';
import { BAY_DEEDS, equipmentDeedPlayer } from '#machines/equipment/solver/deed-player.ts';
import type { Read } from '#machines/kit/grading/match.ts';
import { scriptOf, type Deed, type DeedCodes, type ScriptRow } from '#machines/kit/induction/deeds.ts';
import {
  induceOrder,
  pairName,
  type InducedOrder,
  type OrderQuestion,
} from '#machines/kit/induction/induce-order.ts';
import { endsBrought, ruledDeed, ruleFinder } from '#machines/kit/induction/order-rules.ts';
import { playScript, type DeedPlayer } from '#machines/kit/induction/play-script.ts';
import { recordedWay } from '#machines/kit/induction/recorded-way.ts';
import { playAgain, type Moment } from '#machines/kit/replay.ts';
import type { TimedState } from '#machines/kit/simulation.ts';
import { readJudged as readRoom } from '#machines/room/read-judged.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { ROOM_DEEDS, roomDeedPlayer } from '#machines/room/solver/deed-player.ts';
import { TASK_KINDS } from '#tasks/kinds.ts';
import type { LearnQuestion, ToldDeed, ToldOrder, ToldQuestion } from './learn-work.ts';

type OnProgress = (share: number) => void;

/** null: a recording can't be played again. */
export function learnOrder(question: LearnQuestion, onProgress: OnProgress): ToldOrder | null {
  const { play: travelled, key } = question;
  const { seed } = travelled;
  if (travelled.simulation === 'ROOM') {
    const ruleset = roomRulesetSchema.parse(travelled.ruleset);
    const play = roomPlaySchema.parse(travelled.play);
    return learn(question, onProgress, {
      player: roomDeedPlayer({ ruleset, play, seed }),
      codes: ROOM_DEEDS,
      read: (state, fact) => readRoom(ruleset, state, fact),
      momentsOf: (entries) => playAgain(roomSimulation, ruleset, play, seed, entries).moments,
    });
  }
  const ruleset = equipmentRulesetSchema.parse(travelled.ruleset);
  const play = equipmentPlaySchema.parse(travelled.play);
  return learn(question, onProgress, {
    player: equipmentDeedPlayer({ ruleset, play, seed }),
    codes: BAY_DEEDS,
    read: readBay(ruleset, equipmentKeySchema.parse(key).judging),
    momentsOf: (entries) => playAgain(equipmentSimulation, ruleset, play, seed, entries).moments,
  });
}

interface Bench<State extends TimedState> {
  readonly player: DeedPlayer<State>;
  readonly codes: DeedCodes<State>;
  readonly read: Read<State>;
  readonly momentsOf: (entries: readonly LogEntry[]) => readonly Moment<State>[];
}

function learn<State extends TimedState>(
  question: LearnQuestion,
  onProgress: OnProgress,
  bench: Bench<State>,
): ToldOrder | null {
  const { recordings, rules, answers } = question;
  const { player, codes, read, momentsOf } = bench;
  const runs = recordings.map(({ entries }) => momentsOf(entries));
  const scripts = runs.map((moments) => scriptOf(moments, codes));
  const induced = induceOrder({
    player,
    demonstrations: scripts,
    ruleOf: ruleFinder(rules, read),
    answers: new Map(answers),
    onProgress,
  });
  if (induced === undefined) return null;
  const teller = new Teller(question, bench);
  const deeds = teller.deeds(induced);
  return {
    deeds,
    pairs: induced.pairs,
    questions: induced.questions.map((own) => teller.question(own, deeds)),
    wrongs: teller.wrongs(),
    ends: commonEnds(runs.map((moments) => endsBrought(rules, moments, read))),
    way: recordedWay(player, scripts[0] ?? [], runs[0] ?? [], momentsOf) ?? [],
  };
}

function commonEnds([first = [], ...others]: readonly (readonly EndCondition[])[]): readonly EndCondition[] {
  return first.filter((row) => others.every((rows) => rows.includes(row)));
}

/** What a deed is known by: its code, things and places; parameters only where they tell deeds apart. */
function matcherOf({ code, item, from, to, params = {} }: Action, loose: readonly string[]): Matcher {
  const kept = Object.entries(params).filter(([name]) => !loose.includes(name));
  return {
    code: [code],
    ...(item === undefined ? {} : { item: [item] }),
    ...(from === undefined ? {} : { from: [from] }),
    ...(to === undefined ? {} : { to: [to] }),
    ...(kept.length === 0
      ? {}
      : { params: Object.fromEntries(kept.map(([name, value]) => [name, [value]])) }),
  };
}

/** What tells two deeds of the same words apart. */
function wordsOf({ item = [], from = [], to = [], params = {} }: Matcher): string {
  return [...item, ...from, ...to, ...Object.values(params).flat()].join(', ');
}

/** Says what was learned in words. */
class Teller<State extends TimedState> {
  readonly #question: LearnQuestion;
  readonly #bench: Bench<State>;

  constructor(question: LearnQuestion, bench: Bench<State>) {
    this.#question = question;
    this.#bench = bench;
  }

  deeds({ deeds, optional }: InducedOrder): readonly ToldDeed[] {
    const first = this.#question.recordings.flatMap((recording) => this.#played(recording.entries));
    const notes = this.#notes();
    return deeds.map((deed) => {
      const moment = first.find(({ moments }) => moments.has(deed.name))?.moments.get(deed.name);
      const known = moment && ruledDeed(this.#question.rules, moment, this.#bench.read);
      return {
        name: deed.name,
        text: known?.text ?? this.#text(deed.action),
        match: matcherOf(deed.action, this.#bench.codes.loose(deed.action)),
        harm: known?.harm,
        why: notes.get(deed.name),
        isOptional: optional.includes(deed.name),
      };
    });
  }

  question(asked: OrderQuestion, deeds: readonly ToldDeed[]): ToldQuestion {
    const [earlier, later] = [asked.earlier, asked.later].map((name) =>
      deeds.find((own) => own.name === name),
    );
    const isSame = earlier?.text.ru === later?.text.ru;
    const told = (deed: ToldDeed | undefined): Trilingual => {
      const { text, match } = deed ?? { text: { ru: '', en: '', ch: '' }, match: {} };
      return isSame ? inEveryLanguage((language) => `${text[language]} (${wordsOf(match)})`) : text;
    };
    return {
      name: pairName(asked),
      earlier: told(earlier),
      later: told(later),
      shown: this.#logUntil(asked.shown, asked),
      swapped: this.#logUntil(asked.swapped, asked),
      differences: asked.differences,
    };
  }

  /** Each deed that was wrong on purpose, once. */
  wrongs(): ToldOrder['wrongs'] {
    const stretches = this.#question.recordings.flatMap(({ wrongs }) => wrongs);
    const rows = stretches.flatMap(({ entries, rightCount, why }) => {
      const right = new Set(this.#script(entries.slice(0, rightCount)).map(({ name }) => name));
      const deeds = this.#script(entries).filter(
        (row): row is Deed => row.name !== null && !right.has(row.name),
      );
      return deeds.map(({ action }) => ({
        text: this.#text(action),
        match: matcherOf(action, this.#bench.codes.loose(action)),
        why: why === '' ? undefined : why,
      }));
    });
    return [...new Map(rows.map((row) => [JSON.stringify(row.match), row])).values()];
  }

  #script(entries: readonly LogEntry[]): readonly ScriptRow[] {
    return scriptOf(this.#bench.momentsOf(entries), this.#bench.codes);
  }

  #played(entries: readonly LogEntry[]) {
    return playScript(this.#bench.player, this.#script(entries)) ?? [];
  }

  /** The notes by the deed during which, or right after which, they were made. */
  #notes(): ReadonlyMap<string, string> {
    const rows = this.#question.recordings.flatMap(({ entries, notes }) =>
      Object.entries(notes).flatMap(([seq, note]) => {
        const done = this.#script(entries.slice(0, Number(seq))).findLast(({ name }) => name !== null);
        const name = done?.name ?? null;
        return name === null ? [] : [[name, note] as const];
      }),
    );
    return new Map(rows);
  }

  #text(action: Action): Trilingual {
    const { play } = this.#question;
    const [text] = TASK_KINDS[play.simulation].inWords(play, [{ ...action, seq: 1, at: 0, location: '' }]);
    return text ?? { ru: action.code, en: action.code, ch: action.code };
  }

  #logUntil(script: readonly ScriptRow[], { earlier, later }: OrderQuestion): readonly LogEntry[] {
    const last = script.findLastIndex(({ name }) => name === earlier || name === later);
    return playScript(this.#bench.player, script.slice(0, last + 1))?.entries ?? [];
  }
}
