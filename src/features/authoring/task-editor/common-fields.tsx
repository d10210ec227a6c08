// What every task has, whatever its type: the question with its files, the hint, what is told after the answer, points and modes.
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftTask } from '#contract/entities/draft.ts';
import type { TaskDraft } from '#contract/entities/task-draft.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import type { AuthorScreenProps } from '#tasks/kit/author/author-props.ts';
import { DocumentsField, PicturesField } from '#tasks/kit/author/files-fields.tsx';
import { RichInput } from '#tasks/kit/author/rich-text/rich-input.tsx';
import { MODES, toggled } from '../work-editor/draft-edits.ts';
import { TOLD } from './mend-in-task.ts';
import styles from './task-editor.module.css';

const withAlt = ({ question, ...rest }: TaskDraft, id: string, alt: LocalizedText): TaskDraft => ({
  ...rest,
  question: { ...question, alts: { ...question.alts, [id]: alt } },
});

export function QuestionFields({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const { content, filesId, alts = {} } = draft.question;
  return (
    <Card title={t('question')}>
      <div className={styles.form}>
        <MendPlace name="question">
          <RichInput
            label={t('question')}
            labelHidden
            description={t('questionHow')}
            text={content}
            language={language}
            onChange={(text) =>
              edit(`question ${language}`, (now) => ({
                ...now,
                question: { ...now.question, content: text },
              }))
            }
          />
        </MendPlace>
        <MendPlace name="pictures">
          <PicturesField
            ids={filesId}
            words={{
              alts,
              language,
              onAlt: (id, alt) => edit(`alt ${id} ${language}`, (now) => withAlt(now, id, alt)),
            }}
            onChange={(ids) => edit(null, (now) => ({ ...now, question: { ...now.question, filesId: ids } }))}
          />
        </MendPlace>
        <section className={styles.form}>
          <h3 className={styles.title}>{t('documents')}</h3>
          <DocumentsField
            ids={draft.fileDocumentIds}
            onChange={(ids) => edit(null, (now) => ({ ...now, fileDocumentIds: ids }))}
          />
        </section>
      </div>
    </Card>
  );
}

export function ToldFields({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const { t } = useTranslation('task-editor');
  const isTold = (name: (typeof TOLD)[number]): boolean => draft[name].ru !== '';
  return (
    <Card title={t('told')}>
      <details className={styles.details} open={TOLD.some(isTold)}>
        <summary>{t('toldHow')}</summary>
        <div className={styles.form}>
          {TOLD.map((name) => (
            <MendPlace key={name} name={name}>
              <RichInput
                label={t(`texts.${name}`)}
                description={t(`textsHow.${name}`)}
                text={draft[name]}
                language={language}
                onChange={(text) => edit(`${name} ${language}`, (now) => ({ ...now, [name]: text }))}
              />
            </MendPlace>
          ))}
        </div>
      </details>
    </Card>
  );
}

export type Settings = Pick<DraftTask, 'maxScore' | 'settingsTask'>;

interface SettingsFieldsProps {
  readonly settings: Settings;
  /** @param field as in `EditDraft` */
  readonly onChange: (field: string | null, change: Partial<Settings>) => void;
  readonly note?: ReactNode;
}

const MAX_POINTS = 10_000;
const MAX_ATTEMPTS = 100;
const MAX_PENALTY = 1000;

export const settingsOf = ({ maxScore, settingsTask }: TaskDraft): Settings => ({ maxScore, settingsTask });

export function SettingsFields({ settings, onChange, note }: SettingsFieldsProps): ReactElement {
  const { t } = useTranslation(['task-editor', 'work-editor']);
  const { maxScore, settingsTask } = settings;
  const { modes, maxAttempts, hintPenalty } = settingsTask;
  const set = (field: string | null, change: Partial<Settings['settingsTask']>): void =>
    onChange(field, { settingsTask: { ...settingsTask, ...change } });
  return (
    <Card title={t('settings')} {...(note === undefined ? null : { subtitle: note })}>
      <div className={styles.form}>
        <div className={styles.figures}>
          <MendPlace name="points">
            <NumberField
              label={t('work-editor:points')}
              value={maxScore}
              max={MAX_POINTS}
              onChange={(points) => onChange('points', { maxScore: points })}
            />
          </MendPlace>
          <MendPlace name="attempts">
            <NumberField
              label={t('work-editor:taskAttempts')}
              placeholder={t('work-editor:asInWork')}
              isWhole
              min={1}
              max={MAX_ATTEMPTS}
              value={maxAttempts}
              onChange={(number) => set('attempts', { maxAttempts: number })}
            />
          </MendPlace>
          <MendPlace name="penalty">
            <NumberField
              label={t('work-editor:penalty')}
              value={hintPenalty}
              max={MAX_PENALTY}
              onChange={(penalty) => set('penalty', { hintPenalty: penalty ?? 0 })}
            />
          </MendPlace>
        </div>
        <fieldset className={styles.modes} data-mend="modes">
          <legend className={styles.title}>{t('modes')}</legend>
          {MODES.map((mode) => (
            <Checkbox
              key={mode}
              label={t(`work-editor:modes.${mode}`)}
              checked={modes.includes(mode)}
              onChange={() => set(null, { modes: toggled(modes, mode) })}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  );
}
