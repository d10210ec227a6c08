// The groups to whom something is open, as chips, with a box that adds one.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupOptions } from '#src/lib/api/group-options.ts';
import { ChipList } from '../data/chip-list.tsx';
import { ComboBox } from '../fields/combo-box.tsx';
import styles from './group-chips.module.css';

interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

interface GroupChipsProps {
  readonly ids: readonly string[];
  /** The names of those that were there before. */
  readonly known: readonly NamedGroup[];
  readonly onChange: (ids: string[], groups: readonly NamedGroup[]) => void;
  readonly say: {
    readonly groups: string;
    readonly none: string;
    readonly add: string;
    readonly pick: string;
    readonly remove: (name: string) => string;
  };
}

export function GroupChips({ ids, known, onChange, say }: GroupChipsProps): ReactElement {
  const { t } = useTranslation('lists');
  const { options, onSearch } = useGroupOptions(null);
  const [added, setAdded] = useState<readonly NamedGroup[]>([]);
  const named = [...known, ...added, ...options.map(({ value, label }) => ({ id: value, name: label }))];
  const nameOf = (id: string): string => named.find((group) => group.id === id)?.name ?? id;
  const change = (next: readonly string[]): void =>
    onChange(
      next.toSorted(),
      next.map((id) => ({ id, name: nameOf(id) })),
    );
  const add = (id: string): void => {
    setAdded([...added, { id, name: nameOf(id) }]);
    change([...ids, id]);
  };
  return (
    <fieldset className={styles.groups}>
      <legend className={styles.legend}>{say.groups}</legend>
      <ChipList
        label={say.groups}
        chips={ids.map((id) => ({ id, text: nameOf(id) }))}
        removeLabel={({ text }) => say.remove(text)}
        onRemove={(id) => change(ids.filter((one) => one !== id))}
        empty={say.none}
      />
      <ComboBox
        key={ids.length}
        label={say.add}
        placeholder={say.pick}
        emptyText={t('nothingFound')}
        value={null}
        onChange={add}
        onSearch={onSearch}
        options={options.filter(({ value }) => !ids.includes(value))}
      />
    </fieldset>
  );
}
