// To whom a course is open: groups, and single people.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupChips } from '#src/ui/loaded/group-chips.tsx';
import { PeopleChips } from '#src/ui/loaded/people-chips.tsx';
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
  return (
    <PeopleChips
      value={value}
      onChange={onChange}
      hidden={hiddenPersonCount > 0 ? t('form.hiddenPeople', { count: hiddenPersonCount }) : null}
      say={{
        people: t('form.people'),
        add: t('form.addPeople'),
        addChosen: t('form.addChosen'),
        remove: (name) => t('form.removePerson', { name }),
      }}
    />
  );
}
