// The field and what its words name: arrows move through the list while the focus stays in the field.
import { CalendarClock, ClipboardList, FileText, GraduationCap, UserRound, UsersRound } from 'lucide-react';
import { useDeferredValue, useEffect, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import styles from './finder.module.css';
import { MAX_WORDS } from './max-words.ts';
import { useFound, type FoundGroup } from './use-found.ts';

const ICONS = {
  pages: FileText,
  people: UserRound,
  groups: UsersRound,
  works: ClipboardList,
  courses: GraduationCap,
  events: CalendarClock,
} as const satisfies Record<FoundGroup['kind'], unknown>;

interface FinderListProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onChosen: () => void;
}

/** What it names stands below it all the time; the list's id is added by the library. */
const SHOWS_LIST = { role: 'combobox', 'aria-expanded': true } as const;

export function FinderList({ words, onWords, onChosen }: FinderListProps): ReactElement {
  const { t } = useTranslation('finder');
  const navigate = useNavigate();
  const soughtWords = useDeferredValue(words);
  const { groups, isPending, failed } = useFound(soughtWords);
  const go = (key: unknown): void => {
    onChosen();
    void navigate(String(key));
  };
  const isReady = soughtWords === words && !isPending;
  const onEnter = useFirstOnEnter(words, isReady ? groups[0]?.found[0]?.to : undefined, go);
  return (
    <div className={styles.finder} onKeyDownCapture={onEnter}>
      <Autocomplete inputValue={words} onInputChange={onWords}>
        <SearchField aria-label={t('label')} autoFocus className={styles.field ?? ''}>
          <Input
            {...SHOWS_LIST}
            placeholder={t('placeholder')}
            maxLength={MAX_WORDS}
            className={styles.input ?? ''}
          />
        </SearchField>
        <ListBox
          aria-label={t('found')}
          selectionMode="none"
          onAction={go}
          className={styles.list ?? ''}
          renderEmptyState={() => (
            <p className={styles.empty}>
              {isPending ? t('searching') : t('nothing', { words: words.trim() })}
            </p>
          )}
        >
          {groups.map((group) => (
            <GroupOfFound key={group.kind} group={group} />
          ))}
        </ListBox>
      </Autocomplete>
      {failed === undefined ? null : <QueryError compact query={failed} />}
      <p className={styles.keys}>{t('keys')}</p>
    </div>
  );
}

/** Enter that is pressed before the answer has come, and so before anything is marked, chooses the first of it. */
function useFirstOnEnter(words: string, first: string | undefined, go: (to: string) => void) {
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    if (first !== undefined && awaited === words) go(first);
  });
  return ({ key, target }: KeyboardEvent): void => {
    const isMarked = target instanceof Element && target.hasAttribute('aria-activedescendant');
    if (key === 'Enter' && !isMarked && words.trim() !== '') setAwaited(words);
  };
}

function GroupOfFound({ group: { kind, found } }: { readonly group: FoundGroup }): ReactElement {
  const { t } = useTranslation('finder');
  const Icon = ICONS[kind];
  return (
    <ListBoxSection id={kind}>
      <Header className={styles.kind}>{t(`kinds.${kind}`)}</Header>
      {found.map(({ to, title, note }) => (
        <ListBoxItem key={to} id={to} textValue={title} className={styles.option ?? ''}>
          <Icon size={18} aria-hidden="true" className={styles.icon} />
          <Text slot="label" className={styles.words ?? ''}>
            <span>{title}</span>
            {note === undefined || note === '' ? null : <span className={styles.note}>{note}</span>}
          </Text>
        </ListBoxItem>
      ))}
    </ListBoxSection>
  );
}
