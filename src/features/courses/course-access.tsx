// To whom a course is open: groups, and single people.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourseDraft, CourseDraftState } from '#contract/entities/course-draft.ts';
import { GroupChips } from '#src/ui/loaded/group-chips.tsx';
import { PeopleChips, type NamedPerson } from '#src/ui/loaded/people-chips.tsx';
import styles from './courses.module.css';

interface CourseAccessProps {
  readonly draft: CourseDraft;
  readonly state: CourseDraftState;
  readonly onGroups: (ids: string[]) => void;
  readonly onPeople: (ids: string[]) => void;
}

export function CourseAccess({ draft, state, onGroups, onPeople }: CourseAccessProps): ReactElement {
  const { t } = useTranslation('courses');
  return (
    <div className={styles.form}>
      <GroupChips
        ids={draft.groupIds}
        known={state.groups}
        onChange={onGroups}
        say={{
          groups: t('form.groups'),
          none: t('form.noGroups'),
          add: t('form.addGroup'),
          pick: t('form.pickGroup'),
          remove: (name) => t('form.removeGroup', { name }),
        }}
      />
      <People draft={draft} state={state} onPeople={onPeople} />
    </div>
  );
}

function People({ draft, state, onPeople }: Omit<CourseAccessProps, 'onGroups'>): ReactElement {
  const { t } = useTranslation('courses');
  const [added, setAdded] = useState<readonly NamedPerson[]>([]);
  const known = [...state.people.map(({ id, fullName }) => ({ id, name: fullName })), ...added];
  const change = (people: readonly NamedPerson[]): void => {
    setAdded([...added, ...people]);
    onPeople(people.map(({ id }) => id).toSorted());
  };
  const hidden = state.hiddenPersonCount;
  return (
    <PeopleChips
      value={draft.userIds.flatMap((id) => known.find((person) => person.id === id) ?? [])}
      onChange={change}
      hidden={hidden > 0 ? t('form.hiddenPeople', { count: hidden }) : null}
      say={{
        people: t('form.people'),
        add: t('form.addPeople'),
        addChosen: t('form.addChosen'),
        remove: (name) => t('form.removePerson', { name }),
      }}
    />
  );
}
