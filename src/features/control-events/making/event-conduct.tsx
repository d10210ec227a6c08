// How an event goes: the draw, what is shown afterwards, the code word, the holding of its work.
import type { ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFields } from '#src/lib/forms/use-field.ts';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { EventValues } from './event-values.ts';
import styles from './event-form.module.css';

const DRAWS = ['OWN', 'SAME'] as const;
const REVEALS = ['WORK', 'NOTHING', 'MARK', 'STEPS', 'ALL'] as const;
const MAX_CODE_WORD = 60;

export function EventConduct({ form }: { readonly form: UseFormReturn<EventValues> }): ReactElement {
  const { t } = useTranslation('control');
  const { bind, choose } = useFields(form);
  const [holds, notify] = [choose('holds'), choose('notify')];
  return (
    <div className={styles.part}>
      <RadioGroup
        label={t('form.draw')}
        look="segments"
        {...choose('draw')}
        options={DRAWS.map((value) => ({ value, label: t(`form.draws.${value}`) }))}
      />
      <Select
        label={t('form.reveal')}
        placeholder={t('form.reveals.WORK')}
        {...choose('reveal')}
        options={REVEALS.map((value) => ({ value, label: t(`form.reveals.${value}`) }))}
      />
      <TextField
        label={t('form.codeWord')}
        description={t('form.codeWordHint')}
        autoComplete="off"
        maxLength={MAX_CODE_WORD}
        {...bind('codeWord')}
      />
      <Switch
        label={t('form.holds')}
        description={t('form.holdsHint')}
        checked={holds.value}
        onChange={(event) => holds.onChange(event.currentTarget.checked)}
      />
      <Switch
        label={t('form.notify')}
        description={t('form.notifyHint')}
        checked={notify.value}
        onChange={(event) => notify.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
