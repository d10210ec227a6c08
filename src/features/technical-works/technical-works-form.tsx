// The form of technical works: when, what is said, who is let in all the same.
import { useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useActivate } from './use-activate.ts';
import { WorksExcluded } from './technical-works-excluded.tsx';
import { WorksTimes } from './technical-works-times.tsx';
import { bodyOf, type WorksValues } from './technical-works-values.ts';
import { useWorksFields, type WorksFormState } from './use-works-form.ts';
import styles from './technical-works.module.css';

interface WorksFormProps {
  readonly details: TechnicalWorksDetails;
  readonly works: WorksFormState;
}

/** What the form's button does: begin now, plan, or change what stands. */
type Act = 'begin' | 'plan' | 'save';

function actOf({ details, works: { values } }: WorksFormProps): Act {
  if (details.status === 'ACTIVE') return 'save';
  if (values.when === 'NOW') return 'begin';
  return details.status === 'PLANNED' ? 'save' : 'plan';
}

const DONE = { begin: 'done.on', plan: 'done.planned', save: 'done.saved' } as const;

export function WorksForm(props: WorksFormProps): ReactElement {
  const { details, works } = props;
  const { form, version, isTouched, isMoved, begin, refuse } = works;
  const { t } = useTranslation('technical-works');
  const act = actOf(props);
  const [isAsking, setAsking] = useState(false);
  const activate = useActivate((changed) => {
    begin(changed);
    showToast({ tone: 'success', text: t(DONE[act]) });
  });
  const isActive = details.status === 'ACTIVE';
  const send = (): void => {
    const values = form.getValues();
    const body = bodyOf(values, isActive || values.when === 'NOW' ? 'ACTIVE' : 'PLANNED');
    activate.mutate({ body, version }, { onError: refuse, onSettled: () => setAsking(false) });
  };
  const submit = (): void => (act === 'begin' ? setAsking(true) : send());
  const reset = (): void => begin(details);
  const { errors } = form.formState;
  return (
    <Card title={t(`form.${act}Title`)}>
      <Form className={styles.form} failure={errors.root?.message} onSubmit={form.handleSubmit(submit)}>
        <WorksTimes form={form} isActive={isActive} />
        <MessageFields form={form} />
        <Excluded form={form} />
        {isMoved ? <Moved onReset={reset} /> : null}
        <div className={styles.buttons}>
          <Button type="submit" text={t(`form.${act}`)} loading={activate.isPending && !isAsking} />
          {isTouched ? <Button variant="secondary" text={t('form.reset')} onClick={reset} /> : null}
        </div>
      </Form>
      <BeginQuestion
        isOpen={isAsking}
        inAttempts={details.people.inAttempts}
        isPending={activate.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}

interface BeginQuestionProps {
  readonly isOpen: boolean;
  readonly inAttempts: number;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function BeginQuestion({
  isOpen,
  inAttempts,
  isPending,
  onConfirm,
  onCancel,
}: BeginQuestionProps): ReactElement {
  const { t } = useTranslation(['technical-works', 'common']);
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('confirm.title')}
      confirmText={t('form.begin')}
      cancelText={t('common:actions.cancel')}
      loading={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{t('confirm.inAttempts', { count: inAttempts })}</p>
      <p>{t('confirm.text')}</p>
    </ConfirmDialog>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<WorksValues>;
}

function MessageFields({ form }: FieldsProps): ReactElement {
  const { t } = useTranslation('technical-works');
  const { bind, faultOf } = useWorksFields(form);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('message.title')}</legend>
      <p className={styles.hint}>{t('message.hint')}</p>
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          label={LANGUAGE_NAMES[language]}
          rows={2}
          maxLength={2000}
          {...bind(language, language === 'ru' ? faultOf('ru') : undefined)}
          required={false}
        />
      ))}
    </fieldset>
  );
}

function Excluded({ form }: FieldsProps): ReactElement {
  const { value, onChange } = useWorksFields(form).choose('excluded');
  return <WorksExcluded excluded={value} onChange={onChange} />;
}

/** Over a change by somebody else, the way to what stands now. */
function Moved({ onReset }: { readonly onReset: () => void }): ReactElement {
  const { t } = useTranslation('technical-works');
  return (
    <Notice
      tone="danger"
      live
      title={t('moved.title')}
      action={<Button size="s" variant="secondary" text={t('moved.show')} onClick={onReset} />}
    >
      {t('moved.text')}
    </Notice>
  );
}
