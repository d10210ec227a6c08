// Choosing tasks of the bank for a work, by search in all their texts.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listTasks } from '#contract/calls/tasks.ts';
import type { BankTask } from '#contract/entities/bank.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './work-editor.module.css';

interface TaskPickerProps {
  /** Those that the work has: they are not offered. */
  readonly there: readonly { readonly id: string }[];
  readonly onPick: (tasks: readonly BankTask[]) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

function useTasksQuery(words: string) {
  const search = useDeferredValue(words).trim().slice(0, 200);
  const query = { size: SHOWN, ...(search === '' ? {} : { search }) };
  return {
    ...callQuery<typeof listTasks>('/tasks', { query }),
    placeholderData: keepPreviousData,
  };
}

export function TaskPicker({ there, onPick, onClose }: TaskPickerProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'lists', 'common']);
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState<readonly BankTask[]>([]);
  const found = useQuery(useTasksQuery(words));
  const tasks = found.data?.content.filter(({ id }) => !there.some((one) => one.id === id));
  const toggle = (task: BankTask): void => {
    const others = picked.filter(({ id }) => id !== task.id);
    setPicked(others.length < picked.length ? others : [...picked, task]);
  };
  return (
    <Overlay
      open
      size="m"
      title={t('picker.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('picker.add')} disabled={picked.length === 0} onClick={() => onPick(picked)} />
        </>
      }
    >
      <div className={styles.form}>
        <SearchField
          label={t('picker.search')}
          clearLabel={t('lists:clearSearch')}
          value={words}
          onChange={setWords}
        />
        {found.isError ? <QueryError query={found} /> : null}
        {tasks ? <Found tasks={tasks} picked={picked} onToggle={toggle} /> : null}
        {(found.data?.totalElements ?? 0) > SHOWN ? (
          <p className={styles.note}>{t('picker.more', { number: SHOWN })}</p>
        ) : null}
        <p className={styles.note} aria-live="polite">
          {t('lists:chosen', { number: picked.length })}
        </p>
      </div>
    </Overlay>
  );
}

interface FoundProps {
  readonly tasks: readonly BankTask[];
  readonly picked: readonly BankTask[];
  readonly onToggle: (task: BankTask) => void;
}

function Found({ tasks, picked, onToggle }: FoundProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'works']);
  const language = useLanguage();
  const format = useFormat();
  if (tasks.length === 0) return <p>{t('picker.none')}</p>;
  const about = ({ taskType, maxScore, topics }: BankTask): string =>
    [
      t(`works:types.${taskType}`),
      `${t('points')}: ${format.number(maxScore)}`,
      ...topics.map(({ name }) => name),
    ].join(' · ');
  return (
    <ul className={styles.choices}>
      {tasks.map((task) => (
        <li key={task.id}>
          <Checkbox
            checked={picked.some(({ id }) => id === task.id)}
            label={
              <span className={styles.choice}>
                <span className={styles.question}>{textIn(task.question, language)}</span>
                <span className={styles.note}>{about(task)}</span>
              </span>
            }
            onChange={() => onToggle(task)}
          />
        </li>
      ))}
    </ul>
  );
}
