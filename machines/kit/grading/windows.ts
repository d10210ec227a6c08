// Several grades of one log as one: passed if each is, with the lowest score.
import { inEveryLanguage, lowerFirst, PUNCTUATION } from '#contract/languages.ts';
import { isPassed } from '#contract/marks.ts';
import type { Change, Grade, GradeWindow, Judgement } from '#contract/simulation/grade.ts';

/** What a window says of itself, and its grade. */
export interface GradedWindow extends Pick<GradeWindow, 'id' | 'text' | 'fromMs'> {
  readonly grade: Grade;
}

type Verdict = Pick<Grade, 'score' | 'scoreWithoutFailure' | 'passed' | 'failedBy' | 'passScore'>;

/** One grade of those of all windows; of the first where there is no other. Ids of further windows have their number in front. */
export function gradeOfWindows([first, ...others]: readonly [GradedWindow, ...GradedWindow[]]): Grade {
  if (others.length === 0) return first.grade;
  const graded = [
    first,
    ...others.map(({ grade, ...own }, at) => ({ ...own, grade: numbered(grade, at + 1) })),
  ];
  const windows = graded.map(windowOf);
  const grades = graded.map(({ grade }) => grade);
  const verdict = verdictOf(windows);
  const excused = grades.flatMap((grade) => grade.excused ?? []);
  const { shares, parts } = grades[windows.indexOf(decidingOf(windows))] ?? first.grade;
  return {
    judgingVersion: first.grade.judgingVersion,
    ...verdict,
    ...(shares ? { shares } : {}),
    windows,
    parts,
    judgements: grades.flatMap(({ judgements }) => judgements),
    ...(excused.length > 0 ? { excused } : {}),
    smallestChange: changesOf(graded),
    wasBounded: grades.some(({ wasBounded }) => wasBounded),
    nodes: grades.reduce((sum, { nodes }) => sum + nodes, 0),
  };
}

/** The changes of all windows; one that several ask for names its window. */
function changesOf(graded: readonly GradedWindow[]): Change[] {
  const texts = graded.flatMap(({ grade }) => grade.smallestChange.map(({ text }) => text.ru));
  return graded.flatMap(({ text: ofWindow, grade }) =>
    grade.smallestChange.map((change) => {
      const { text } = change;
      if (texts.indexOf(text.ru) === texts.lastIndexOf(text.ru)) return change;
      const named = inEveryLanguage(
        (language) => `${ofWindow[language]}${PUNCTUATION[language].colon}${lowerFirst(text[language])}`,
      );
      return { ...change, text: named };
    }),
  );
}

/** The verdict over all windows. */
export function verdictOf(windows: readonly GradeWindow[]): Verdict {
  return {
    score: Math.min(...windows.map(({ score }) => score)),
    scoreWithoutFailure: Math.min(...windows.map(({ scoreWithoutFailure }) => scoreWithoutFailure)),
    passed: windows.every(({ passed }) => passed),
    passScore: decidingOf(windows).passScore,
    failedBy: windows.flatMap(({ failedBy }) => failedBy),
  };
}

/** The lowest of those that are not passed, else the lowest: its pass mark is the one that the score is held against. */
function decidingOf(windows: readonly GradeWindow[]): GradeWindow {
  const failed = windows.filter(({ passed }) => !passed);
  const [lowest] = (failed.length > 0 ? failed : windows).toSorted((a, b) => a.score - b.score);
  if (!lowest) throw new Error('A grade has a window');
  return lowest;
}

function windowOf({ id, text, fromMs, grade }: GradedWindow): GradeWindow {
  const { score, scoreWithoutFailure, passed, failedBy, passScore = 0 } = grade;
  return { id, text, fromMs, score, scoreWithoutFailure, passScore, passed, failedBy: [...failedBy] };
}

function numbered(grade: Grade, number: number): Grade {
  const named = (id: string) => `${String(number)}.${id}`;
  const judgementIn = ({ shouldBe, ...own }: Judgement): Judgement => ({
    ...own,
    id: named(own.id),
    ...(shouldBe ? { shouldBe: { ...shouldBe, id: named(shouldBe.id) } } : {}),
  });
  const changeIn = (change: Change): Change => ({ ...change, id: named(change.id) });
  return {
    ...grade,
    failedBy: grade.failedBy.map(named),
    judgements: grade.judgements.map(judgementIn),
    ...(grade.excused ? { excused: grade.excused.map((row) => ({ ...row, id: named(row.id) })) } : {}),
    smallestChange: grade.smallestChange.map(changeIn),
  };
}

/** What it would be had some of its gates been met. The score is lowered once for all gates together, so it rises only with the last of them. */
export function lifted<Own extends Verdict>(own: Own, waived: ReadonlySet<string>): Own {
  const failedBy = own.failedBy.filter((id) => !waived.has(id));
  if (failedBy.length === own.failedBy.length) return own;
  const score = failedBy.length > 0 ? own.score : own.scoreWithoutFailure;
  return { ...own, failedBy, score, passed: isPassed(score, own.passScore ?? Infinity, failedBy.length) };
}
