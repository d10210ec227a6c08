// The course as a learner's cabinet shows it, from what the form holds now.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseDraft } from '#contract/entities/course-draft.ts';
import { inEveryLanguage } from '#contract/languages.ts';
import { CourseCard, type CardCourse } from '#src/ui/loaded/course-card.tsx';
import type { CourseWork } from './course-drafts.ts';
import styles from './courses.module.css';

function waitsFor(work: CourseWork, works: readonly CourseWork[]): CardCourse['works'][number]['waitsFor'] {
  const { opens } = work;
  if (opens.kind === 'FROM') {
    const { at } = opens;
    return at === null || Date.parse(at) <= Date.now() ? null : { kind: 'FROM', at };
  }
  if (opens.kind === 'AT_ONCE') return null;
  const before = works.find(({ id }) => id === opens.workId);
  return before === undefined ? null : { ...opens, title: before.title };
}

interface CoursePreviewProps {
  readonly draft: CourseDraft;
  readonly works: readonly CourseWork[];
}

export function CoursePreview({ draft, works }: CoursePreviewProps): ReactElement {
  const { t } = useTranslation('courses');
  const { title, description, pictureId } = draft;
  const course: CardCourse = {
    title:
      title.ru.trim() === ''
        ? inEveryLanguage((language) => title[language] || t('preview.untitled'))
        : title,
    description,
    pictureId,
    workCount: works.length,
    passedCount: 0,
    works: works.map((work) => ({
      ...work,
      bestMark: null,
      passed: false,
      runningAttemptId: null,
      waitsFor: waitsFor(work, works),
    })),
  };
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <h2 className={styles.previewTitle}>{t('preview.title')}</h2>
      <CourseCard course={course} isPreview />
    </aside>
  );
}
