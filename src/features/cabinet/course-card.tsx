// A course with its works, and the learner's progress in each.
import { ChevronRight, FileText, FlaskConical, GraduationCap, ListChecks } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerCourse, LearnerWork, WorkKind } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { workPath } from '#src/lib/attempts/attempt-routes.ts';
import { Badge } from '#src/ui/data/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import styles from './cabinet.module.css';

const KIND_ICONS = {
  THEORY: ListChecks,
  DOCUMENT: FileText,
  PRACTICE: FlaskConical,
  EXAM: GraduationCap,
} as const satisfies Record<WorkKind, typeof FileText>;

export function CourseCard({ course }: { readonly course: LearnerCourse }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const title = textIn(course.title, language);
  return (
    <Card title={title} level={3} subtitle={textIn(course.description, language)}>
      <ProgressBar
        label={t('progressLabel')}
        value={course.passedCount}
        max={Math.max(course.workCount, 1)}
        valueText={t('progress', { passed: course.passedCount, total: course.workCount })}
      />
      <ul className={styles.works}>
        {course.works.map((work) => (
          <WorkRow key={work.id} work={work} />
        ))}
      </ul>
    </Card>
  );
}

function WorkRow({ work }: { readonly work: LearnerWork }): ReactElement {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const Icon = KIND_ICONS[work.kind];
  return (
    <li>
      <Link className={styles.work} to={workPath(work)}>
        <Icon size={20} aria-hidden="true" className={styles.kind} />
        <span className={styles.workText}>
          <span className={styles.workTitle}>{textIn(work.title, language)}</span>
          <span className={styles.note}>
            {t(`kinds.${work.kind}`)} · <BestMark work={work} />
          </span>
        </span>
        <WorkState work={work} />
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}

function BestMark({ work }: { readonly work: LearnerWork }): ReactElement {
  const { t } = useTranslation('cabinet');
  const format = useFormat();
  if (work.bestMark === null) return <>{t('notTried')}</>;
  return <>{t('best', { mark: format.number(work.bestMark), max: format.number(work.maxScore) })}</>;
}

function WorkState({ work }: { readonly work: LearnerWork }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  if (work.runningAttemptId !== null) return <Badge tone="amber">{t('started')}</Badge>;
  return work.passed ? <Badge tone="success">{t('passed')}</Badge> : null;
}
