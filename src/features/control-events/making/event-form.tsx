// The form of a control event, with what stands against it beside.
import { useState, type FormEvent, type ReactElement } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Execution } from '#contract/entities/execution.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFieldsSaying } from '#src/lib/forms/use-field.ts';
import { useStoredForm } from '#src/lib/forms/use-stored-form.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Form } from '#src/ui/fields/form.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { LocalizedTexts } from '#src/ui/loaded/localized-texts.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useProgress } from '../event-columns.tsx';
import { EVENTS_PATH } from '../events-address.ts';
import { EventConduct } from './event-conduct.tsx';
import { EventPeople } from './event-people.tsx';
import { EventReadiness } from './event-readiness.tsx';
import { EventTimes } from './event-times.tsx';
import { checkTerms, checkWork, eventKind, type EventFault, type EventValues } from './event-values.ts';
import { EventWork } from './event-work.tsx';
import styles from './event-form.module.css';

interface EventFormProps {
  /** undefined for a new one */
  readonly event: Execution | undefined;
  /** The key of what was typed. */
  readonly name: string;
  readonly newValues: EventValues;
}

export function EventForm({ event, name, newValues }: EventFormProps): ReactElement {
  const { t } = useTranslation(['control', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const stored = useStoredForm(eventKind(name, newValues), event, ({ title }) => {
    const text = t(event === undefined ? 'form.made' : 'form.saved', { name: textIn(title, language) });
    showToast({ tone: 'success', text });
    if (event === undefined) void navigate(EVENTS_PATH);
  });
  const { form, base, submit, takeTheirs, conflict } = stored;
  const asking = useAskedSubmit(event, submit);
  const values = useWatch({ control: form.control }) as EventValues;
  const isChanged = JSON.stringify(values) !== JSON.stringify(base);
  const { errors, isSubmitting } = form.formState;
  return (
    <div className={styles.columns}>
      <Form className={styles.form} failure={errors.root?.message} onSubmit={asking.onSubmit}>
        {conflict === undefined ? null : <Theirs onTake={takeTheirs} />}
        <Parts form={form} hiddenUserCount={event?.hiddenUserCount ?? 0} />
        <div className={styles.foot}>
          <Button
            type="submit"
            text={event === undefined ? t('form.make') : t('common:actions.save')}
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
      <EventReadiness values={values} executionId={event?.id} />
      {asking.dialog}
    </div>
  );
}

function Parts({
  form,
  hiddenUserCount,
}: {
  readonly form: UseFormReturn<EventValues>;
  readonly hiddenUserCount: number;
}): ReactElement {
  const { t } = useTranslation('control');
  const { choose } = useFieldsSaying(form, (fault: EventFault) => t(`form.faults.${fault}`));
  return (
    <>
      <Card title={t('form.what')}>
        <div className={styles.part}>
          <EventWork {...choose('work', checkWork)} />
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
        </div>
      </Card>
      <Card title={t('form.when')}>
        <EventTimes form={form} />
      </Card>
      <Card title={t('form.who')}>
        <EventPeople
          groups={choose('groups')}
          people={choose('people')}
          terms={choose('terms', checkTerms)}
          hiddenUserCount={hiddenUserCount}
        />
      </Card>
      <Card title={t('form.how')}>
        <EventConduct form={form} />
      </Card>
    </>
  );
}

/** Saving an event that people have begun says whom it touches, and asks. */
function useAskedSubmit(event: Execution | undefined, submit: (event?: FormEvent) => Promise<void>) {
  const { t } = useTranslation(['control', 'common']);
  const progress = useProgress(event?.state === 'OPEN' ? [event] : []);
  const [isAsking, setAsking] = useState(false);
  const begun = progress.data?.[0];
  const onSubmit = async (sent: FormEvent): Promise<void> => {
    if (begun === undefined || begun.begun === 0) return submit(sent);
    sent.preventDefault();
    setAsking(true);
  };
  const dialog = (
    <ConfirmDialog
      open={isAsking}
      title={t('form.running.title')}
      confirmText={t('form.running.confirm')}
      cancelText={t('common:actions.cancel')}
      onConfirm={() => {
        setAsking(false);
        void submit();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>{begun === undefined ? null : t('form.running.text', { ...begun })}</p>
    </ConfirmDialog>
  );
  return { onSubmit, dialog };
}

/** What another changed meanwhile stands in the form where one changed nothing. */
function Theirs({ onTake }: { readonly onTake: () => void }): ReactElement {
  const { t } = useTranslation('control');
  return (
    <Notice tone="warning" live title={t('form.conflict')}>
      <p>{t('form.conflictNext')}</p>
      <Button size="s" variant="secondary" text={t('form.conflictTake')} onClick={onTake} />
    </Notice>
  );
}
