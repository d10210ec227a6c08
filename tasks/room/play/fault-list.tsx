// The faults of a person: each told only when it has been set right.
import { CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { Fault } from '../guide/faults.ts';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './assist.module.css';

interface FaultListProps {
  readonly faults: readonly Fault[];
  readonly language: Language;
}

export function FaultList({ faults, language }: FaultListProps): ReactElement {
  const texts = roomTexts(language).faults;
  const found = faults.filter(({ isRight }) => isRight);
  const hidden = faults.filter(({ isRight }) => !isRight);
  return (
    <ul className={styles.rows}>
      {found.map(({ id, text }) => (
        <li key={id} className={`${styles.row} ${styles.done}`} data-fault="right">
          <CircleCheck size={16} aria-hidden="true" />
          <span>{textIn(text, language)}</span>
        </li>
      ))}
      {hidden.map(({ id }) => (
        <li key={id} className={styles.row} data-fault="hidden">
          <CircleHelp size={16} aria-hidden="true" />
          <span className={styles.count}>{texts.hidden}</span>
        </li>
      ))}
    </ul>
  );
}
