// A work before an attempt: what it is, its rules, its modes, and one's past attempts.
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { completedWorksByWork } from '#contract/calls/completed-work.ts';
import type { getWork } from '#contract/calls/works.ts';
import type { CompletedWork } from '#contract/entities/attempt.ts';
import type { LearnerWork } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { heldUntilBy } from '#src/lib/attempts/holdings.ts';
import { useNow } from '#src/lib/device/use-now.ts';
import { useNotedHoldings } from '#src/lib/kept/use-noted-holdings.ts';
import { attemptPath } from '#src/lib/attempts/attempt-routes.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { call } from '#src/lib/api/call.ts';
import { useCurrentUser } from '#src/lib/session/current-user.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { StatTile, StatTiles } from '#src/ui/data/stat-tile.tsx';
import { WaitsFor } from '#src/ui/loaded/waits-for.tsx';
import { OfflineCopy } from './offline-copy.tsx';
import { PastAttempts } from './past-attempts.tsx';
import { useResumableModes } from './use-resumable-modes.ts';
import { WorkDocuments } from './work-documents.tsx';
import styles from './work-screen.module.css';

const MINUTE_MS = 60_000;
const FREE_MODES = ['TRAINING', 'SELFCONTROL'] as const;
type FreeMode = (typeof FREE_MODES)[number];

export function WorkScreen(): ReactElement {
  const { id = '' } = useParams();
  const { t } = useTranslation(['attempt', 'common']);
  const language = useLanguage();
  const user = useCurrentUser();
  const work = useQuery(callQuery<typeof getWork>('/works/:id', { params: { id } }));
  const past = useQuery({
    queryKey: ['/completed-work/by-work', id],
    queryFn: () =>
      call<typeof completedWorksByWork>('POST', '/completed-work/by-work', { body: { workIds: [id] } }),
  });
  const kept = useMemo(() => (work.data === undefined ? undefined : [work.data]), [work.data]);
  useNotedHoldings(user?.id, kept);
  const heldUntil = useHeldUntil(work.data);
  // What was shown stays while it is asked for again in vain.
  if (work.data === undefined) {
    if (!work.isError) return <Loader label={t('common:loading')} />;
    return <QueryError query={work} wayOn={{ to: '/cabinet', text: t('common:offline.toCabinet') }} />;
  }
  const description = textIn(work.data.description, language);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{textIn(work.data.title, language)}</h1>
        {description === '' ? null : <p className={styles.lead}>{description}</p>}
      </header>
      {user?.demo === true ? <Notice tone="warning">{t('overview.demo')}</Notice> : null}
      <WorkFacts work={work.data} />
      <ModeChoice work={work.data} heldUntil={heldUntil} past={past.data} />
      {heldUntil === undefined ? <Copy work={work.data} /> : null}
      <WorkDocuments workId={id} />
      <Card title={t('overview.past')}>
        <Past past={past} work={work.data} heldUntil={heldUntil} />
      </Card>
    </div>
  );
}

/** TRAINING alone can be taken along. */
function Copy({ work }: { readonly work: LearnerWork }): ReactElement | null {
  const user = useCurrentUser();
  if (user === undefined || work.waitsFor || !work.settingsWork.modes.includes('TRAINING')) return null;
  return <OfflineCopy userId={user.id} work={work} />;
}

/** By what is known of its events: a page that was kept on the device knows those that have begun since. */
function useHeldUntil(work: LearnerWork | undefined): string | undefined {
  const now = new Date(useNow()).toISOString();
  if (work === undefined) return undefined;
  const told = work.heldUntil ?? undefined;
  return heldUntilBy(work.holdings ?? [], now) ?? (told !== undefined && told > now ? told : undefined);
}

interface PastProps {
  readonly past: UseQueryResult<readonly CompletedWork[]>;
  readonly work: LearnerWork;
  readonly heldUntil: string | undefined;
}

function noPastKey(work: LearnerWork, isOffered: boolean) {
  if (!isOffered) return 'overview.noPastControl';
  return work.waitsFor ? 'overview.noPastWaits' : 'overview.noPast';
}

function Past({ past, work, heldUntil }: PastProps): ReactElement {
  const { t } = useTranslation('attempt');
  const format = useFormat();
  if (past.isError && past.data === undefined) return <QueryError query={past} />;
  const isOffered = FREE_MODES.some((mode) => work.settingsWork.modes.includes(mode));
  const next =
    heldUntil !== undefined && isOffered
      ? t('overview.noPastHeld', { end: format.dateTime(heldUntil) })
      : t(noPastKey(work, isOffered));
  return <PastAttempts attempts={past.data} none={next} />;
}

function WorkFacts({ work }: { readonly work: LearnerWork }): ReactElement {
  const { t } = useTranslation('attempt');
  return (
    <StatTiles>
      <StatTile label={t('overview.tasks')} value={work.taskCount} />
      <StatTile label={t('overview.maxScore')} value={work.maxScore} />
      <StatTile label={t('overview.passScore')} value={work.gradeForCompletion} />
      {work.bestMark === null ? null : (
        <StatTile
          label={t('overview.best')}
          value={work.bestMark}
          note={work.passed ? t('overview.passed') : t('overview.notPassed')}
        />
      )}
    </StatTiles>
  );
}

interface ModeChoiceProps {
  readonly work: LearnerWork;
  readonly heldUntil: string | undefined;
  readonly past: readonly CompletedWork[] | undefined;
}

