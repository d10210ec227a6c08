// One next step of learning: the first work in the order of a course that is open and not passed yet.
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LearnerCourse } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { workPath } from '#src/lib/attempts/attempt-routes.ts';
import { buttonClass } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from './cabinet.module.css';
import { nextStepOf } from './next-step-of.ts';

export function NextStep({ courses }: { readonly courses: readonly LearnerCourse[] }): ReactElement | null {
  const { t } = useTranslation('cabinet');
  const language = useLanguage();
  const next = nextStepOf(courses);
  if (next === undefined) return null;
  const { course, work } = next;
  return (
    <section className={styles.section} aria-labelledby="next-heading">
      <h2 id="next-heading">{t('next.title')}</h2>
      <Card
        level={3}
        title={t(`next.${work.kind}`, { name: textIn(work.title, language) })}
        subtitle={t('next.of', { course: textIn(course.title, language) })}
        footer={
          <Link className={buttonClass()} to={workPath(work)}>
            {t('next.begin')} <ArrowRight size={18} aria-hidden="true" />
          </Link>
        }
      >
        <p>{textIn(work.description, language)}</p>
      </Card>
    </section>
  );
}
