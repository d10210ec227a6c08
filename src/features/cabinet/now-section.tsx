// What to do now: an attempt to continue, and the open control events.
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import type { LearnerCourse, LearnerWork } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeLeft } from '#src/lib/attempts/time-left.ts';
import { attemptPath, controlAttemptPath } from '#src/lib/attempts/attempt-routes.ts';
import { ownExecutionsQuery } from '#src/lib/attempts/own-executions.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './cabinet.module.css';

interface NowSectionProps {
  readonly userId: string;
  readonly courses: readonly LearnerCourse[];
}

export function NowSection({ userId, courses }: NowSectionProps): ReactElement | null {
  const { t } = useTranslation('cabinet');
  const events = useQuery(ownExecutionsQuery(userId));
  const running = courses.flatMap((course) => course.works).filter((work) => freeMode(work) !== undefined);
  const open = (events.data?.content ?? []).filter(isToDo);
  const failed = events.isError && events.data === undefined;
  if (running.length === 0 && open.length === 0 && !failed) return null;
  return (
    <section className={styles.section} aria-labelledby="now-heading">
      <h2 id="now-heading">{t('now')}</h2>
      {failed ? <QueryError compact query={events} /> : null}
      <div className={styles.now}>
        {open.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
        {running.map((work) => (
          <RunningCard key={work.id} work={work} />
        ))}
      </div>
    </section>
  );
}

function isToDo(event: LearnerExecution): boolean {
  return event.state === 'OPEN' && (event.attemptStatus === null || event.attemptStatus === 'IN_PROGRESS');
}

function freeMode(work: LearnerWork): 'TRAINING' | 'SELFCONTROL' | undefined {
  if (work.runningAttemptId === null || work.runningMode === null || work.runningMode === 'CONTROL')
    return undefined;
  return work.runningMode;
}

function RunningCard({ work }: { readonly work: LearnerWork }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const format = useFormat();
  const closes = work.runningDeadline;
  return (
    <Card
      tone="live"
      level={3}
      title={textIn(work.title, language)}
      subtitle={
        closes ? `${t('running')} · ${t('runningUntil', { time: format.dateTime(closes) })}` : t('running')
      }
      footer={
        <Link className={buttonClass()} to={attemptPath(work, freeMode(work) ?? 'TRAINING')}>
          <Play size={18} aria-hidden="true" /> {t('continue')}
        </Link>
      }
    />
  );
}

function EventCard({ event }: { readonly event: LearnerExecution }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const format = useFormat();
  const left = useTimeLeft(event);
  return (
    <Card
      tone="live"
      level={3}
      title={textIn(event.title, language)}
      subtitle={
        left === null
          ? `${t('openEvent')} · ${t('control.closes', { date: format.dateTime(event.endDateTime) })}`
          : t('control.runningLeft', { time: left })
      }
      footer={
        <Link className={buttonClass()} to={controlAttemptPath(event.id)}>
          <Play size={18} aria-hidden="true" /> {t('open')}
        </Link>
      }
    />
  );
}
