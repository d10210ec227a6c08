// Choosing several people by search: a group's teachers, people to add to it.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listUsers } from '#contract/calls/users.ts';
import type { User } from '#contract/entities/user.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { joinClasses } from '#src/ui/styles/join-classes.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { fullNameOf } from '#contract/full-name.ts';
import styles from './people-picker.module.css';
import { PersonLine } from './person-line.tsx';

interface Picked {
  readonly id: string;
  readonly fullName: string;
}

interface PeoplePickerProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmText: string;
  readonly roleName?: string | undefined;
  /** Excludes those who are already there. */
  readonly isThere: (user: User) => boolean;
  readonly isSending?: boolean | undefined;
  readonly failure?: string | undefined;
  readonly onPick: (people: readonly Picked[]) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

export function PeoplePicker(props: PeoplePickerProps): ReactElement {
  const { t } = useTranslation('common');
  const { open, title, onClose, isSending } = props;
  return (
    <Overlay
      open={open}
      size="m"
      title={title}
      closeLabel={t('actions.close')}
      locked={isSending}
      onClose={onClose}
    >
      {open ? <Picker {...props} /> : null}
    </Overlay>
  );
}

function useFound(words: string, roleName: string | undefined) {
  const search = words.trim().slice(0, 200);
  const query = {
    size: SHOWN,
    sort: 'surname,asc',
    active: 'true',
    ...(roleName === undefined ? {} : { role: roleName }),
    ...(search === '' ? {} : { search }),
  } as const;
  return useQuery({
    ...callQuery<typeof listUsers>('/users', { query }),
    placeholderData: keepPreviousData,
  });
}

function Picker(props: PeoplePickerProps): ReactElement {
  const { roleName, isThere, confirmText, isSending, failure, onPick, onClose } = props;
  const { t } = useTranslation(['people', 'lists', 'common']);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<string, string>>(new Map());
  const found = useFound(words, roleName);
  const people = found.data?.content.filter((user) => !isThere(user));
  const total = found.data?.totalElements ?? 0;
  return (
    <div className={styles.form}>
      <SearchField
        label={t('search')}
        clearLabel={t('lists:clearSearch')}
        value={words}
        onChange={setWords}
      />
      {found.isError ? <QueryError query={found} /> : null}
      {people ? <FoundPeople people={people} picked={picked} onChange={setPicked} /> : null}
      {total > SHOWN ? <p className={styles.note}>{t('picker.more')}</p> : null}
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <p className={styles.note} aria-live="polite">
        {t('lists:chosen', { number: picked.size })}
      </p>
      <div className={styles.buttons}>
        <Button
          text={confirmText}
          disabled={picked.size === 0}
          loading={isSending}
          onClick={() => onPick([...picked].map(([id, fullName]) => ({ id, fullName })))}
        />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </div>
  );
}

interface FoundPeopleProps {
  readonly people: readonly User[];
  readonly picked: ReadonlyMap<string, string>;
  readonly onChange: (picked: ReadonlyMap<string, string>) => void;
}

function FoundPeople({ people, picked, onChange }: FoundPeopleProps): ReactElement {
  const { t } = useTranslation('lists');
  if (people.length === 0) return <p>{t('nothingFound')}</p>;
  const toggle = (user: User): void => {
    const next = new Map(picked);
    if (!next.delete(user.id)) next.set(user.id, fullNameOf(user));
    onChange(next);
  };
  return (
    <ul className={joinClasses(styles.plain, styles.scroll)}>
      {people.map((user) => (
        <li key={user.id}>
          <Checkbox
            checked={picked.has(user.id)}
            label={<Words user={user} />}
            onChange={() => toggle(user)}
          />
        </li>
      ))}
    </ul>
  );
}

function Words({ user }: { readonly user: User }): ReactElement {
  return (
    <PersonLine user={user}>
      <span>{fullNameOf(user)}</span>
      <span className={styles.note}>{[user.login, user.group?.name ?? '—'].join(' · ')}</span>
    </PersonLine>
  );
}
