// Over the cover of a stopped attempt: who has stopped the time, and what they say.
import type { ReactElement } from 'react';
import type { LearnerExecution } from '#contract/entities/execution.ts';
import styles from './control.module.css';

export function PausedBy({ event: { pausedBy } }: { readonly event: LearnerExecution }): ReactElement {
  return (
    <output className={pausedBy === null ? undefined : styles.pausedBy}>
      <strong>{pausedBy?.byName}</strong>
      <span>{pausedBy?.text}</span>
    </output>
  );
}
