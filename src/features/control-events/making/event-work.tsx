// The work that an event gives, chosen by search.
import { ClipboardList } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { listWorks } from '#contract/calls/works.ts';
import type { Work } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SearchPicker } from '#src/ui/loaded/search-picker.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import type { EventValues } from './event-values.ts';
import styles from './event-form.module.css';

interface EventWorkProps {
  readonly value: EventValues['work'];
  readonly onChange: (work: EventValues['work']) => void;
  readonly error: string | undefined;
}

export function EventWork({ value, onChange, error }: EventWorkProps): ReactElement {
  const { t } = useTranslation('control');
  const language = useLanguage();
  const [isPicking, setPicking] = useState(false);
  const maySee = useCan('WORKS_EDIT');
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('form.work')}</legend>
      <p className={styles.work}>
        <span className={styles.workTitle}>
          <ClipboardList size={20} aria-hidden="true" />
          <span>{value === null ? t('form.noWork') : textIn(value.title, language)}</span>
        </span>
        {value !== null && maySee ? (
          <Link className={linkClass()} to={`/work-update/${value.id}`} target="_blank">
            {t('form.lookAtWork')}
          </Link>
        ) : null}
      </p>
      {error === undefined ? null : (
        <Notice tone="danger" live>
          {error}
        </Notice>
      )}
      <div>
        <Button
          variant="secondary"
          text={t(value === null ? 'form.pickWork' : 'form.otherWork')}
          onClick={() => setPicking(true)}
        />
      </div>
      {isPicking ? (
        <WorkPicker
          onPick={(work) => {
            onChange({ id: work.id, title: work.title });
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </fieldset>
  );
}

interface WorkPickerProps {
  readonly onPick: (work: Work) => void;
  readonly onClose: () => void;
}

function WorkPicker({ onPick, onClose }: WorkPickerProps): ReactElement {
  const { t } = useTranslation(['control', 'cabinet']);
  const language = useLanguage();
  const pick = ([work, ...others]: readonly Work[]): void => {
    if (work !== undefined && others.length === 0) onPick(work);
    else showToast({ tone: 'warning', text: t('form.oneWork') });
  };
  return (
    <SearchPicker
      texts={{ title: t('form.workPicker'), search: t('form.workSearch'), none: t('form.workNone') }}
      there={[]}
      find={(query) => callQuery<typeof listWorks>('/works', { query: { ...query, sort: 'title,asc' } })}
      lineOf={({ title, kind, taskCount, maxScore }: Work) => ({
        name: textIn(title, language),
        about: [t(`cabinet:kinds.${kind}`), t('form.workFacts', { tasks: taskCount, score: maxScore })],
      })}
      onPick={pick}
      onClose={onClose}
    />
  );
}
