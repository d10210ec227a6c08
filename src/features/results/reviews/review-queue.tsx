// The review queue: what waits for a mark, by task, event, work or student, and the answers themselves.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import styles from '../report.module.css';
import {
  GROUPS,
  groupFromAddress,
  showsList,
  STATES,
  stateFromAddress,
  type State,
} from './review-address.ts';
import { ReviewGroups } from './review-groups.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviewCounts } from './use-review-counts.ts';

export function ReviewQueue(): ReactElement {
  const { t } = useTranslation('review');
  const [params, setParams] = useSearchParams();
  const state = stateFromAddress(params);
  const by = groupFromAddress(params);
  const isList = showsList(params);
  const { appealCount } = useReviewCounts();
  const labelOf = (value: State): string =>
    value === 'APPEALED' && appealCount > 0
      ? t('appeal.tabCount', { count: appealCount })
      : t(`states.${value}`);
  return (
    <div className={styles.lists}>
      <div className={styles.choices}>
        <RadioGroup
          label={t('state')}
          labelHidden
          look="segments"
          value={state}
          onChange={(next) => setParams({ view: 'review', by, state: next })}
          options={STATES.map((value) => ({ value, label: labelOf(value) }))}
        />
        {isList ? null : (
          <RadioGroup
            label={t('group')}
            labelHidden
            look="segments"
            value={by}
            onChange={(next) => setParams({ view: 'review', by: next, state })}
            options={GROUPS.map((value) => ({ value, label: t(`groups.${value}`) }))}
          />
        )}
      </div>
      {isList ? <ReviewList /> : <ReviewGroups />}
    </div>
  );
}
