// Choosing works for a course, by search among all; one of another course moves.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listWorks } from '#contract/calls/works.ts';
import type { Work } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SearchField } from '#src/ui/fields/search-field.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import type { CourseWork } from './course-values.ts';
import styles from './courses.module.css';

interface WorkPickerProps {
  readonly open: boolean;
  /** Those that the course has: they are not offered. */
  readonly there: readonly CourseWork[];
  readonly onPick: (works: readonly CourseWork[]) => void;
  readonly onClose: () => void;
}

const SHOWN = 50;

export function WorkPicker(props: WorkPickerProps): ReactElement {
  const { t } = useTranslation(['courses', 'common']);
  return (
    <Overlay
      open={props.open}
      size="m"
      title={t('picker.title')}
      closeLabel={t('common:actions.close')}
      onClose={props.onClose}
    >
      {props.open ? <Picker {...props} /> : null}
    </Overlay>
  );
}

function useFound(words: string) {
  const search = words.trim().slice(0, 200);
  const query = { size: SHOWN, sort: 'title,asc', ...(search === '' ? {} : { search }) } as const;
  return useQuery({
    ...callQuery<typeof listWorks>('/works', { query }),
    placeholderData: keepPreviousData,
  });
}

const asPicked = ({ id, kind, title, taskCount, maxScore }: Work): CourseWork => ({
  id,
  kind,
  title,
  taskCount,
  maxScore,
  opens: { kind: 'AT_ONCE' },
});

function Picker({ there, onPick, onClose }: WorkPickerProps): ReactElement {
  const { t } = useTranslation(['courses', 'lists', 'common']);
  const [words, setWords] = useState('');
  /** In the order in which they were chosen. */
  const [picked, setPicked] = useState<readonly CourseWork[]>([]);
  const found = useFound(words);
  const works = found.data?.content.filter((work) => !there.some(({ id }) => id === work.id));
  const toggle = (work: Work): void => {
    const rest = picked.filter(({ id }) => id !== work.id);
    setPicked(rest.length < picked.length ? rest : [...picked, asPicked(work)]);
  };
  return (
    <div className={styles.form}>
      <SearchField
        label={t('picker.search')}
        clearLabel={t('lists:clearSearch')}
        value={words}
        onChange={setWords}
      />
      {found.isError ? <QueryError query={found} /> : null}
      {works ? <Found works={works} picked={picked} onToggle={toggle} /> : null}
      {(found.data?.totalElements ?? 0) > SHOWN ? (
        <p className={styles.note}>{t('picker.more', { number: SHOWN })}</p>
      ) : null}
      <p className={styles.note} aria-live="polite">
        {t('lists:chosen', { number: picked.length })}
      </p>
      <div className={styles.buttons}>
        <Button text={t('picker.add')} disabled={picked.length === 0} onClick={() => onPick(picked)} />
        <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
      </div>
    </div>
  );
}

interface FoundProps {
  readonly works: readonly Work[];
  readonly picked: readonly CourseWork[];
  readonly onToggle: (work: Work) => void;
}

function Found({ works, picked, onToggle }: FoundProps): ReactElement {
  const { t } = useTranslation(['courses', 'cabinet']);
  const language = useLanguage();
  if (works.length === 0) return <p>{t('picker.none')}</p>;
  const about = ({ kind, taskCount, courseId }: Work): string =>
    [
      t(`cabinet:kinds.${kind}`),
      t('form.tasks', { count: taskCount }),
      ...(courseId === null ? [] : [t('picker.elsewhere')]),
    ].join(' · ');
  return (
    <ul className={styles.choices}>
      {works.map((work) => (
        <li key={work.id}>
          <Checkbox
            checked={picked.some(({ id }) => id === work.id)}
            label={
              <span className={styles.workTexts}>
                <span>{textIn(work.title, language)}</span>
                <span className={styles.note}>{about(work)}</span>
              </span>
            }
            onChange={() => onToggle(work)}
          />
        </li>
      ))}
    </ul>
  );
}
