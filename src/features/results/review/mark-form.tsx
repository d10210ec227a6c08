// Giving the mark: what is proposed and why, points by the criteria, the comment, and the reason of a change.
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#contract/calls/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { rubricOf } from '../answer-view.tsx';
import type { HeldAnswer } from './claim-answer.ts';
import { HeldNotice } from './held-notice.tsx';
import { changesMark } from './mark-values.ts';
import { Proposal } from './proposal.tsx';
import styles from './review-screen.module.css';
import { RubricFields } from './rubric-fields.tsx';
import { useMarkForm, type MarkFormState } from './use-mark-form.ts';

interface MarkFormProps {
  readonly review: Review;
  readonly held: HeldAnswer;
}

export function MarkForm({ review, held }: MarkFormProps): ReactElement {
  const rubric = rubricOf(review.result);
  const form = useMarkForm(review, rubric, held);
  const { typed } = useFormat();
  useSaveKey(() => void form.save({ goesOn: true }));
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save({ goesOn: false });
      }}
    >
      {held.heldBy === null ? null : <HeldNotice claim={held.heldBy} onTakeOver={held.takeOver} />}
      <ConflictNotice form={form} />
      <Proposal review={review} onTake={(mark) => form.change({ mark: typed(mark) })} />
      {rubric.length === 0 ? null : <RubricFields rubric={rubric} form={form} maxScore={review.maxScore} />}
      <MarkFields review={review} form={form} />
      {form.error === null ? null : (
        <Notice tone="danger" live title={form.error}>
          {form.isKept ? <KeptNote /> : null}
        </Notice>
      )}
      <SaveButtons form={form} hasNext={review.next !== null} />
    </form>
  );
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
  readonly form: MarkFormState;
}

function MarkFields({ review, form }: FieldsProps): ReactElement {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { values, faults, change } = form;
  const max = format.number(review.maxScore);
  return (
    <>
      <TextField
        label={t('markOf', { max })}
        inputMode="decimal"
        autoComplete="off"
        required
        value={values.mark}
        error={faults.mark ? t('markNeeded', { max }) : undefined}
        onChange={(event) => change({ mark: event.currentTarget.value })}
      />
      <TextArea
        label={t('comment')}
        maxLength={10_000}
        value={values.comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      {changesMark(review, values) ? (
        <TextField
          label={t('reason')}
          description={t('reasonNote')}
          required
          maxLength={2000}
          value={values.reason}
          error={faults.reason ? t('reasonNeeded') : undefined}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

function SaveButtons(props: { readonly form: MarkFormState; readonly hasNext: boolean }): ReactElement {
  const { t } = useTranslation('review');
  const { form, hasNext } = props;
  const save = (
    <Button
      type="submit"
      variant={hasNext ? 'secondary' : 'primary'}
      text={t('save')}
      loading={form.isSaving}
    />
  );
  return (
    <>
      <div className={styles.buttons}>
        {hasNext ? (
          <Button
            text={t('saveNext')}
            loading={form.isSaving}
            onClick={() => void form.save({ goesOn: true })}
          />
        ) : null}
        {save}
      </div>
      {hasNext ? null : <p className={styles.note}>{t('last')}</p>}
    </>
  );
}

/** Another teacher was faster: what they saved, while one's own stays in the form. */
function ConflictNotice({ form }: { readonly form: MarkFormState }): ReactElement | null {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { conflict } = form;
  if (conflict === null) return null;
  const mark = conflict.toMark === null ? '' : format.number(conflict.toMark);
  return (
    <Notice
      tone="warning"
      live
      title={t('conflictTitle', { name: conflict.byName, mark })}
      action={<Button size="s" variant="secondary" text={t('keepTheirs')} onClick={form.takeTheirs} />}
    >
      <p>{t('conflictText')}</p>
      {conflict.comment === '' ? null : (
        <p className={styles.quote}>{t('conflictComment', { comment: conflict.comment })}</p>
      )}
    </Notice>
  );
}
