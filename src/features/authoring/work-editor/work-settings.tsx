// What a work is, to whom it is open, and its rules.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { listCourses } from '#contract/calls/courses.ts';
import type { KnownTask, WorkDraft, WorkDraftState } from '#contract/entities/draft.ts';
import type { Reveal, WorkKind, WorkMode } from '#contract/entities/work.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DraftTexts } from '#src/ui/loaded/drafts/draft-texts.tsx';
import { GroupChips } from '#src/ui/loaded/group-chips.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { MODES, toggled, type Edits } from './draft-edits.ts';
import { DrawRule } from './draw-rule.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import styles from './work-editor.module.css';

interface SettingsProps {
  readonly draft: WorkDraft;
  readonly state: WorkDraftState;
  readonly edits: Edits;
  /** What each task of the draft is now. */
  readonly known: ReadonlyMap<string, KnownTask>;
}

const KINDS = ['THEORY', 'DOCUMENT', 'PRACTICE', 'EXAM'] as const satisfies readonly WorkKind[];

export function WorkSettings(props: SettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <>
      <Card title={t('about')}>
        <About {...props} />
      </Card>
      <Card title={t('access')}>
        <Access {...props} />
      </Card>
      <Card title={t('rules')}>
        <Rules {...props} />
      </Card>
      <Card title={t('draw')}>
        <DrawRule {...props} />
      </Card>
    </>
  );
}

function About({ draft, edits }: SettingsProps): ReactElement {
  const { t } = useTranslation(['work-editor', 'cabinet']);
  return (
    <div className={styles.form}>
      <DraftTexts
        title={draft.title}
        description={draft.description}
        onChange={(part, value, language) => edits.set(part, value, language)}
        say={{
          language: t('language'),
          missing: t('missing'),
          name: t('name'),
          nameOther: t('nameOther'),
          description: t('description'),
          descriptionHint: t('descriptionHint'),
        }}
      />
      <div className={styles.pair}>
        <Select
          label={t('kind')}
          placeholder={t('kind')}
          value={draft.kind}
          onChange={(kind) => edits.set('kind', kind)}
          options={KINDS.map((value) => ({ value, label: t(`cabinet:kinds.${value}`) }))}
        />
        <CourseBox courseId={draft.courseId} onChange={(courseId) => edits.set('courseId', courseId)} />
      </div>
    </div>
  );
}

const NO_COURSE = 'none';

interface CourseBoxProps {
  readonly courseId: string | null;
  readonly onChange: (courseId: string | null) => void;
}

function CourseBox({ courseId, onChange }: CourseBoxProps): ReactElement | null {
  const { t } = useTranslation(['work-editor', 'lists']);
  const language = useLanguage();
  const courses = useQuery({
    ...callQuery<typeof listCourses>('/courses', { query: { size: 200, sort: 'title,asc' } }),
    placeholderData: keepPreviousData,
    enabled: useCan('COURSES_EDIT', 'EXECUTIONS_EDIT'),
  });
  if (courses.isError) return <QueryError compact query={courses} />;
  if (courses.data === undefined) return null;
  const options = courses.data.content.map(({ id, title }) => ({
    value: id,
    label: textIn(title, language),
  }));
  return (
    <ComboBox
      label={t('course')}
      placeholder={t('noCourse')}
      emptyText={t('lists:nothingFound')}
      value={courseId ?? NO_COURSE}
      onChange={(id) => onChange(id === NO_COURSE ? null : id)}
      options={[{ value: NO_COURSE, label: t('noCourse') }, ...options]}
    />
  );
}

function Access({ draft, state, edits }: SettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <div className={styles.form}>
      <GroupChips
        ids={draft.groupIds}
        known={state.groups}
        onChange={(groupIds) => edits.set('groupIds', groupIds)}
        say={{
          groups: t('groups'),
          none: t('noGroups'),
          add: t('addGroup'),
          pick: t('pickGroup'),
          remove: (name) => t('removeGroup', { name }),
        }}
      />
      <p className={styles.note}>{t('groupsHint')}</p>
    </div>
  );
}

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;
const MAX_GRADE = 100_000;
const MAX_ATTEMPTS = 100;

function Rules({ draft, edits }: SettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { settingsWork } = draft;
  const { timeLimitMillis } = settingsWork;
  const max = draft.tasks.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0);
  return (
    <div className={styles.form}>
      <ul className={styles.modes}>
        {MODES.map((mode) => (
          <ModeRules key={mode} mode={mode} draft={draft} edits={edits} />
        ))}
      </ul>
      <div className={styles.pair}>
        <NumberField
          label={t('grade')}
          description={t('gradeHint', { max })}
          value={draft.gradeForCompletion}
          max={MAX_GRADE}
          onChange={(grade) => edits.set('gradeForCompletion', grade)}
        />
        <NumberField
          label={t('timeLimit')}
          description={t('timeHint')}
          isWhole
          min={1}
          max={MAX_MINUTES}
          value={timeLimitMillis === null ? null : timeLimitMillis / MINUTE_MS}
          onChange={(minutes) =>
            edits.setRules({ timeLimitMillis: minutes === null ? null : minutes * MINUTE_MS })
          }
        />
      </div>
      <Switch
        label={t('hidesNames')}
        description={t('hidesNamesHint')}
        checked={settingsWork.hidesNames}
        onChange={() => edits.setRules({ hidesNames: !settingsWork.hidesNames })}
      />
    </div>
  );
}

const REVEALS = ['NOTHING', 'MARK', 'STEPS', 'ALL'] as const satisfies readonly Reveal[];

interface ModeRulesProps extends Pick<SettingsProps, 'draft' | 'edits'> {
  readonly mode: WorkMode;
}

function ModeRules({ mode, draft, edits }: ModeRulesProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { settingsWork, maxTaskAttempts } = draft;
  const { modes, reveal } = settingsWork;
  const name = t(`modes.${mode}`);
  const isOpen = modes.includes(mode);
  return (
    <li className={styles.mode}>
      <Checkbox
        label={name}
        checked={isOpen}
        onChange={() => edits.setRules({ modes: toggled(modes, mode) })}
      />
      {isOpen ? (
        <div className={styles.pair}>
          <NumberField
            label={t('attempts')}
            isWhole
            min={1}
            max={MAX_ATTEMPTS}
            placeholder="1"
            value={maxTaskAttempts[mode]}
            onChange={(number) => edits.set('maxTaskAttempts', { ...maxTaskAttempts, [mode]: number }, mode)}
          />
          <Select
            label={t('reveal')}
            placeholder={t('reveal')}
            value={reveal[mode]}
            onChange={(shown) => edits.setRules({ reveal: { ...reveal, [mode]: shown } })}
            options={REVEALS.map((value) => ({ value, label: t(`reveals.${value}`) }))}
          />
        </div>
      ) : null}
    </li>
  );
}
