// What two authors changed differently: both values side by side, and a choice.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion, KnownTask } from '#contract/entities/draft.ts';
import { valueAt } from '#contract/merge/questions.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { fieldWords, valueWords } from './draft-words.ts';
import type { WorkView } from './use-work-draft.ts';
import { useWords } from './use-words.ts';
import styles from './work-editor.module.css';

interface QuestionsPanelProps {
  readonly view: WorkView;
  readonly tasks: ReadonlyMap<string, KnownTask>;
  readonly onDecide: (question: DraftQuestion, takesOther: boolean) => void;
}

export function QuestionsPanel({ view, tasks, onDecide }: QuestionsPanelProps): ReactElement | null {
  const { t } = useTranslation('work-editor');
  const words = useWords(tasks);
  if (view.questions.length === 0) return null;
  return (
    <Notice tone="warning" live title={t('questions.title')}>
      <p>{t('questions.text')}</p>
      {view.questions.map((question) => {
        const { path, other } = question;
        const field = fieldWords(path, words);
        const value: unknown = other === '' ? undefined : JSON.parse(other);
        return (
          <section key={path.join(' ')} className={styles.decision} aria-label={field}>
            <h3 className={styles.decisionField}>{field}</h3>
            <div className={styles.sides}>
              <Side
                title={t('questions.here')}
                text={valueWords(path, valueAt(view.data, path), words)}
                act={t('questions.keep')}
                label={t('questions.of', { field: t('questions.keep'), name: field })}
                onTake={() => onDecide(question, false)}
              />
              <Side
                title={t('questions.other')}
                text={valueWords(path, value, words)}
                act={t('questions.take')}
                label={t('questions.of', { field: t('questions.take'), name: field })}
                onTake={() => onDecide(question, true)}
              />
            </div>
          </section>
        );
      })}
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
