// The fields of the mark form, with their error messages.
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/reviews.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import type { MarkFault, MarkValues } from './mark-values.ts';

export function useMarkFields(form: UseFormReturn<MarkValues>, { maxScore }: Review) {
  const { t } = useTranslation('review');
  const max = useFormat().number(maxScore);
  // The rows of points already show their maximum, so they need no message.
  const words = { mark: t('markNeeded', { max }), reason: t('reasonNeeded'), points: t('rubric') };
  return useFieldsSaying(form, (fault: MarkFault) => words[fault]);
}
