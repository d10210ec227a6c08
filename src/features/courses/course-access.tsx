// To whom a course is open: groups, and single people.
import { UserPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChipList } from '#src/ui/data/chip-list.tsx';
import { GroupChips } from '#src/ui/loaded/group-chips.tsx';
import { PeoplePicker } from '#src/ui/loaded/people-picker.tsx';
import type { Named } from './course-values.ts';
import styles from './courses.module.css';

interface Choice {
  readonly value: readonly Named[];
  readonly onChange: (value: readonly Named[]) => void;
}

interface CourseAccessProps {
  readonly groups: Choice;
  readonly people: Choice;
  readonly hiddenPersonCount: number;
}

const chipsOf = (named: readonly Named[]) => named.map(({ id, name }) => ({ id, text: name }));
const without = (named: readonly Named[], id: string): readonly Named[] =>
  named.filter((one) => one.id !== id);

export function CourseAccess({ groups, people, hiddenPersonCount }: CourseAccessProps): ReactElement {
  return (
    <div className={styles.form}>
      <Groups {...groups} />
      <People {...people} hiddenPersonCount={hiddenPersonCount} />
    </div>
  );
}

function Groups({ value, onChange }: Choice): ReactElement {
  const { t } = useTranslation('courses');
  return (
    <GroupChips
      ids={value.map(({ id }) => id)}
      known={value}
      onChange={(_ids, groups) => onChange(groups)}
      say={{
        groups: t('form.groups'),
        none: t('form.noGroups'),
        add: t('form.addGroup'),
        pick: t('form.pickGroup'),
        remove: (name) => t('form.removeGroup', { name }),
      }}
    />
  );
}

function People({
  value,
  onChange,
  hiddenPersonCount,
}: Choice & { readonly hiddenPersonCount: number }): ReactElement {
  const { t } = useTranslation('courses');
  const [isPicking, setPicking] = useState(false);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('form.people')}</legend>
      {value.length === 0 ? null : (
        <ChipList
          label={t('form.people')}
          chips={chipsOf(value)}
          removeLabel={({ text }) => t('form.removePerson', { name: text })}
          onRemove={(id) => onChange(without(value, id))}
          empty={null}
        />
      )}
      {hiddenPersonCount > 0 ? (
        <p className={styles.note}>{t('form.hiddenPeople', { count: hiddenPersonCount })}</p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<UserPlus size={18} aria-hidden="true" />}
          text={t('form.addPeople')}
          onClick={() => setPicking(true)}
        />
      </div>
      <PeoplePicker
        open={isPicking}
        title={t('form.addPeople')}
        confirmText={t('form.addChosen')}
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
