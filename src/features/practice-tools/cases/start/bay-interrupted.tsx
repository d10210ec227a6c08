// A job that was aborted before the shift, and the wafers that it left in the modules.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { EquipmentPlay, InterruptedJob, Pod } from '#contract/simulation/equipment-case.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../../practice-tools.module.css';
import { setInterrupted } from './bay-edits.ts';
import { RowList } from './row-list.tsx';
import type { BayStartProps } from './start-props.ts';

const MAX_LEFT = 30;
const MAX_NAME = 40;

type Left = InterruptedJob['left'][number];

type Ruleset = BayStartProps['ruleset'];

/** What the module does of the flow, or of all where the flow does not go through it. */
function stepsOf(
  { modules, steps, flows }: Ruleset,
  { waferFlow }: Job,
  module: string,
): readonly Left['step'][] {
  const kind = modules.find(({ id }) => id === module)?.kind;
  const own = steps.filter((row) => row.module === kind).map(({ step }) => step);
  const flow = flows.find(({ id }) => id === waferFlow)?.steps ?? [];
  const within = own.filter((step) => flow.includes(step));
  return within.length > 0 ? within : own;
}

type Job = Pick<InterruptedJob, 'waferFlow' | 'left'>;

/** The next wafer of the pod, in the next free module that its flow goes through. */
function newLeft(ruleset: Ruleset, pod: Pod | undefined, job: Job): Left | undefined {
  const flow = ruleset.flows.find(({ id }) => id === job.waferFlow)?.steps ?? [];
  const isTaken = (id: string): boolean => job.left.some(({ module }) => module === id);
  const free = ruleset.modules
    .filter(({ id }) => !isTaken(id))
    .flatMap(({ id }) => {
      const step = stepsOf(ruleset, job, id).find((one) => flow.includes(one));
      return step === undefined ? [] : [{ module: id, step }];
    });
  const slots = (pod?.slots ?? []).flatMap((code, at) => (code === 'F' ? [at + 1] : []));
  const slot = slots.find((one) => !job.left.some((row) => row.slot === one));
  return free[0] === undefined || slot === undefined ? undefined : { slot, ...free[0] };
}

/** Of the pod at a port, with one wafer left in a module; undefined: there is none that could have been interrupted. */
function newJob({ pods, orders }: EquipmentPlay, ruleset: Ruleset): InterruptedJob | undefined {
  const pod = pods.find(({ place }) => place.at === 'port');
  const [order] = orders;
  const {
    recipe = '',
    waferFlow = '',
    jobName = 'JOB-1',
  } = order ?? { recipe: ruleset.recipes[0]?.id, waferFlow: ruleset.flows[0]?.id };
  const first = newLeft(ruleset, pod, { waferFlow, left: [] });
  return pod && first && { pod: pod.id, recipe, waferFlow, jobName, left: [first] };
}

