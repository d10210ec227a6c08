// The patronymic, which is asked for, with a box for those who have none.
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from './checkbox.tsx';
import styles from './patronymic-field.module.css';
import { TextField } from './text-field.tsx';

interface PatronymicFieldProps extends Omit<ComponentProps<typeof TextField>, 'className'> {
  /** Whether the person has none: then nothing can be typed, and what was typed is not sent. */
  readonly none: boolean;
  readonly onNone: (none: boolean) => void;
}

export function PatronymicField({ none, onNone, ...field }: PatronymicFieldProps): ReactElement {
  const { t } = useTranslation('common');
  return (
    <div className={styles.patronymic}>
      <TextField
        {...field}
        required={!none}
        error={none ? undefined : field.error}
        readOnly={none}
        aria-disabled={none}
      />
      <Checkbox
        label={t('noPatronymic')}
        checked={none}
        onChange={(event) => onNone(event.currentTarget.checked)}
      />
    </div>
  );
}
