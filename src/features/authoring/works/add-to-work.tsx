// Asks for the work that chosen tasks are to be added to; works are searched at the server.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { listWorks } from '#contract/calls/works.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import { useChangeTasks } from './content-acts.ts';
import styles from './works.module.css';

interface AddToWorkProps {
  readonly taskIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function AddToWork({ taskIds, onDone, onClose }: AddToWorkProps): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const change = useChangeTasks();
  const [workId, choose] = useState('');
  const add = (): void =>
    change.mutate(
      { taskIds: [...taskIds], action: { kind: 'ADD_TO_WORK', workId } },
      {
        onSuccess: () => {
          onClose();
          onDone();
        },
      },
    );
  return (
    <Overlay
      open
      title={t('toWork.title', { count: taskIds.length })}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      locked={change.isPending}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('toWork.add')} disabled={workId === ''} loading={change.isPending} onClick={add} />
        </>
      }
    >
      <div className={styles.form}>
        <WorkBox value={workId} onChange={choose} />
        <p className={styles.note}>{t('toWork.note')}</p>
      </div>
    </Overlay>
  );
}

const SHOWN = 50;

interface WorkBoxProps {
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function WorkBox({ value, onChange }: WorkBoxProps): ReactElement {
  const { t } = useTranslation(['works', 'lists']);
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>();
  const words = useDeferredValue(typed).trim();
  // The box puts the chosen title into its field, which is not a search.
  const search = words === chosen?.label ? '' : words.slice(0, 200);
  const query = { size: SHOWN, sort: 'title,asc', ...(search === '' ? {} : { search }) } as const;
  const works = useQuery({
    ...callQuery<typeof listWorks>('/works', { query }),
    placeholderData: keepPreviousData,
  });
  const found = (works.data?.content ?? []).map(({ id, title }) => ({
    value: id,
    label: textIn(title, language),
  }));
  const options =
    chosen === undefined || found.some((one) => one.value === chosen.value) ? found : [chosen, ...found];
  return (
    <>
      <ComboBox
        label={t('toWork.work')}
        placeholder={t('toWork.work')}
        emptyText={t('lists:nothingFound')}
        value={value}
        onSearch={setTyped}
        onChange={(id) => {
          setChosen(options.find((one) => one.value === id));
          onChange(id);
        }}
        options={options}
      />
      {works.isError ? <QueryError compact query={works} /> : null}
    </>
  );
}
