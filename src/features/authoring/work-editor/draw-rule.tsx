// Which tasks a CONTROL attempt gets: all of the mode, a set that adds up to a mark, or so many of each topic; a trial shows one.
import { Dices } from 'lucide-react';
import { memo, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { KnownTask, WorkDraft } from '#contract/entities/draft.ts';
import type { SettingsWork } from '#contract/entities/work.ts';
import { sumOfMarks } from '#contract/marks.ts';
import { withTopicsAbove } from '#contract/topics.ts';
import { drawTasks, type Draw, type DrawnTask } from '#machines/kit/draw-tasks.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useTopics, type PlacedTopic } from '../works/use-topics.ts';
import type { Edits } from './draft-edits.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { TopicQuotas } from './topic-quotas.tsx';
import styles from './work-editor.module.css';

const MAX_MARK = 100_000;

interface DrawRuleProps extends Pick<WorkDraft, 'settingsWork' | 'tasks'> {
  readonly edits: Edits;
  /** What each task of the draft is now. */
  readonly known: ReadonlyMap<string, KnownTask>;
}

type Rule = 'ALL' | 'MARK' | 'QUOTA';

function ruleOf({ targetMark, quotas }: SettingsWork): Rule {
  if (quotas.length > 0) return 'QUOTA';
  return targetMark === null ? 'ALL' : 'MARK';
}

/** The tasks of the draft in CONTROL, with their topics. */
function drawable({ tasks, known }: DrawRuleProps, topics: readonly PlacedTopic[]): readonly DrawnTask[] {
  return tasks
    .map(({ id, maxScore, settingsTask }) => ({
      maxScore: maxScore ?? 0,
      modes: settingsTask.modes,
      topicIds: withTopicsAbove(topics, known.get(id)?.topics.map((topic) => topic.id) ?? []),
    }))
    .filter(({ modes }) => modes.includes('CONTROL'));
}

export const DrawRule = memo(function DrawRule(props: DrawRuleProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const { settingsWork, edits } = props;
  const { topics, query } = useTopics();
  // Chosen, and no topic is added yet.
  const [isByTopic, setByTopic] = useState(false);
  const stored = ruleOf(settingsWork);
  const rule = isByTopic && stored === 'ALL' ? 'QUOTA' : stored;
  const tasks = drawable(props, topics ?? []);
  const choose = (next: Rule): void => {
    setByTopic(next === 'QUOTA');
    const sum = sumOfMarks(tasks.map(({ maxScore }) => maxScore));
    edits.setRules({ targetMark: next === 'MARK' ? sum : null, quotas: [] });
  };
  return (
    <div className={styles.form}>
      <RadioGroup
        label={t('draw')}
        labelHidden
        value={rule}
        onChange={choose}
        options={[
          { value: 'ALL', label: t('drawAll') },
          { value: 'MARK', label: t('drawByMark') },
          { value: 'QUOTA', label: t('drawByQuota') },
        ]}
      />
      {rule === 'MARK' ? (
        <MendPlace name="target">
          <NumberField
            label={t('targetMark')}
            value={settingsWork.targetMark}
            max={MAX_MARK}
            onChange={(mark) => edits.setRules({ targetMark: mark ?? 0 })}
          />
        </MendPlace>
      ) : null}
      {rule === 'QUOTA' && query.isError ? <QueryError compact query={query} /> : null}
      {rule === 'QUOTA' && topics !== undefined ? (
        <MendPlace name="quotas">
          <TopicQuotas
            quotas={settingsWork.quotas}
            topics={topics}
            tasks={tasks}
            onChange={(quotas) => edits.setRules({ quotas })}
          />
        </MendPlace>
      ) : null}
      {stored === 'ALL' ? null : <Trial rule={settingsWork} tasks={tasks} />}
    </div>
  );
});

interface TrialProps {
  readonly rule: SettingsWork;
  readonly tasks: readonly DrawnTask[];
}

function Trial({ rule, tasks }: TrialProps): ReactElement {
  const { t } = useTranslation('work-editor');
  const [draw, setDraw] = useState<Draw<unknown>>();
  const outcome = useOutcome(rule);
  const tryOne = (): void =>
    setDraw(drawTasks('CONTROL', tasks, rule, crypto.getRandomValues(new Uint32Array(1))[0] ?? 0));
  return (
    <div className={styles.trial}>
      <Button
        variant="secondary"
        size="s"
        icon={<Dices size={16} aria-hidden="true" />}
        text={t('tryDraw')}
        onClick={tryOne}
      />
      <span aria-live="polite">{draw === undefined ? null : outcome(draw)}</span>
    </div>
  );
}

/** What a draw came to, in words. */
function useOutcome({ targetMark, quotas }: SettingsWork): (draw: Draw<unknown>) => string {
  const { t } = useTranslation('work-editor');
  const format = useFormat();
  return ({ tasks, totalScore, exact }) => {
    const sum = format.number(totalScore);
    const drawn = t('drawn', { count: tasks.length, sum });
    if (quotas.length > 0) return `${drawn} ${t(exact ? 'quotasFilled' : 'quotasShort')}`;
    const target = format.number(targetMark ?? 0);
    return `${drawn} ${exact ? t('drawnExact') : t('drawnBelow', { target, sum })}`;
  };
}
