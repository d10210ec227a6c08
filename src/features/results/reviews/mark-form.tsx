// Giving the mark: what is proposed and why, points by the criteria, the comment, and the reason of a change.
import { useEffect, useRef, type FormEvent, type ReactElement, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/reviews.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { rubricOf } from '../answer-view.tsx';
import type { HeldAnswer } from './claim-answer.ts';
import { HeldNotice } from './held-notice.tsx';
import { changesMark, markRules, type MarkValues } from './mark-values.ts';
import { OwnComments } from './own-comments.tsx';
import { Proposal } from './proposal.tsx';
import styles from './review-screen.module.css';
import { RubricFields } from './rubric-fields.tsx';
import { useMarkFields } from './use-mark-fields.ts';
import { useMarkForm, type MarkFormState } from './use-mark-form.ts';

interface MarkFormProps {
  readonly review: Review;
  readonly held: HeldAnswer;
}

export function MarkForm({ review, held }: MarkFormProps): ReactElement {
  const rubric = rubricOf(review.result);
  const marking = useMarkForm(review, held);
  const { form, save } = marking;
  const { typed } = useFormat();
  useSaveKey(() => void save({ goesOn: true }));
  const fields = useFirstField();
  const submit = (event: FormEvent): Promise<void> => {
    event.preventDefault();
    return save({ goesOn: false });
  };
  const take = (mark: number): void => form.setValue('mark', typed(mark), { shouldValidate: true });
  const { errors, isSubmitting } = form.formState;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <div ref={fields} className={styles.form}>
        {held.heldBy === null ? null : <HeldNotice claim={held.heldBy} onTakeOver={held.takeOver} />}
        <ConflictNotice {...marking} />
        <Proposal review={review} onTake={take} />
        {rubric.length === 0 ? null : <RubricFields rubric={rubric} form={form} review={review} />}
        <MarkFields review={review} form={form} />
      </div>
      {errors.root === undefined ? null : (
        <Notice tone="danger" live title={errors.root.message}>
          <KeptNote />
        </Notice>
      )}
      <SaveButtons
        isSaving={isSubmitting}
        hasNext={review.next !== null}
        onSaveNext={() => void save({ goesOn: true })}
      />
    </Form>
  );
}

/** Marking begins in the first criterion; the answer above it on a narrow screen stays in sight. */
function useFirstField(): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  return fields;
}

/** Ctrl with Enter saves from anywhere on the page. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

function KeptNote(): ReactElement {
  const { t } = useTranslation('review');
  return <>{t('unsaved')}</>;
}

interface FieldsProps {
  readonly review: Review;
  readonly form: UseFormReturn<MarkValues>;
}

function MarkFields({ review, form }: FieldsProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { bind } = useMarkFields(form, review);
  const rules = markRules(review, rubricOf(review.result));
  const max = format.number(review.maxScore);
  return (
    <>
      <TextField
        label={t('markOf', { max })}
        inputMode="decimal"
        autoComplete="off"
        {...bind('mark', rules.mark)}
      />
      <TextArea label={t('comment')} maxLength={10_000} {...bind('comment')} />
      <OwnComments
        comments={review.ownComments}
        written={form.watch('comment')}
        onWrite={(comment) => form.setValue('comment', comment, { shouldDirty: true })}
      />
      {changesMark(review, form.getValues()) ? (
        <TextField
          label={t('reason')}
          description={t('reasonNote')}
          maxLength={2000}
          {...bind('reason', rules.reason)}
        />
      ) : null}
    </>
  );
}

interface SaveButtonsProps {
  readonly isSaving: boolean;
  readonly hasNext: boolean;
  readonly onSaveNext: () => void;
}

function SaveButtons({ isSaving, hasNext, onSaveNext }: SaveButtonsProps): ReactElement {
  const { t } = useTranslation('review');
  return (
    <>
      <div className={styles.buttons}>
        {hasNext ? <Button text={t('saveNext')} loading={isSaving} onClick={onSaveNext} /> : null}
        <Button
          type="submit"
          variant={hasNext ? 'secondary' : 'primary'}
          text={t('save')}
          loading={isSaving}
        />
      </div>
      {hasNext ? null : <p className={styles.note}>{t('last')}</p>}
    </>
  );
}

/** Another teacher was faster: what they saved, while one's own stays in the form. */
function ConflictNotice({
  conflict,
  takeTheirs,
}: Pick<MarkFormState, 'conflict' | 'takeTheirs'>): ReactElement | null {
  const { t } = useTranslation('review');
  const format = useFormat();
  if (conflict === null) return null;
  const mark = conflict.toMark === null ? '' : format.number(conflict.toMark);
  return (
    <Notice
      tone="warning"
      live
      title={t('conflictTitle', { name: conflict.byName, mark })}
      action={<Button size="s" variant="secondary" text={t('keepTheirs')} onClick={takeTheirs} />}
    >
      <p>{t('conflictText')}</p>
      {conflict.comment === '' ? null : (
        <p className={styles.quote}>{t('conflictComment', { comment: conflict.comment })}</p>
      )}
    </Notice>
  );
}
