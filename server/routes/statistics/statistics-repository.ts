// Kept figures as their reader may see them.
import {
  MIN_TOLD_PEOPLE,
  type CountedChoice,
  type CountedMarks,
  type KeptFigures,
  type Statistics,
  type WorkFiguresRow,
} from '#contract/entities/statistics.ts';
import { workModeSchema, type WorkMode } from '#contract/entities/work.ts';
import type { Page } from '#contract/page.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { visibleEvents } from '#server/repositories/event-visibility.ts';
import { contains, pageOfRows, type PageRequest } from '#server/repositories/lists.ts';
import { seesAllPeople } from '#server/repositories/people-visibility.ts';
import { countedAttempts, visibleAttempts } from '#server/repositories/result-visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { groupRows } from './group-rows-repository.ts';
import { isDue } from './is-due.ts';
import { toldWorks } from './told-works.ts';

const SORTS = {
  attempts: 'keptFigures.attempts',
  mean: 'keptFigures.mean',
  consistency: 'keptFigures.consistency',
  title: 'works.titleKey',
};

interface RowsQuery extends PageRequest {
  readonly search?: string | undefined;
  readonly mode?: WorkMode | undefined;
  readonly broken: 'true' | 'false';
}

/** Shares of fewer people than MIN_TOLD_PEOPLE are told to those alone who see everybody. */
export function pageOfWorkFigures(
  db: Db,
  person: Person,
  { search, mode, broken, ...request }: RowsQuery,
): Promise<Page<WorkFiguresRow>> {
  let found = toldWorks(db, person)
    .innerJoin('keptFigures', 'keptFigures.workId', 'works.id')
    .where('keptFigures.executionKey', '=', '')
    .where('keptFigures.choice', '=', 'FIRST')
    .where('keptFigures.revision', '=', 0)
    .select(['works.id as workId', 'works.title', 'works.kind', 'keptFigures.mode', 'keptFigures.attempts'])
    .select(['keptFigures.people', 'keptFigures.passed', 'keptFigures.mean', 'keptFigures.consistency'])
    .select(['keptFigures.broken', 'keptFigures.countedAt']);
  if (search !== undefined) found = found.where((eb) => contains(eb, 'works.searchText', search));
  if (mode !== undefined) found = found.where('keptFigures.mode', '=', mode);
  if (broken === 'true') found = found.where('keptFigures.broken', 'is not', null);
  return pageOfRows(
    found,
    request,
    SORTS,
    (rows) =>
      rows.map((row): WorkFiguresRow =>
        row.people >= MIN_TOLD_PEOPLE || seesAllPeople(person)
          ? { ...row, passed: row.attempts === 0 ? null : row.passed / row.attempts }
          : { ...row, passed: null, mean: null, consistency: null, broken: null },
      ),
    'works.id',
  );
}

/** What is counted: a work in a mode, or an event, as one asks for it. */
interface Asked {
  readonly workId: string;
  readonly executionId: string | null;
  readonly mode?: WorkMode | undefined;
  readonly choice: CountedChoice;
  readonly revision?: number | undefined;
  readonly marks: CountedMarks;
}

function attemptsOf(db: Db, { workId, executionId }: Pick<Asked, 'workId' | 'executionId'>) {
  const attempts = db.selectFrom('attempts').where('workId', '=', workId).where(countedAttempts);
  return executionId === null ? attempts : attempts.where('executionId', '=', executionId);
}

/** Whether the caller may see results of all the people counted. */
export async function seesEverybody(
  db: Db,
  person: Person,
  asked: Pick<Asked, 'workId' | 'executionId'>,
  people: number,
): Promise<boolean> {
  if (seesAllPeople(person)) return true;
  const { count } = await attemptsOf(db, asked)
    .where(visibleAttempts(db, person))
    .where('status', '=', 'REVIEWED')
    .select((eb) => eb.fn.count<number>('userId').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) >= people;
}

interface Leading {
  readonly attemptId?: string | null | undefined;
}

/** Every row that leads to an attempt. */
const leadingRows = ({ questions, practices }: KeptFigures): readonly Leading[] => [
  ...questions,
  ...practices.flatMap(({ steps, gates, harms, refusals, patterns }) => [
    ...steps,
    ...gates,
    ...harms,
    ...refusals,
    ...patterns,
  ]),
];

/** Attempts that the caller may not look at are named to nobody. */
async function withVisibleAttempts(db: Db, person: Person, figures: KeptFigures): Promise<KeptFigures> {
  const ids = [...new Set(leadingRows(figures).flatMap(({ attemptId }) => attemptId ?? []))];
  const rows = await db
    .selectFrom('attempts')
    .select('id')
    .where('id', 'in', ids)
    .where(visibleAttempts(db, person))
    .execute();
  const visible = new Set(rows.map(({ id }) => id));
  const shown = <Row extends Leading>(of: readonly Row[]) =>
    of.map((row) => ({
      ...row,
      attemptId: visible.has(row.attemptId ?? '') ? (row.attemptId ?? null) : null,
    }));
  const practices = figures.practices.map((practice) => ({
    ...practice,
    steps: shown(practice.steps),
    gates: shown(practice.gates),
    harms: shown(practice.harms),
    refusals: shown(practice.refusals),
    patterns: shown(practice.patterns),
  }));
  return { ...figures, questions: shown(figures.questions), practices };
}

