// A course with its works, and the learner's progress in each.
import { ChevronRight, Lock } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerCourse, LearnerWork } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { workPath } from '#src/lib/attempts/attempt-routes.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { CoursePicture } from './course-picture.tsx';
import { WaitsFor } from './waits-for.tsx';
import { WorkKindIcon } from './work-kind-icon.tsx';
import styles from './course-card.module.css';

type CardWork = Pick<
  LearnerWork,
  'id' | 'kind' | 'title' | 'maxScore' | 'bestMark' | 'passed' | 'runningAttemptId' | 'waitsFor'
>;

/** What the card needs of a course. */
export type CardCourse = Pick<
  LearnerCourse,
  'title' | 'description' | 'pictureId' | 'workCount' | 'passedCount'
> & { readonly works: readonly CardWork[] };

interface CourseCardProps {
  readonly course: CardCourse;
  /** Its works lead nowhere: an author looks at what a learner will see. */
  readonly isPreview?: boolean | undefined;
}

export function CourseCard({ course, isPreview = false }: CourseCardProps): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const title = textIn(course.title, language);
  return (
    <Card title={title} level={3} subtitle={textIn(course.description, language)}>
      {course.pictureId ? <CoursePicture pictureId={course.pictureId} size="l" /> : null}
      <ProgressBar
        label={t('progressLabel')}
        value={course.passedCount}
        max={Math.max(course.workCount, 1)}
        valueText={t('progress', { passed: course.passedCount, total: course.workCount })}
      />
      <ul className={styles.works}>
        {course.works.map((work) => (
          <li key={work.id}>
            <WorkFrame work={work} isPreview={isPreview}>
              <WorkRow work={work} />
            </WorkFrame>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface WorkFrameProps {
  readonly work: CardWork;
  readonly isPreview: boolean;
  readonly children: ReactNode;
}

function WorkFrame({ work, isPreview, children }: WorkFrameProps): ReactElement {
  if (isPreview) return <div className={styles.work}>{children}</div>;
  return (
    <Link className={styles.work} to={workPath(work)}>
      {children}
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  );
}

function WorkRow({ work }: { readonly work: CardWork }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  // What is under way goes on.
  const waitsFor = work.runningAttemptId === null ? work.waitsFor : null;
  return (
    <>
      {waitsFor ? (
        <Lock size={20} aria-hidden="true" className={styles.waiting} />
      ) : (
        <WorkKindIcon kind={work.kind} />
      )}
      <span className={styles.workText}>
        <span className={styles.workTitle}>{textIn(work.title, language)}</span>
        <span className={styles.note}>
          {t(`kinds.${work.kind}`)}
          {waitsFor ? (
            <>
              {' · '}
              <WaitsFor waitsFor={waitsFor} />
            </>
          ) : (
            <BestMark work={work} />
          )}
        </span>
      </span>
      <WorkState work={work} />
    </>
  );
}

/** What is under way for the first time is told by its state alone. */
function BestMark({ work }: { readonly work: CardWork }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  const format = useFormat();
  const { bestMark, maxScore, runningAttemptId } = work;
  if (bestMark !== null)
    return <> · {t('best', { mark: format.number(bestMark), max: format.number(maxScore) })}</>;
  return runningAttemptId === null ? <> · {t('notTried')}</> : null;
}

function WorkState({ work }: { readonly work: CardWork }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  if (work.runningAttemptId !== null) return <Badge tone="amber">{t('started')}</Badge>;
  return work.passed ? <Badge tone="success">{t('passed')}</Badge> : null;
}