function ModeChoice({ work, heldUntil, past }: ModeChoiceProps): ReactElement {
  const { t } = useTranslation('attempt');
  const begun = useResumableModes(useCurrentUser()?.id, work.id);
  const isRunning = (mode: FreeMode): boolean =>
    begun.includes(mode) || (work.runningAttemptId !== null && work.runningMode === mode);
  const format = useFormat();
  const end = heldUntil === undefined ? '' : format.dateTime(heldUntil);
  const isHeld = heldUntil !== undefined;
  // What is under way goes on while the work is shut.
  const isShut = isHeld || Boolean(work.waitsFor);
  const offered = FREE_MODES.filter((mode) => work.settingsWork.modes.includes(mode));
  const modes = offered.filter((mode) => !isShut || isRunning(mode));
  if (modes.length === 0) return <NoMode work={work} heldUntil={heldUntil} isOffered={offered.length > 0} />;
  const bright = modes.find(isRunning) ?? firstMode(modes, work, past);
  return (
    <>
      {isHeld ? <Notice tone="info">{t('overview.heldRunning', { end })}</Notice> : null}
      <section aria-label={t('overview.choose')} className={styles.modes}>
        {modes.map((mode) => (
          <ModeCard
            key={mode}
            work={work}
            mode={mode}
            isRunning={isRunning(mode)}
            isBright={mode === bright}
          />
        ))}
      </section>
    </>
  );
}

/** Why nothing can be begun. */
function NoMode({
  work: { waitsFor },
  heldUntil,
  isOffered,
}: Omit<ModeChoiceProps, 'past'> & { readonly isOffered: boolean }): ReactElement {
  const { t } = useTranslation('attempt');
  const format = useFormat();
  if (!heldUntil && waitsFor) return <NotOpenYet waitsFor={waitsFor} />;
  const action = (
    <Link className={linkClass()} to="/control">
      {t('overview.toControl')}
    </Link>
  );
  return (
    <Notice tone="info" action={action}>
      {heldUntil && isOffered
        ? t('overview.held', { end: format.dateTime(heldUntil) })
        : t('overview.noModes')}
    </Notice>
  );
}

function NotOpenYet({ waitsFor }: { readonly waitsFor: NonNullable<LearnerWork['waitsFor']> }): ReactElement {
  const { t } = useTranslation('attempt');
  const way = waitsFor.kind === 'AFTER' ? `/task/${waitsFor.workId}` : '/cabinet';
  return (
    <Notice
      tone="info"
      title={t('overview.notOpenYet')}
      action={
        <Link className={linkClass()} to={way}>
          {t(waitsFor.kind === 'AFTER' ? 'overview.toEarlier' : 'overview.toCabinet')}
        </Link>
      }
    >
      <WaitsFor waitsFor={waitsFor} />
    </Notice>
  );
}

interface ModeCardProps {
  readonly work: LearnerWork;
  readonly mode: FreeMode;
  readonly isRunning: boolean;
  /** What to do next has the bright button, and nothing else has. */
  readonly isBright: boolean;
}

function ModeCard({ work, mode, isRunning, isBright }: ModeCardProps): ReactElement {
  const { t } = useTranslation('attempt');
  const isActed = mode === 'TRAINING' && work.kind === 'PRACTICE';
  return (
    <Card
      title={t(`modes.${mode}`)}
      tone={isRunning ? 'live' : 'plain'}
      aside={isRunning ? <Badge tone="amber">{t('overview.running')}</Badge> : undefined}
      footer={
        <Link
          className={buttonClass({ variant: isBright ? 'primary' : 'secondary' })}
          to={attemptPath(work, mode)}
        >
          <Play size={18} aria-hidden="true" /> {t(modeAct(mode, isRunning))}
        </Link>
      }
    >
      <p className={styles.note}>
        {t(isActed ? 'practiceNote' : `modeNotes.${mode}`)} <TimeRule work={work} mode={mode} />
      </p>
    </Card>
  );
}

/** Training is never hurried, whatever limit the work has. */
function TimeRule({ work, mode }: { readonly work: LearnerWork; readonly mode: FreeMode }): ReactElement {
  const { t } = useTranslation('attempt');
  const format = useFormat();
  const limit = mode === 'TRAINING' ? null : work.settingsWork.timeLimitMillis;
  if (limit === null) return <>{t('overview.noLimit')}</>;
  const isWhole = limit % MINUTE_MS === 0;
  const time = isWhole ? t('overview.minutes', { count: limit / MINUTE_MS }) : format.clock(limit);
  return <>{t('overview.timeLimit', { time })}</>;
}

/** One learns before one checks oneself: training comes first until it has once been passed, or the work has. */
function firstMode(
  modes: readonly FreeMode[],
  { passed }: LearnerWork,
  past: readonly CompletedWork[] | undefined,
): FreeMode | undefined {
  const isTrained = passed || past?.some(({ type, passed: was }) => type === 'TRAINING' && was === true);
  return modes.find((mode) => (isTrained ? mode === 'SELFCONTROL' : mode === 'TRAINING')) ?? modes[0];
}

function modeAct(mode: FreeMode, isRunning: boolean) {
  if (mode === 'TRAINING') return isRunning ? 'overview.resumeTraining' : 'overview.startTraining';
  return isRunning ? 'overview.resumeSelfcontrol' : 'overview.startSelfcontrol';
}
