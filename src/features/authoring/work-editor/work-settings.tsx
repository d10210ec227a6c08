// What a work is, to whom it is open, and its rules.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
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
import { useAfterFirst } from '#src/ui/layout/use-after-first.ts';
import { DraftTexts } from '#src/ui/loaded/drafts/draft-texts.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
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

/** Each part is drawn again when a field of its own has changed: a letter typed into the title draws the title. */
export function WorkSettings(props: SettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { title, description, kind, courseId } = props.draft;
  const { edits } = props;
  const isAfterFirst = useAfterFirst();
  return (
    <>
      <Card title={t('about')}>
        <div className={styles.form}>
          <Texts {...{ title, description, edits }} />
          <Place {...{ kind, courseId, edits }} />
        </div>
      </Card>
      {isAfterFirst ? <LowerSettings {...props} /> : null}
    </>
  );
}

function LowerSettings({ draft, state, edits, known }: SettingsProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { groupIds, settingsWork, tasks } = draft;
  const max = tasks.reduce((sum, { maxScore }) => sum + (maxScore ?? 0), 0);
  return (
    <>
      <Card title={t('access')}>
        <Access {...{ groupIds, known: state.groups, edits }} />
      </Card>
      <Card title={t('rules')}>
        <Rules
          settingsWork={settingsWork}
          maxTaskAttempts={draft.maxTaskAttempts}
          gradeForCompletion={draft.gradeForCompletion}
          max={max}
          edits={edits}
        />
      </Card>
      <Card title={t('draw')}>
        <DrawRule {...{ settingsWork, tasks, known, edits }} />
      </Card>
    </>
  );
}

type Part<Name extends keyof WorkDraft> = Pick<WorkDraft, Name> & { readonly edits: Edits };

const Texts = memo(function Texts({
  title,
  description,
  edits,
}: Part<'title' | 'description'>): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <DraftTexts
      title={title}
      description={description}
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
  );
});

const Place = memo(function Place({ kind, courseId, edits }: Part<'kind' | 'courseId'>): ReactElement {
  const { t } = useTranslation(['work-editor', 'cabinet']);
  return (
    <div className={styles.pair}>
      <Select
        label={t('kind')}
        placeholder={t('kind')}
        value={kind}
        onChange={(next) => edits.set('kind', next)}
        options={KINDS.map((value) => ({ value, label: t(`cabinet:kinds.${value}`) }))}
      />
      <MendPlace name="course">
        <CourseBox courseId={courseId} onChange={(next) => edits.set('courseId', next)} />
      </MendPlace>
    </div>
  );
});

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

interface AccessProps extends Part<'groupIds'> {
  readonly known: WorkDraftState['groups'];
}

const Access = memo(function Access({ groupIds, known, edits }: AccessProps): ReactElement {
  const { t } = useTranslation('work-editor');
  return (
    <div className={styles.form}>
      <GroupChips
        ids={groupIds}
        known={known}
        onChange={(ids) => edits.set('groupIds', ids)}
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
});

const MINUTE_MS = 60_000;
const MAX_MINUTES = 1440;
const MAX_GRADE = 100_000;
const MAX_ATTEMPTS = 100;

interface RulesProps extends Part<'settingsWork' | 'maxTaskAttempts' | 'gradeForCompletion'> {
  /** The sum of the tasks' points. */
  readonly max: number;
}

const Rules = memo(function Rules(props: RulesProps): ReactElement {
  const { settingsWork, maxTaskAttempts, gradeForCompletion, max, edits } = props;
  const { t } = useTranslation('work-editor');
  const { timeLimitMillis } = settingsWork;
  return (
    <div className={styles.form}>
      <ul className={styles.modes}>
        {MODES.map((mode) => (
          <ModeRules key={mode} {...{ mode, settingsWork, maxTaskAttempts, edits }} />
        ))}
      </ul>
      <div className={styles.pair}>
        <MendPlace name="grade">
          <NumberField
            label={t('grade')}
            description={t('gradeHint', { max })}
            value={gradeForCompletion}
            max={MAX_GRADE}
            onChange={(grade) => edits.set('gradeForCompletion', grade)}
          />
        </MendPlace>
        <MendPlace name="time">
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
        </MendPlace>
      </div>
      <Switch
        label={t('hidesNames')}
        description={t('hidesNamesHint')}
        checked={settingsWork.hidesNames}
        onChange={() => edits.setRules({ hidesNames: !settingsWork.hidesNames })}
      />
    </div>
  );
});

const REVEALS = ['NOTHING', 'MARK', 'STEPS', 'ALL'] as const satisfies readonly Reveal[];

interface ModeRulesProps extends Part<'settingsWork' | 'maxTaskAttempts'> {
  readonly mode: WorkMode;
}

function ModeRules({ mode, settingsWork, maxTaskAttempts, edits }: ModeRulesProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { modes, reveal } = settingsWork;
  const name = t(`modes.${mode}`);
  const isOpen = modes.includes(mode);
  return (
    <li className={styles.mode} data-mend={`mode ${mode}`}>
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
