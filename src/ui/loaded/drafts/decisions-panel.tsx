// What two authors changed differently: both values side by side, and a choice.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#contract/entities/draft.ts';
import { valueAt } from '#contract/merge/questions.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from './drafts.module.css';
import { MendPlace } from './mend-place.tsx';

type Path = readonly string[];

interface DecisionsPanelProps {
  readonly data: unknown;
  readonly questions: readonly DraftQuestion[];
  /** What waits for the choice. */
  readonly text: string;
  readonly say: {
    readonly field: (path: Path) => string;
    readonly value: (path: Path, value: unknown) => string;
  };
  readonly onDecide: (question: DraftQuestion, takesOther: boolean) => void;
}

export function DecisionsPanel(props: DecisionsPanelProps): ReactElement | null {
  const { data, questions, text, say, onDecide } = props;
  const { t } = useTranslation('work-editor');
  if (questions.length === 0) return null;
  return (
    <Notice tone="warning" live title={t('questions.title')}>
      <p>
        {text} {t('questions.whence')}
      </p>
      <MendPlace name="decisions">
        {questions.map((question) => {
          const { path, other } = question;
          const field = say.field(path);
          const value: unknown = other === '' ? undefined : JSON.parse(other);
          return (
            <section key={`${path.join(' ')} ${other}`} className={styles.decision} aria-label={field}>
              <h2 className={styles.decisionField}>{field}</h2>
              <div className={styles.sides}>
                <Side
                  title={t('questions.here')}
                  text={say.value(path, valueAt(data, path))}
                  act={t('questions.keep')}
                  label={t('questions.of', { field: t('questions.keep'), name: field })}
                  onTake={() => onDecide(question, false)}
                />
                <Side
                  title={t('questions.other')}
                  text={say.value(path, value)}
                  act={t('questions.take')}
                  label={t('questions.of', { field: t('questions.take'), name: field })}
                  onTake={() => onDecide(question, true)}
                />
              </div>
            </section>
          );
        })}
      </MendPlace>
    </Notice>
  );
}

interface SideProps {
  readonly title: string;
  readonly text: string;
  readonly act: string;
  readonly label: string;
  readonly onTake: () => void;
}

function Side({ title, text, act, label, onTake }: SideProps): ReactElement {
  return (
    <div className={styles.side}>
      <span className={styles.note}>{title}</span>
      <p className={styles.sideText}>{text}</p>
      <Button size="s" variant="secondary" text={act} aria-label={label} onClick={onTake} />
    </div>
  );
}
