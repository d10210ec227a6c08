// Extra time and windows of their own for single people.
import { Trash2, UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { DateField } from '#src/ui/fields/date-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { PeoplePicker } from '#src/ui/loaded/people-picker.tsx';
import type { OwnTerms } from './event-values.ts';
import styles from './event-form.module.css';

interface EventTermsProps {
  readonly value: readonly OwnTerms[];
  readonly onChange: (value: readonly OwnTerms[]) => void;
  readonly error: string | undefined;
}

const USUAL = { percent: '25', minutes: '0', starts: '', ends: '' } as const;

export function EventTerms({ value, onChange, error }: EventTermsProps): ReactElement {
  const { t } = useTranslation('control');
  const [isPicking, setPicking] = useState(false);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('form.terms')}</legend>
      <p className={styles.note}>{t('form.termsHint')}</p>
      {value.map((own) => (
        <Terms
          key={own.id}
          own={own}
          onChange={(next) => onChange(value.map((one) => (one.id === own.id ? next : one)))}
          onRemove={() => onChange(value.filter((one) => one.id !== own.id))}
        />
      ))}
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          icon={<UserPlus size={18} aria-hidden="true" />}
          text={t('form.addTerms')}
          onClick={() => setPicking(true)}
        />
      </div>
      <PeoplePicker
        open={isPicking}
        title={t('form.terms')}
        confirmText={t('form.addChosen')}
        isThere={(user) => value.some(({ id }) => id === user.id)}
        onPick={(added) => {
          onChange([...value, ...added.map(({ id, fullName }) => ({ id, name: fullName, ...USUAL }))]);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}

interface TermsProps {
  readonly own: OwnTerms;
  readonly onChange: (own: OwnTerms) => void;
  readonly onRemove: () => void;
}

const NUMBERS = [
  ['percent', 'extraPercent'],
  ['minutes', 'extraMinutes'],
] as const;
const TIMES = [
  ['starts', 'ownStart'],
  ['ends', 'ownEnd'],
] as const;

function Terms({ own, onChange, onRemove }: TermsProps): ReactElement {
  const { t } = useTranslation('control');
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.termsName}>{own.name}</legend>
      {NUMBERS.map(([field, label]) => (
        <TextField
          key={field}
          label={t(`form.${label}`)}
          className={styles.short}
          inputMode="numeric"
          maxLength={3}
          option={{ kind: 'integer', min: 0 }}
          value={own[field]}
          onChange={(event) => onChange({ ...own, [field]: event.currentTarget.value })}
        />
      ))}
      {TIMES.map(([field, label]) => (
        <DateField
          key={field}
          withTime
          label={t(`form.${label}`)}
          value={own[field]}
          onChange={(time) => onChange({ ...own, [field]: time })}
        />
      ))}
      <IconButton
        label={t('form.removeTerms', { name: own.name })}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={onRemove}
      />
    </fieldset>
  );
}
