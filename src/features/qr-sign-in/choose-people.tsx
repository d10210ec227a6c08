// Who gets sheets: people found by typing, or a whole group at once.
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { useGroupOptions } from '#src/lib/api/group-options.ts';
import { ChipList, type Chip } from '#src/ui/data/chip-list.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { MAX_PEOPLE } from './sheet-values.ts';
import { peopleOfGroup, useFound, type ChosenPeople } from './use-people.ts';
import styles from './qr.module.css';

interface ChoosePeopleProps {
  readonly userIds: readonly string[];
  readonly chosen: ChosenPeople;
  readonly error: string | undefined;
  readonly onChange: (userIds: readonly string[]) => void;
}

export function ChoosePeople({ userIds, chosen, error, onChange }: ChoosePeopleProps): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const readsGroups = useCan('GROUPS_EDIT', 'USERS_EDIT');
  const add = (ids: readonly string[]): void => onChange([...new Set([...userIds, ...ids])]);
  return (
    <div className={styles.people}>
      <div className={styles.choices}>
        <PersonChoice key={userIds.length} userIds={userIds} error={error} onChoose={(id) => add([id])} />
        {readsGroups ? <GroupChoice onChoose={add} /> : null}
      </div>
      {chosen.failed ? <QueryError compact query={chosen.failed} /> : null}
      <ChipList
        label={t('people.chosen', { count: userIds.length })}
        empty={t('people.empty')}
        chips={useChips(userIds, chosen)}
        removeLabel={({ text }) => t('people.remove', { name: text })}
        onRemove={(id) => onChange(userIds.filter((one) => one !== id))}
      />
    </div>
  );
}

/** An unknown person is shown by id only, so that it can be removed. */
function useChips(userIds: readonly string[], { people, isPending }: ChosenPeople): readonly Chip[] {
  const { t } = useTranslation('qr-sign-in');
  const format = useFormat();
  const known = new Map(people.map((person) => [person.id, person]));
  return userIds.map((id): Chip => {
    const person = known.get(id);
    if (person === undefined)
      return isPending ? { id, text: '…' } : { id, text: t('people.unknown'), note: id, tone: 'danger' };
    if (person.refusal !== null)
      return { id, text: person.name, note: t(`people.refusal.${person.refusal}`), tone: 'danger' };
    const until = person.goodUntil === null ? undefined : format.dateTime(person.goodUntil);
    return { id, text: person.name, note: until ? t('people.hasCode', { until }) : person.login };
  });
}

interface PersonChoiceProps {
  readonly userIds: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (id: string) => void;
}

function PersonChoice({ userIds, error, onChoose }: PersonChoiceProps): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const [words, setWords] = useState('');
  const { people, query } = useFound(useDeferredValue(words));
  return (
    <div>
      <ComboBox
        label={t('people.add')}
        placeholder={t('people.placeholder')}
        emptyText={t('people.nobody')}
        error={error}
        value={null}
        onSearch={setWords}
        onChange={onChoose}
        options={people
          .filter(({ id }) => !userIds.includes(id))
          .map(({ id, name, login, groupName, refusal }) => ({
            value: id,
            label: name,
            description: [login, groupName, refusal === null ? null : t(`people.refusal.${refusal}`)]
              .filter(Boolean)
              .join(' · '),
            disabled: refusal !== null,
          }))}
      />
      {query.isError ? <QueryError compact query={query} /> : null}
    </div>
  );
}

function GroupChoice({ onChoose }: { readonly onChoose: (ids: readonly string[]) => void }): ReactElement {
  const { t } = useTranslation('qr-sign-in');
  const { options, onSearch, failed } = useGroupOptions(null);
  const [tries, setTries] = useState(0);
  const add = useMutation({
    mutationFn: (groupId: string) => peopleOfGroup(groupId, MAX_PEOPLE),
    onSuccess: (people) => onChoose(people.filter(({ refusal }) => refusal === null).map(({ id }) => id)),
    onSettled: () => setTries((count) => count + 1),
  });
  return (
    <div>
      <ComboBox
        key={tries}
        label={t('people.addGroup')}
        placeholder={t('people.groupPlaceholder')}
        emptyText={t('people.noGroup')}
        value={null}
        error={add.isError ? add.error.message : undefined}
        disabled={add.isPending}
        onChange={(id) => add.mutate(id)}
        onSearch={onSearch}
        options={options}
      />
      {failed === undefined ? null : <QueryError compact query={failed} />}
    </div>
  );
}
