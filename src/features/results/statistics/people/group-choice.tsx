// From the list of works to the figures of a group.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { resultChoices } from '#contract/calls/results.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { groupStatisticsPath } from '../statistics-address.ts';
import styles from '../statistics.module.css';

/** Nothing for somebody who sees no group. */
export function GroupChoice(): ReactElement | null {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const choices = useQuery(
    callQuery<typeof resultChoices>('/completed-work/choices', { query: { own: 'false' } }),
  );
  if (choices.isError) return <QueryError compact query={choices} />;
  const groups = choices.data?.groups ?? [];
  if (groups.length === 0) return null;
  return (
    <div className={styles.countedAs}>
      <ComboBox
        label={t('ofPeople.choose')}
        placeholder={t('ofPeople.chooseGroup')}
        options={groups.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        emptyText={t('ofPeople.noSuchGroup')}
        onChange={(id) => void navigate(groupStatisticsPath(id))}
      />
    </div>
  );
}
