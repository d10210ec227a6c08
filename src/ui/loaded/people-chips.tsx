// Chosen people as chips, with a picker that adds some.
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Button } from '../buttons/button.tsx';
import { ChipList } from '../data/chip-list.tsx';
import styles from './people-chips.module.css';
import { PeoplePicker } from './people-picker.tsx';

export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

interface PeopleChipsProps {
  readonly value: readonly NamedPerson[];
  readonly onChange: (value: readonly NamedPerson[]) => void;
  /** Of those whom one may not see; null: there are none. */
  readonly hidden: string | null;
  readonly say: {
    readonly people: string;
    readonly add: string;
    readonly addChosen: string;
    readonly remove: (name: string) => string;
  };
}

export function PeopleChips({ value, onChange, hidden, say }: PeopleChipsProps): ReactElement {
  const [isPicking, setPicking] = useState(false);
  return (
    <fieldset className={styles.people}>
      <legend className={styles.legend}>{say.people}</legend>
      {value.length === 0 ? null : (
        <div className={styles.chips}>
          <ChipList
            label={say.people}
            chips={value.map(({ id, name }) => ({ id, text: name }))}
            removeLabel={({ text }) => say.remove(text)}
            onRemove={(id) => onChange(value.filter((one) => one.id !== id))}
            empty={null}
          />
        </div>
      )}
      {hidden === null ? null : <p className={styles.note}>{hidden}</p>}
      <div>
        <Button
          variant="secondary"
          icon={<UserPlus size={18} aria-hidden="true" />}
          text={say.add}
          onClick={() => setPicking(true)}
        />
      </div>
      <PeoplePicker
        open={isPicking}
        title={say.add}
        confirmText={say.addChosen}
        isThere={(user) => value.some(({ id }) => id === user.id)}
        onPick={(added) => {
          onChange([...value, ...added.map(({ id, fullName }) => ({ id, name: fullName }))]);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}
