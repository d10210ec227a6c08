// Title and description of a course in each language.
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocalizedTexts } from '#src/ui/loaded/localized-texts.tsx';
import type { CourseValues } from './course-values.ts';

export function CourseTexts({ form }: { readonly form: UseFormReturn<CourseValues> }): ReactElement {
  const { t } = useTranslation('courses');
  return (
    <LocalizedTexts
      form={form}
      say={{
        language: t('form.language'),
        missing: t('form.missing'),
        name: t('form.name'),
        nameOther: t('form.nameOther'),
        description: t('form.description'),
        descriptionHint: t('form.descriptionHint'),
      }}
    />
  );
}
