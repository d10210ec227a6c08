// The form of a course, new or known, with what a learner sees of it beside it.
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CourseDetails } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { CoAuthorsNotice } from '#src/ui/loaded/co-authors/co-authors-notice.tsx';
import { useMayEdit } from '#src/ui/loaded/co-authors/use-co-authors.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { CourseAccess } from './course-access.tsx';
import { CoursePictureField } from './course-picture-field.tsx';
import { CoursePreview } from './course-preview.tsx';
import { CourseTexts } from './course-texts.tsx';
import { COURSE_KIND, isUndated, type CourseValues } from './course-values.ts';
import { CourseWorks } from './course-works.tsx';
import { coursePath } from './courses-address.ts';
import styles from './courses.module.css';

/** @param course undefined for a new one */
export function CourseForm({ course }: { readonly course: CourseDetails | undefined }): ReactElement {
  const { t } = useTranslation(['courses', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const stored = useStoredForm(COURSE_KIND, course, ({ id, title }) => {
    const name = textIn(title, language);
    showToast({ tone: 'success', text: t(course === undefined ? 'form.made' : 'form.saved', { name }) });
    if (course === undefined) void navigate(coursePath(id), { replace: true });
  });
  const { form, base, submit, takeTheirs } = stored;
  const values = useWatch({ control: form.control }) as CourseValues;
  const isChanged = JSON.stringify(values) !== JSON.stringify(base);
  const { errors, isSubmitting } = form.formState;
  const content = { kind: 'COURSE', id: course?.id ?? '' } as const;
  const mayEdit = useMayEdit(content, course !== undefined);
  return (
    <div className={styles.columns}>
      <Form className={styles.form} failure={errors.root?.message} onSubmit={submit}>
        <CoAuthorsNotice content={content} isThere={course !== undefined} />
        <Theirs conflict={stored.conflict} onTake={takeTheirs} />
        <CourseFields stored={stored} course={course} mayEdit={mayEdit} />
        <div className={styles.foot}>
          <Button
            type="submit"
            text={course === undefined ? t('form.make') : t('common:actions.save')}
            loading={isSubmitting}
            disabled={!isChanged}
          />
          {isChanged ? (
            <Button variant="secondary" text={t('common:actions.cancel')} onClick={takeTheirs} />
          ) : null}
          <span className={styles.note} aria-live="polite">
            {isChanged ? t('form.unsaved') : ''}
          </span>
        </div>
      </Form>
      <CoursePreview values={values} />
    </div>
  );
}

interface CourseFieldsProps {
  readonly stored: Pick<ReturnType<typeof useStoredForm<CourseDetails, CourseValues>>, 'form'>;
  readonly course: CourseDetails | undefined;
  readonly mayEdit: boolean;
}

function CourseFields({ stored: { form }, course, mayEdit }: CourseFieldsProps): ReactElement {
  const { t } = useTranslation('courses');
  const { choose } = useFieldsSaying(form, (fault: 'noDate') => t(`form.${fault}`));
  const works = choose('works', (held) => (held.some(isUndated) ? 'noDate' : undefined));
  return (
    <fieldset className={styles.form} disabled={!mayEdit}>
      <Card title={t('form.texts')}>
        <div className={styles.form}>
          <CourseTexts form={form} />
          <CoursePictureField {...choose('pictureId')} />
        </div>
      </Card>
      <Card title={t('form.works')}>
        <CourseWorks works={works.value} onChange={works.onChange} error={works.error} />
      </Card>
      <Card title={t('form.access')}>
        <CourseAccess
          groups={choose('groups')}
          people={choose('people')}
          hiddenPersonCount={course?.hiddenPersonCount ?? 0}
        />
      </Card>
    </fieldset>
  );
}

const FIELDS = {
  pictureId: 'picture',
  works: 'works',
  groups: 'groups',
  people: 'people',
} as const;

function fieldKey(name: string): 'name' | 'description' | (typeof FIELDS)[keyof typeof FIELDS] {
  if (name.startsWith('title_')) return 'name';
  return name in FIELDS ? FIELDS[name as keyof typeof FIELDS] : 'description';
}

interface TheirsProps {
  readonly conflict: { readonly both: readonly PropertyKey[] } | undefined;
  readonly onTake: () => void;
}

/** What another changed meanwhile stands in the form where one changed nothing; where both did, one's own. */
function Theirs({ conflict, onTake }: TheirsProps): ReactElement | null {
  const { t } = useTranslation('courses');
  if (conflict === undefined) return null;
  const both = [...new Set(conflict.both.map((name) => t(`fields.${fieldKey(String(name))}`)))];
  return (
    <Notice tone="warning" live title={t('form.conflict')}>
      <p>
        {both.length === 0 ? t('form.conflictNext') : t('form.conflictBoth', { fields: both.join(', ') })}
      </p>
      <Button size="s" variant="secondary" text={t('form.takeTheirs')} onClick={onTake} />
    </Notice>
  );
}
