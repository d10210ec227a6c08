// The course as a learner's cabinet shows it, from what the form holds now.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { inEveryLanguage } from '#contract/languages.ts';
import { CourseCard, type CardCourse } from '#src/ui/loaded/course-card.tsx';
import { textOf, isUndated, type CourseValues, type CourseWork } from './course-values.ts';
import styles from './courses.module.css';

function waitsFor(work: CourseWork, works: readonly CourseWork[]): CardCourse['works'][number]['waitsFor'] {
  const { opens } = work;
  if (opens.kind === 'FROM') return isUndated(work) || Date.parse(opens.at) <= Date.now() ? null : opens;
  if (opens.kind === 'AT_ONCE') return null;
  const before = works.find(({ id }) => id === opens.workId);
  return before === undefined ? null : { ...opens, title: before.title };
}

export function CoursePreview({ values }: { readonly values: CourseValues }): ReactElement {
  const { t } = useTranslation('courses');
  const title = textOf(values, 'title');
  const course: CardCourse = {
    title: title.ru === '' ? inEveryLanguage((language) => title[language] || t('preview.untitled')) : title,
    description: textOf(values, 'description'),
    pictureId: values.pictureId === '' ? null : values.pictureId,
    workCount: values.works.length,
    passedCount: 0,
    works: values.works.map((work) => ({
      ...work,
      bestMark: null,
      passed: false,
      runningAttemptId: null,
      waitsFor: waitsFor(work, values.works),
    })),
  };
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <h2 className={styles.previewTitle}>{t('preview.title')}</h2>
      <CourseCard course={course} isPreview />
    </aside>
  );
}
