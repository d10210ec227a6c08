// Three sentences about a work, each from a figure: what is good, what is broken, what to do.
import {
  ENOUGH_ATTEMPTS,
  MIN_TOLD_PEOPLE,
  type KeptFigures,
  type QuestionFigures,
  type Saying,
} from '#contract/entities/statistics.ts';

type Counted = Omit<KeptFigures, 'sayings'>;

/** From here a test of people is called reliable; below the other it is not fit to decide about anybody. */
const [RELIABLE, UNRELIABLE] = [0.7, 0.5];
/** Fewer tasks than these cannot be expected to measure reliably. */
const MIN_TASKS = 5;
const MANY = 0.7;
const GOOD_DISCRIMINATION = 0.4;
/** Below it the better ones miss a task more often than by chance. */
const WRONG_WAY = -0.1;
const [TOO_HARD, TOO_EASY] = [0.2, 0.97];
const OFTEN = 0.3;
/** Share of attempts that leave a task empty from which on it is called left out. */
const SKIPPED = 0.9;

const NOTHING = { value: null, taskId: null, text: null };

function about(kind: Saying['kind'], code: Saying['code'], rest: Partial<Saying> = {}): Saying {
  return { ...NOTHING, ...rest, kind, code };
}

const ofQuestion = ({ taskId, text }: QuestionFigures, value: number | null) => ({ taskId, text, value });

function least(
  questions: readonly QuestionFigures[],
  valueOf: (question: QuestionFigures) => number | null,
): readonly [QuestionFigures, number] | undefined {
  const known = questions.flatMap((question) => {
    const value = valueOf(question);
    return value === null ? [] : [[question, value] as const];
  });
  return known.toSorted(([, a], [, b]) => a - b)[0];
}

/** Steps with the share of runs in which they went wrong, the worst first. */
function wrongShares(practices: Counted['practices']) {
  return practices
    .flatMap(({ steps, taskId }) =>
      steps.map(({ text, done, late, outOfOrder, missing }) => {
        const wrong = late + outOfOrder + missing;
        return { taskId, text, value: wrong / (wrong + done) };
      }),
    )
    .toSorted((a, b) => b.value - a.value);
}

function goodOf({ test, questions, practices, attempts, passed }: Counted): Saying {
  const alpha = test.consistency.value;
  if (alpha !== null && alpha >= RELIABLE && attempts >= ENOUGH_ATTEMPTS)
    return about('GOOD', 'RELIABLE', { value: alpha });
  const share = passed / attempts;
  if (share >= MANY) return about('GOOD', 'MOST_PASS', { value: share });
  const sharpest = least(questions, ({ figures }) =>
    figures.discrimination.value === null ? null : -figures.discrimination.value,
  );
  if (sharpest !== undefined && -sharpest[1] >= GOOD_DISCRIMINATION)
    return about('GOOD', 'SEPARATES', ofQuestion(sharpest[0], -sharpest[1]));
  const easiest = least(questions, ({ figures }) =>
    figures.facility.value === null ? null : -figures.facility.value,
  );
  if (easiest !== undefined) return about('GOOD', 'BEST_KNOWN', ofQuestion(easiest[0], -easiest[1]));
  const [surest] = wrongShares(practices).toReversed();
  return surest === undefined
    ? about('GOOD', 'PASS_SHARE', { value: share })
    : about('GOOD', 'BEST_STEP', { ...surest, value: 1 - surest.value });
}

/** What is broken, and the act that mends it. */
type Fault = readonly [broken: Saying, next: Saying];

function faultOf(broken: Saying['code'], next: Saying['code'], rest: Partial<Saying>): Fault {
  return [about('BROKEN', broken, rest), about('NEXT', next, rest)];
}

/** A task whose key may be wrong: the better ones miss it. Told only of enough attempts. */
function wrongKey({ questions, attempts }: Counted): Fault | undefined {
  if (attempts < ENOUGH_ATTEMPTS) return undefined;
  const worst = least(questions, ({ figures }) => figures.discrimination.value);
  return worst !== undefined && worst[1] < WRONG_WAY
    ? faultOf('WRONG_KEY', 'CHECK_KEY', ofQuestion(...worst))
    : undefined;
}

function failedGate({ practices }: Counted): Fault | undefined {
  const [worst] = practices
    .flatMap(({ gates, runs, taskId }) =>
      gates.map((gate) => ({ taskId, text: gate.text, value: gate.runs / runs })),
    )
    .toSorted((a, b) => b.value - a.value);
  return worst !== undefined && worst.value >= OFTEN ? faultOf('GATE_FAILS', 'TEACH_GATE', worst) : undefined;
}

function failedStep({ practices }: Counted): Fault | undefined {
  const [worst] = wrongShares(practices);
  return worst !== undefined && worst.value >= OFTEN ? faultOf('STEP_FAILS', 'TEACH_STEP', worst) : undefined;
}

/** What nearly everybody leaves empty says nothing of how hard it is. */
const isTried = ({ unanswered, figures }: QuestionFigures): boolean =>
  unanswered < figures.attempts * SKIPPED;

function tooHard({ questions }: Counted): Fault | undefined {
  const hardest = least(questions.filter(isTried), ({ figures }) => figures.facility.value);
  return hardest !== undefined && hardest[1] < TOO_HARD
    ? faultOf('TOO_HARD', 'EXPLAIN_MORE', ofQuestion(...hardest))
    : undefined;
}

function unreliable({ test, questions, attempts }: Counted): Fault | undefined {
  const { value } = test.consistency;
  const isTold = attempts >= ENOUGH_ATTEMPTS && questions.length >= MIN_TASKS;
  return isTold && value !== null && value < UNRELIABLE
    ? faultOf('UNRELIABLE', 'ADD_QUESTIONS', { value })
    : undefined;
}

function tooEasy({ questions }: Counted): Fault | undefined {
  const easiest = least(questions, ({ figures }) =>
    figures.facility.value === null ? null : -figures.facility.value,
  );
  return easiest !== undefined && -easiest[1] > TOO_EASY
    ? faultOf('TOO_EASY', 'MAKE_HARDER', ofQuestion(easiest[0], -easiest[1]))
    : undefined;
}

/** The gravest first: what fails people wrongly, what endangers, what does not measure. */
const FAULTS = [wrongKey, failedGate, tooHard, unreliable, failedStep, tooEasy];

export function sayingsOf(counted: Counted): Saying[] {
  if (counted.people < MIN_TOLD_PEOPLE) return [about('NEXT', 'WAIT_FOR_MORE', { value: counted.people })];
  const fault = FAULTS.reduce<Fault | undefined>((found, look) => found ?? look(counted), undefined);
  return [goodOf(counted), ...(fault ?? [about('BROKEN', 'NOTHING_BROKEN'), about('NEXT', 'GO_ON')])];
}
