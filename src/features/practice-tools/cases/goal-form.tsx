// What a case is called, what it asks for, how long it may take, how hard it is, and its hints.
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDraft, Difficulty } from '#contract/entities/case-draft.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { EMPTY_TEXT, TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../practice-tools.module.css';
import { DIFFICULTIES } from '../tools-address.ts';
import type { EditCase } from './case-drafts.ts';
import { withKey } from './draft-edits.ts';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;
const MAX_HINTS = 40;
const BY_STEPS = 'BY_STEPS';
const MAX_TITLE = 200;

interface GoalFormProps {
  readonly draft: CaseDraft;
  readonly edit: EditCase;
}

export function GoalForm({ draft, edit }: GoalFormProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { title, goal } = draft;
  const lacks = (one: Language): boolean =>
    one !== DEFAULT_LANGUAGE && (title[one].trim() === '' || goal[one].trim() === '');
  return (
    <div className={styles.form}>
      <MendPlace name="language">
        <LanguageSegments
          label={t('textLanguage')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? t('noTranslation') : undefined)}
        />
      </MendPlace>
      <Card title={t('goal.title')}>
        <div className={styles.form}>
          <MendPlace name="title">
            <TextInput
              label={t('goal.name')}
              text={title}
              language={language}
              maxLength={MAX_TITLE}
              onChange={(text) => edit(`title ${language}`, (now) => ({ ...now, title: text }))}
            />
          </MendPlace>
          <MendPlace name="goal">
            <TextInput
              label={t('goal.goal')}
              description={t('goal.goalHow')}
              text={goal}
              language={language}
              rows={3}
              onChange={(text) => edit(`goal ${language}`, (now) => ({ ...now, goal: text }))}
            />
          </MendPlace>
          <Figures draft={draft} edit={edit} />
        </div>
      </Card>
      <Hints draft={draft} edit={edit} language={language} />
    </div>
  );
}

function Figures({ draft, edit }: GoalFormProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { difficulty, key } = draft;
  const { passScore, expectedMs } = key.reference;
  const setReference = (field: string, change: Partial<typeof key.reference>): void =>
    edit(field, (now) => withKey(now, { reference: { ...now.key.reference, ...change } }));
  return (
    <div className={styles.figures}>
      <TimeLimit draft={draft} edit={edit} />
      <NumberField
        label={t('goal.pass')}
        description={t('goal.passHow')}
        isWhole
        min={1}
        max={100}
        value={passScore}
        onChange={(score) => setReference('pass', { passScore: score ?? passScore })}
      />
      <NumberField
        label={t('goal.expected')}
        description={t('goal.expectedHow')}
        max={MAX_MINUTES}
        value={expectedMs === undefined ? null : expectedMs / MINUTE_MS}
        onChange={(minutes) =>
          edit('expected', (now) => {
            const { expectedMs: _old, ...rest } = now.key.reference;
            const next =
              minutes === null || minutes === 0 ? {} : { expectedMs: Math.round(minutes * MINUTE_MS) };
            return withKey(now, { reference: { ...rest, ...next } });
          })
        }
      />
      <Select<Difficulty | typeof BY_STEPS>
        label={t('difficulty')}
        placeholder={t('goal.bySteps')}
        description={t('goal.difficultyHow')}
        value={difficulty ?? BY_STEPS}
        onChange={(chosen) =>
          edit(null, (now) => ({ ...now, difficulty: chosen === BY_STEPS ? null : chosen }))
        }
        options={[
          { value: BY_STEPS, label: t('goal.bySteps') },
          ...DIFFICULTIES.map((value) => ({ value, label: t(`difficulties.${value}`) })),
        ]}
      />
    </div>
  );
}

function TimeLimit({ draft: { timeLimitMs }, edit }: GoalFormProps): ReactElement {
  const { t } = useTranslation('test-cases');
  return (
    <MendPlace name="timeLimitMs">
      <NumberField
        label={t('goal.minutes')}
        description={t('goal.minutesHow')}
        placeholder={t('goal.noLimit')}
        max={MAX_MINUTES}
        value={timeLimitMs === null ? null : timeLimitMs / MINUTE_MS}
        onChange={(minutes) =>
          edit('limit', (now) => ({
            ...now,
            timeLimitMs: minutes === null || minutes === 0 ? null : Math.round(minutes * MINUTE_MS),
          }))
        }
      />
    </MendPlace>
  );
}

interface HintsProps extends GoalFormProps {
  readonly language: Language;
}

function Hints({ draft, edit, language }: HintsProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const { hints } = draft.key;
  const rows = hints.map((hint, at) => ({ id: `hint-${at}`, hint, at }));
  const set = (field: string | null, change: (hints: readonly Trilingual[]) => readonly Trilingual[]): void =>
    edit(field, (now) => withKey(now, { hints: [...change(now.key.hints)] }));
  return (
    <Card
      title={t('hints.title')}
      subtitle={t('hints.how')}
      footer={
        <Button
          variant="secondary"
          size="s"
          text={t('hints.add')}
          disabled={hints.length >= MAX_HINTS}
          onClick={() => set(null, (now) => [...now, EMPTY_TEXT])}
        />
      }
    >
      {hints.length === 0 ? <p className={styles.note}>{t('hints.none')}</p> : null}
      <ol className={styles.rows}>
        {rows.map(({ id, hint, at }) => (
          <li key={id} className={styles.row}>
            <TextInput
              label={t('hints.hint', { number: at + 1 })}
              text={hint}
              language={language}
              rows={2}
              onChange={(text) => set(`hint ${at} ${language}`, (now) => now.with(at, text))}
            />
            <IconButton
              label={t('hints.remove', { number: at + 1 })}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => set(null, (now) => now.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
