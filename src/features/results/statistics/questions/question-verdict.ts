// What the figures of one question say about it, the gravest first.
import { ENOUGH_ATTEMPTS, type OptionFigures, type QuestionFigures } from '#contract/entities/statistics.ts';

const WRONG_WAY = -0.1;
const FLAT = 0.1;
const [HARD, EASY] = [0.2, 0.97];
/** So close to guessing is no better than it. */
const GUESS_MARGIN = 0.03;
/** What so many leave empty says nothing of how hard it is. */
const SKIPPED = 0.9;
/** Of fewer attempts not even a wrong option is told. */
const MIN_ATTEMPTS = 5;

interface QuestionVerdict {
  readonly code:
    | 'WRONG_WAY'
    | 'FLAT'
    | 'EASY'
    | 'HARD'
    | 'GUESSED'
    | 'LURES'
    | 'IDLE'
    | 'FINE'
    | 'SKIPPED'
    | 'FEW';
  readonly tone: 'good' | 'bad' | 'quiet';
  /** The option that it is about. */
  readonly option?: OptionFigures;
}

/** A wrong option that the top third takes more often than each right one. */
function lure({ options }: QuestionFigures): OptionFigures | undefined {
  const top = ({ thirds }: OptionFigures): number => thirds[2] ?? 0;
  const right = Math.max(0, ...(options ?? []).filter(({ isRight }) => isRight).map(top));
  return options?.find((option) => !option.isRight && top(option) > right);
}

function byRelation({ figures }: QuestionFigures): QuestionVerdict | undefined {
  const relation = figures.discrimination.value;
  if (relation === null || figures.attempts < ENOUGH_ATTEMPTS) return undefined;
  if (relation < WRONG_WAY) return { code: 'WRONG_WAY', tone: 'bad' };
  return relation < FLAT ? { code: 'FLAT', tone: 'bad' } : undefined;
}

function byFacility({ figures, guess }: QuestionFigures): QuestionVerdict | undefined {
  const facility = figures.facility.value ?? 0;
  if (facility < HARD) return { code: 'HARD', tone: 'bad' };
  if (facility > EASY) return { code: 'EASY', tone: 'quiet' };
  return guess !== null && facility <= guess + GUESS_MARGIN ? { code: 'GUESSED', tone: 'bad' } : undefined;
}

function byOptions(question: QuestionFigures): QuestionVerdict | undefined {
  const lured = lure(question);
  return lured === undefined ? undefined : { code: 'LURES', tone: 'bad', option: lured };
}

function byIdleOption({ options, figures }: QuestionFigures): QuestionVerdict | undefined {
  const idle =
    figures.attempts < ENOUGH_ATTEMPTS
      ? undefined
      : options?.find(({ isRight, count }) => !isRight && count === 0);
  return idle === undefined ? undefined : { code: 'IDLE', tone: 'quiet', option: idle };
}

export function verdictOf(question: QuestionFigures): QuestionVerdict {
  const { attempts } = question.figures;
  if (attempts < MIN_ATTEMPTS) return { code: 'FEW', tone: 'quiet' };
  if (question.unanswered >= attempts * SKIPPED) return { code: 'SKIPPED', tone: 'quiet' };
  const found = byRelation(question) ?? byOptions(question) ?? byFacility(question) ?? byIdleOption(question);
  if (found !== undefined) return found;
  return attempts < ENOUGH_ATTEMPTS ? { code: 'FEW', tone: 'quiet' } : { code: 'FINE', tone: 'good' };
}
