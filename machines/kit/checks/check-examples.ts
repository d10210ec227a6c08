// Kept runs of a case and the verdicts that they must get: each is played and judged as the case is now.
import type { CaseExample, ExampleVerdict } from '#contract/entities/case-example.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';

export interface ExamplePlayer {
  readonly playAnew: (entries: readonly LogEntry[]) => readonly LogEntry[];
  readonly grade: (entries: readonly LogEntry[]) => Grade;
}

export interface ExampleOutcome {
  readonly id: string;
  /** It gets the verdict that it must get. */
  readonly isHeld: boolean;
  readonly score: number;
  readonly passed: boolean;
  /** As it is played now, and what it gets for that. */
  readonly entries: readonly LogEntry[];
  readonly grade: Grade;
  /** The gates that are not met. */
  readonly gates: readonly string[];
  /** How many of its tries the case takes otherwise than when they were kept: refused then, or now. */
  readonly otherCount: number;
}

type Got = Pick<Grade, 'score' | 'passed' | 'failedBy'>;

const isHeld = ({ passed, gates, least, most }: ExampleVerdict, got: Got): boolean =>
  got.passed === passed &&
  got.score >= least &&
  got.score <= most &&
  gates.every((id) => got.failedBy.includes(id));

export function checkExamples(
  player: ExamplePlayer,
  examples: readonly Pick<CaseExample, 'id' | 'entries' | 'verdict'>[],
): readonly ExampleOutcome[] {
  return examples.map(({ id, entries, verdict }) => {
    const played = player.playAnew(entries);
    const grade = player.grade(played);
    const otherCount = played.filter(({ refused }, at) => refused !== entries[at]?.refused).length;
    const { score, passed, failedBy } = grade;
    const got = { score, passed, gates: failedBy, otherCount };
    return { id, isHeld: isHeld(verdict, grade), ...got, entries: played, grade };
  });
}