async function waitingOf(db: Db, asked: Asked, mode: WorkMode): Promise<number> {
  const { count } = await attemptsOf(db, asked)
    .where('mode', '=', mode)
    .where('status', 'in', ['SUBMITTED', 'EXPIRED', 'MARKING', 'REVIEW_PENDING'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The rows that are kept, without their figures. */
function keptParts(db: Db, { workId, executionId }: Asked) {
  return db
    .selectFrom('keptFigures')
    .select(['mode', 'revision', 'attempts'])
    .where('workId', '=', workId)
    .where('executionKey', '=', executionId ?? '')
    .where('choice', '=', 'FIRST')
    .orderBy('attempts', 'desc')
    .orderBy('mode')
    .execute();
}

function keptRow(db: Db, { workId, executionId, choice, revision }: Asked, mode: WorkMode) {
  return db
    .selectFrom('keptFigures')
    .select(['people', 'countedAt', 'data', 'groups', 'asFirstMarked'])
    .where('workId', '=', workId)
    .where('executionKey', '=', executionId ?? '')
    .where('choice', '=', choice)
    .where('revision', '=', revision ?? 0)
    .where('mode', '=', mode)
    .executeTakeFirst();
}

type Named = Pick<Statistics, 'work' | 'event'>;
type Kept = NonNullable<Awaited<ReturnType<typeof keptRow>>>;

/** What one person alone typed may tell who they are: it is told where each result may be seen. */
function withoutSingleAnswers(figures: KeptFigures): KeptFigures {
  const questions = figures.questions.map((question) => ({
    ...question,
    typed: question.typed?.filter(({ count }) => count > 1) ?? null,
  }));
  return { ...figures, questions };
}

/** What the caller may read of the figures; undefined: nothing is counted. */
async function readable(db: Db, person: Person, asked: Asked, kept: Kept | undefined) {
  if (kept === undefined) return { figures: null, countedAt: null, isWithheld: false, groups: [] };
  const { people, countedAt, asFirstMarked: first } = kept;
  const { figures: data, groups } =
    asked.marks === 'FIRST' && first !== null ? first : { figures: kept.data, groups: kept.groups };
  const isFew = people < MIN_TOLD_PEOPLE;
  if (isFew && !(await seesEverybody(db, person, asked, people)))
    return { figures: null, countedAt, isWithheld: true, groups: [] };
  const figures = await withVisibleAttempts(db, person, data);
  const seesEach = isFew || seesAllPeople(person);
  return {
    figures: seesEach ? figures : withoutSingleAnswers(figures),
    countedAt,
    isWithheld: false,
    groups: [...(await groupRows(db, person, groups))],
  };
}

async function statisticsOf(db: Db, person: Person, asked: Asked, named: Named): Promise<Statistics> {
  const parts = await keptParts(db, asked);
  const mode = asked.mode ?? parts[0]?.mode ?? 'CONTROL';
  const kept = await keptRow(db, asked, mode);
  return {
    ...named,
    mode,
    choice: asked.choice,
    revision: asked.revision ?? null,
    marks: asked.marks,
    hasFirstMarks: (kept?.asFirstMarked ?? null) !== null,
    modes: workModeSchema.options.filter((one) => parts.some((part) => part.mode === one)),
    revisions: parts.flatMap((part) => (part.mode === mode && part.revision > 0 ? [part.revision] : [])),
    waiting: await waitingOf(db, asked, mode),
    isDue: await isDue(db, [asked.workId]),
    ...(await readable(db, person, asked, kept)),
  };
}

/**
 * The figures of a work.
 * @throws NOT_FOUND for a work whose figures the caller may not see
 */
export async function workStatistics(
  db: Db,
  person: Person,
  asked: Omit<Asked, 'executionId'>,
): Promise<Statistics> {
  const work = await toldWorks(db, person)
    .where('works.id', '=', asked.workId)
    .select(['works.id', 'works.title', 'works.kind'])
    .executeTakeFirst();
  if (work === undefined) throw new ApiFault('NOT_FOUND');
  return statisticsOf(db, person, { ...asked, executionId: null }, { work, event: null });
}

/**
 * The figures of a control event.
 * @throws NOT_FOUND for an event that the caller may not see
 */
export async function eventStatistics(
  db: Db,
  person: Person,
  { id, marks }: { readonly id: string } & Pick<Asked, 'marks'>,
): Promise<Statistics> {
  const event = await db
    .selectFrom('executions')
    .innerJoin('works', 'works.id', 'executions.workId')
    .where('executions.id', '=', id)
    .where('executions.archivedAt', 'is', null)
    .where(visibleEvents(db, person))
    .select([
      'executions.id',
      'executions.title',
      'works.id as workId',
      'works.title as workTitle',
      'works.kind',
    ])
    .executeTakeFirst();
  if (event === undefined) throw new ApiFault('NOT_FOUND');
  const { workId, workTitle, kind, title } = event;
  return statisticsOf(
    db,
    person,
    { workId, executionId: id, mode: 'CONTROL', choice: 'FIRST', marks },
    { work: { id: workId, title: workTitle, kind }, event: { id, title } },
  );
}