export function BayInterrupted({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const { interrupted } = play;
  const put = (next: InterruptedJob | undefined, field: string | null = null): void =>
    edit(field, (now) => setInterrupted(now, next));
  return (
    <>
      <Card title={t('bay.interrupted')} subtitle={t('bay.interruptedHow')}>
        <div className={styles.form}>
          <Switch
            label={t('bay.isInterrupted')}
            checked={interrupted !== undefined}
            disabled={interrupted === undefined && newJob(play, ruleset) === undefined}
            onChange={() =>
              edit(null, (now) =>
                setInterrupted(now, now.interrupted === undefined ? newJob(now, ruleset) : undefined),
              )
            }
          />
          {interrupted === undefined ? null : (
            <JobFields job={interrupted} play={play} ruleset={ruleset} onChange={put} />
          )}
        </div>
      </Card>
      {interrupted === undefined ? null : (
        <LeftWafers job={interrupted} play={play} ruleset={ruleset} onChange={put} />
      )}
    </>
  );
}

interface JobProps extends Pick<BayStartProps, 'play' | 'ruleset'> {
  readonly job: InterruptedJob;
  readonly onChange: (job: InterruptedJob | undefined, field?: string) => void;
}

function JobFields({ job, play, ruleset, onChange }: JobProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  return (
    <div className={styles.figures}>
      <Select
        label={t('bay.interruptedPod')}
        placeholder={t('bay.interruptedPod')}
        value={job.pod}
        options={play.pods.map(({ id, label }) => ({ value: id, label }))}
        onChange={(pod) => onChange({ ...job, pod })}
      />
      <TextField
        label={t('bay.orderTexts.jobName')}
        autoComplete="off"
        maxLength={MAX_NAME}
        value={job.jobName}
        onChange={(event) => {
          const jobName = event.currentTarget.value;
          if (jobName !== '') onChange({ ...job, jobName }, 'interrupted jobName');
        }}
      />
      <Select
        label={t('bay.recipe')}
        placeholder={t('bay.recipe')}
        value={job.recipe}
        options={ruleset.recipes.map(({ id }) => ({ value: id, label: id }))}
        onChange={(recipe) => onChange({ ...job, recipe })}
      />
      <Select
        label={t('bay.flow')}
        placeholder={t('bay.flow')}
        value={job.waferFlow}
        options={ruleset.flows.map(({ id, text }) => ({
          value: id,
          label: id,
          description: textIn(text, language),
        }))}
        onChange={(waferFlow) => onChange({ ...job, waferFlow })}
      />
    </div>
  );
}

function LeftWafers({ job, play, ruleset, onChange }: JobProps): ReactElement {
  const { t } = useTranslation('case-start');
  const { left } = job;
  const pod = play.pods.find(({ id }) => id === job.pod);
  const next = newLeft(ruleset, pod, job);
  const put = (at: number, row: Left, field?: string): void =>
    onChange({ ...job, left: left.with(at, row) }, field);
  return (
    <RowList
      path="play.interrupted.left"
      title={t('bay.left')}
      none=""
      addText={t('bay.addLeft')}
      max={next === undefined ? left.length : MAX_LEFT}
      onAdd={() => {
        if (next !== undefined) onChange({ ...job, left: [...left, next] });
      }}
      // A job that left nothing was not interrupted.
      onRemove={(at) => onChange(left.length === 1 ? undefined : { ...job, left: left.toSpliced(at, 1) })}
      rows={left.map((row, at) => ({
        key: String(at),
        name: t('bay.leftWafer', { slot: row.slot }),
        content: (
          <LeftFields
            row={row}
            job={job}
            ruleset={ruleset}
            onChange={(changed, field) => put(at, changed, field && `interrupted ${at}`)}
          />
        ),
      }))}
    />
  );
}

interface LeftProps extends Pick<JobProps, 'job' | 'ruleset'> {
  readonly row: Left;
  readonly onChange: (row: Left, field?: string) => void;
}

function LeftFields({ row, job, ruleset, onChange }: LeftProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const stepName = (step: string): string => {
    const text = ruleset.steps.find((one) => one.step === step)?.text;
    return text === undefined ? step : textIn(text, language);
  };
  return (
    <div className={styles.figures}>
      <NumberField
        label={t('bay.leftSlot')}
        isWhole
        min={1}
        max={ruleset.slots}
        value={row.slot}
        onChange={(slot) => onChange({ ...row, slot: slot ?? 1 }, 'slot')}
      />
      <Select
        label={t('bay.leftModule')}
        placeholder={t('bay.leftModule')}
        value={row.module}
        options={ruleset.modules.map(({ id }) => ({ value: id, label: id }))}
        onChange={(module) => {
          const steps = stepsOf(ruleset, job, module);
          const step = steps.includes(row.step) ? row.step : (steps[0] ?? row.step);
          onChange({ ...row, module, step });
        }}
      />
      <Select
        label={t('bay.recipeStep')}
        placeholder={t('bay.recipeStep')}
        value={row.step}
        options={stepsOf(ruleset, job, row.module).map((step) => ({ value: step, label: stepName(step) }))}
        onChange={(step) => onChange({ ...row, step })}
      />
    </div>
  );
}
