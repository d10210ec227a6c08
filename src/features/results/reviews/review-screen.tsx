// Marking one answer: the answer with its key on the left, the mark with its reasons and history on the
// right.
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, EyeOff } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { getReview, Review } from '#contract/calls/reviews.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { Verdict } from '#tasks/simulation/report/grade-report.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { AnswerHistory } from '../answer-history.tsx';
import { AnswerView } from '../answer-view.tsx';
import { TrustReport } from '../attempt-trust.tsx';
import { GateAction, WaivedGates } from '../gate-waivers.tsx';
import { MarkHistory } from '../mark-history.tsx';
import { reportPath } from '../report-path.ts';
import { useClaim } from './claim-answer.ts';
import { MarkForm } from './mark-form.tsx';
import { ReviewedAppeal } from './open-appeal.tsx';
import { answerPath, filtersFromAddress, queuePath, type AnswerRef } from './review-address.ts';
import styles from './review-screen.module.css';
import { BegunHeld } from '../begun-held.tsx';
import { SetAside } from './set-aside.tsx';

export function ReviewScreen({ answer }: { readonly answer: AnswerRef }): ReactElement {
  const { t } = useTranslation(['review', 'common']);
  const [params] = useSearchParams();
  const review = useQuery({
    ...callQuery<typeof getReview>('/reviews/:id/tasks/:taskId', {
      params: { id: answer.reviewId, taskId: answer.taskId },
      query: filtersFromAddress(params),
    }),
    // The page must not change while marking: another teacher's mark appears on saving.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // Reopening it loads the current state from the server.
    gcTime: 0,
  });
  if (review.isPending) return <Loader label={t('common:loading')} />;
  if (review.isError) {
    return <QueryError query={review} wayOn={{ to: queuePath(params), text: t('back') }} />;
  }
  return <OpenReview review={review.data} />;
}

function OpenReview({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation('review');
  const held = useClaim(review);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  // While it is marked again there is no answer to show here.
  const onDecided = (): void => void navigate(queuePath(params));
  useArrowKeys(review);
  return (
    <div className={styles.page}>
      <TopLine review={review} />
      <Head review={review} />
      {review.isSetAside ? <SetAside reviewId={review.reviewId} /> : null}
      <TrustReport
        attempt={{ ...review, status: review.attemptStatus, mark: review.attemptMark, onDecided }}
      />
      <BegunHeld work={review} />
      <div className={styles.columns}>
        <Card title={t('answer')}>
          <GivenAnswer review={review} />
        </Card>
        <div className={styles.side}>
          <ReviewedAppeal review={review} />
          <Card title={t('marking')}>
            <MarkForm review={review} held={held} />
          </Card>
          <Card title={t('history')} level={3}>
            {review.result.markHistory.length === 0 ? (
              <p className={styles.note}>{t('historyNone')}</p>
            ) : (
              <MarkHistory changes={review.result.markHistory} />
            )}
          </Card>
          <p className={joinClasses(styles.note, styles.keys)}>{t('keys')}</p>
        </div>
      </div>
    </div>
  );
}

/** Alt with an arrow goes to the neighbouring answer, even while a field has the focus. */
function useArrowKeys({ previous, next }: Review): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const beside = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : null;
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      // The browser's own "back" would leave the queue.
      event.preventDefault();
      if (beside !== null) void navigate(answerPath(params, beside));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [previous, next, navigate, params]);
}

function TopLine({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation('review');
  const [params] = useSearchParams();
  const format = useFormat();
  const { previous, next, place } = review;
  const beside = buttonClass({ variant: 'secondary', size: 's' });
  return (
    <nav className={styles.top} aria-label={t('list')}>
      <Link className={linkClass()} to={queuePath(params, { review: null, answer: null })}>
        {t('back')}
      </Link>
      <span className={styles.beside}>
        <span className={styles.note}>
          {t('place', { number: format.number(place.number), total: format.number(place.total) })}
        </span>
        {previous === null ? null : (
          <Link className={beside} to={answerPath(params, previous)}>
            <ArrowLeft size={16} aria-hidden="true" /> {t('previous')}
          </Link>
        )}
        {next === null ? null : (
          <Link className={beside} to={answerPath(params, next)}>
            {t('next')} <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
      </span>
    </nav>
  );
}

/** Whose answer it is, unless names are hidden, and in which work. */
function Head({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation(['review', 'results']);
  const language = useLanguage();
  const format = useFormat();
  const { user, alias, work, execution, mode, submittedAt, completedWorkId } = review;
  const place = [
    textIn(work.title, language),
    ...(execution === null ? [] : [textIn(execution.title, language)]),
    t(`results:modes.${mode}`),
    ...(submittedAt === null ? [] : [format.dateTime(submittedAt)]),
  ];
  return (
    <header className={styles.head}>
      <h1>{user === null ? t('alias', { alias }) : user.fullName}</h1>
      {user === null ? <Badge icon={<EyeOff size={14} />}>{t('aliasNote')}</Badge> : null}
      {user?.group ? <p className={styles.note}>{user.group.name}</p> : null}
      <p className={styles.note}>
        {place.join(' · ')}
        {completedWorkId === null ? null : (
          <>
            {' · '}
            <Link className={linkClass()} to={reportPath({ id: completedWorkId })}>
              {t('openAttempt')}
            </Link>
          </>
        )}
      </p>
    </header>
  );
}

function GivenAnswer({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation('review');
  const language = useLanguage();
  const { result, question, reviewId, taskId } = review;
  const grade = result.simulation?.grade ?? null;
  if (result.shown === null) {
    return (
      <div className={styles.given}>
        <p>{textIn(question, language)}</p>
        <p className={styles.note}>{t('noScreen')}</p>
        <WaivedGates result={result} reviewId={reviewId} />
        {grade === null ? null : (
          <Verdict
            grade={grade}
            gateAction={(gateId) => <GateAction {...{ reviewId, taskId, gateId }} waives />}
          />
        )}
      </div>
    );
  }
  return (
    <div className={styles.given}>
      <AnswerView result={result} />
      <AnswerHistory result={result} />
    </div>
  );
}
