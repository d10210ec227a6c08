// What to take along from a run, with what the verdict tells three things at the most, each with the way to its moment.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { shownStatus } from '../shown-status.ts';
import { mainLessons, type Remark } from './gather-remarks.ts';
import styles from './lessons.module.css';
import { RemarkMoments, type OnMoment } from './remark-moments.tsx';
import { ShouldBe } from './should-be.tsx';

interface LessonsProps {
  readonly grade: Grade;
  readonly onMoment?: OnMoment | undefined;
}

export function Lessons({ grade, onMoment }: LessonsProps): ReactElement | null {
  const { t } = useTranslation('results');
  const lessons = mainLessons(grade);
  if (lessons.length === 0) return null;
  return (
    <section className={styles.frame}>
      <h3>
        {t(grade.failedBy.length > 0 ? 'grade.lessonsBeside' : 'grade.lessons', { count: lessons.length })}
      </h3>
      <ol className={styles.list}>
        {lessons.map((lesson) => (
          <Lesson key={lesson.first.id + String(lesson.first.seq)} lesson={lesson} onMoment={onMoment} />
        ))}
      </ol>
    </section>
  );
}

interface LessonProps extends Pick<LessonsProps, 'onMoment'> {
  readonly lesson: Remark;
}

function Lesson({ lesson, onMoment }: LessonProps): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const { first, all } = lesson;
  const how = t(`grade.statuses.${shownStatus(first)}`);
  const text = textIn(first.text, language);
  return (
    <li className={styles.lesson}>
      <p className={styles.what}>
        <span className={styles.how}>{how}</span>{' '}
        {all.length > 1 ? t('grade.times', { text, count: all.length }) : text}
      </p>
      <ShouldBe judgement={first} />
      {first.why ? <p className={styles.why}>{textIn(first.why, language)}</p> : null}
      <RemarkMoments remark={lesson} onMoment={onMoment} />
    </li>
  );
}
