// The form of technical works: when, what is said, who is let in all the same.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TechnicalWorksDetails } from '#contract/calls/technical-works.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/i18n/language.ts';
import { isApiError } from '#src/lib/api-error.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useActivate } from './use-activate.ts';
import { WorksExcluded } from './works-excluded.tsx';
import { WorksTimes } from './works-times.tsx';
import { bodyOf, faultsOf, type WorksFaults, type WorksValues } from './works-values.ts';
import styles from './works.module.css';

export interface WorksFormProps {
  readonly details: TechnicalWorksDetails;
  readonly values: WorksValues;
  readonly version: number;
  readonly isTouched: boolean;
  readonly onChange: (part: Partial<WorksValues>) => void;
  readonly onReset: () => void;
}

/** What the form's button does: begin now, plan, or change what stands. */
type Act = 'begin' | 'plan' | 'save';

function actOf({ details, values }: WorksFormProps): Act {
  if (details.status === 'ACTIVE') return 'save';
  if (values.when === 'NOW') return 'begin';
  return details.status === 'PLANNED' ? 'save' : 'plan';
}

const DONE = { begin: 'done.on', plan: 'done.planned', save: 'done.saved' } as const;

export function WorksForm(props: WorksFormProps): ReactElement {
  const { details, values, version, isTouched, onChange, onReset } = props;
  const { t } = useTranslation('upkeep');
  const act = actOf(props);
  const [triedAt, setTriedAt] = useState<number>();
  const [isAsking, setAsking] = useState(false);
  const activate = useActivate(() => {
    onReset();
    setTriedAt(undefined);
    showToast({ tone: 'success', text: t(DONE[act]) });
  });
  const faults = triedAt === undefined ? {} : faultsOf(values, triedAt);
  const status = details.status === 'ACTIVE' || values.when === 'NOW' ? 'ACTIVE' : 'PLANNED';
  const send = (): void =>
    activate.mutate({ body: bodyOf(values, status), version }, { onSettled: () => setAsking(false) });
  const submit = (): void => {
    const now = Date.now();
    setTriedAt(now);
    if (Object.keys(faultsOf(values, now)).length > 0) return;
    if (act === 'begin') setAsking(true);
    else send();
  };
  return (
    <Card title={t(`form.${act}Title`)}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <WorksTimes
          values={values}
          faults={faults}
          isActive={details.status === 'ACTIVE'}
          onChange={onChange}
        />
        <MessageFields values={values} faults={faults} onChange={onChange} />
        <WorksExcluded excluded={values.excluded} onChange={(excluded) => onChange({ excluded })} />
        <Refusal error={activate.error} onReset={onReset} />
        <div className={styles.buttons}>
          <Button type="submit" text={t(`form.${act}`)} loading={activate.isPending && !isAsking} />
          {isTouched ? <Button variant="secondary" text={t('form.reset')} onClick={onReset} /> : null}
        </div>
      </form>
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
  const { t } = useTranslation(['upkeep', 'common']);
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
  readonly values: WorksValues;
  readonly faults: WorksFaults;
  readonly onChange: (part: Partial<WorksValues>) => void;
}

function MessageFields({ values, faults, onChange }: FieldsProps): ReactElement {
  const { t } = useTranslation('upkeep');
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
          value={values[language]}
          error={language === 'ru' && faults.ru ? t(`fault.${faults.ru}`) : undefined}
          onChange={(event) => onChange({ [language]: event.currentTarget.value })}
        />
      ))}
    </fieldset>
  );
}

/** The server's own words; over a change by somebody else, the way to what stands now. */
function Refusal({
  error,
  onReset,
}: {
  readonly error: Error | null;
  readonly onReset: () => void;
}): ReactElement | null {
  const { t } = useTranslation('upkeep');
  if (error === null) return null;
  const details = isApiError(error) ? error.details.map(({ message }) => message) : [];
  const isMoved = isApiError(error, 'VERSION_MOVED');
  return (
    <Notice
      tone="danger"
      live
      title={isMoved ? t('moved.title') : undefined}
      action={
        isMoved ? <Button size="s" variant="secondary" text={t('moved.show')} onClick={onReset} /> : null
      }
    >
      {isMoved ? t('moved.text') : [error.message, ...details].join('. ')}
    </Notice>
  );
}
