// Ids chosen from a list of the simulation's words, as chips, with a box that adds one by typing.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import styles from '../practice-tools.module.css';

export interface IdOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
}

interface IdChipsProps {
  readonly label: string;
  /** Said where nothing is chosen. */
  readonly none: string;
  readonly ids: readonly string[];
  readonly options: readonly IdOption[];
  readonly onChange: (ids: string[]) => void;
}

export function IdChips({ label, none, ids, options, onChange }: IdChipsProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const nameOf = (id: string): string => options.find(({ value }) => value === id)?.label ?? id;
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{label}</legend>
      <ChipList
        label={label}
        chips={ids.map((id) => ({ id, text: nameOf(id), note: nameOf(id) === id ? undefined : id }))}
        removeLabel={({ text }) => t('remove', { name: text })}
        onRemove={(id) => onChange(ids.filter((one) => one !== id))}
        empty={none}
      />
      <ComboBox
        key={ids.join(' ')}
        label={t('addTo', { name: label })}
        labelHidden
        placeholder={t('add')}
        emptyText={t('lists:nothingFound')}
        value={null}
        onChange={(id) => onChange([...ids, id])}
        options={options.filter(({ value }) => !ids.includes(value))}
      />
    </fieldset>
  );
}
