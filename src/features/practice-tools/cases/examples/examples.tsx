// Kept runs of a case and the verdict that each must get: recorded by playing, looked at again, judged with every check.
import { Circle, Eye, ListChecks, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { MAX_EXAMPLES, MAX_EXAMPLE_TITLE, type CaseExample } from '#contract/entities/case-example.ts';
import { textIn } from '#contract/languages.ts';
import type { ExampleOutcome } from '#machines/kit/checks/check-examples.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { IdChips } from '../../parts/id-chips.tsx';
import styles from '../../practice-tools.module.css';
import type { EditCase } from '../case-drafts.ts';
import { RunReplay } from '../checks/run-replay.tsx';
import { isOfDraft, type CaseChecksRun } from '../checks/use-case-checks.ts';
import { withExample, withoutExample } from './example-edits.ts';

interface ExamplesProps {
  readonly draft: CaseDraft;
  readonly edit: EditCase;
  readonly run: CaseChecksRun;
  readonly onRecord: () => void;
}

export function Examples({ draft, edit, run, onRecord }: ExamplesProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const [shown, show] = useState<string>();
  const { examples = [] } = draft;
  const done = run.state.kind === 'DONE' && isOfDraft(run.state, draft) ? run.state : undefined;
  const looked = done?.report.examples.find(({ id }) => id === shown);
  if (looked !== undefined && done !== undefined)
    return <RunReplay {...looked} trial={done.trial} onClose={() => show(undefined)} />;
  return (
    <MendPlace name="examples">
      <Card
        title={t('examples.title')}
        subtitle={t('examples.how')}
        footer={
          <div className={styles.buttons}>
            <Button
              icon={<Circle size={18} aria-hidden="true" />}
              text={t('examples.record')}
              disabled={examples.length >= MAX_EXAMPLES}
              onClick={onRecord}
            />
            {examples.length === 0 ? null : (
              <Button
                variant="secondary"
                icon={<ListChecks size={18} aria-hidden="true" />}
                text={t('checking.start')}
                loading={run.state.kind === 'RUNNING'}
                onClick={run.start}
              />
            )}
          </div>
        }
      >
        {examples.length === 0 ? <p className={styles.note}>{t('examples.none')}</p> : null}
        <ul className={styles.rows}>
          {examples.map((example) => (
            <ExampleRow
              key={example.id}
              example={example}
              draft={draft}
              edit={edit}
              outcome={done?.report.examples.find(({ id }) => id === example.id)}
              onLook={() => show(example.id)}
            />
          ))}
        </ul>
      </Card>
    </MendPlace>
  );
}

interface ExampleRowProps extends Pick<ExamplesProps, 'draft' | 'edit'> {
  readonly example: CaseExample;
  /** undefined: the case was not checked as it is now. */
  readonly outcome: ExampleOutcome | undefined;
  readonly onLook: () => void;
}

function ExampleRow({ example, draft, edit, outcome, onLook }: ExampleRowProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'practice-tools']);
  const { id, title, entries } = example;
  const put = (change: Partial<CaseExample>, field: string): void =>
    edit(`example ${id} ${field}`, (now) => withExample(now, { ...example, ...change }));
  return (
    <li className={styles.row} data-mend={`examples.${draft.examples?.indexOf(example) ?? -1}`}>
      <div className={styles.form}>
        <TextField
          label={t('examples.name')}
          autoComplete="off"
          maxLength={MAX_EXAMPLE_TITLE}
          value={title}
          onChange={(event) => put({ title: event.currentTarget.value }, 'title')}
        />
        <Verdict
          draft={draft}
          verdict={example.verdict}
          onChange={(verdict, field) => put({ verdict }, field)}
        />
        <div className={styles.buttons}>
          <span className={styles.note}>{t('examples.entries', { count: entries.length })}</span>
          {outcome === undefined ? null : <Outcome outcome={outcome} draft={draft} />}
          {outcome === undefined ? null : (
            <Button
              size="s"
              variant="secondary"
              icon={<Eye size={18} aria-hidden="true" />}
              text={t('checking.look')}
              aria-label={`${t('checking.look')}: ${title}`}
              onClick={onLook}
            />
          )}
        </div>
      </div>
      <IconButton
        label={t('practice-tools:remove', { name: title })}
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => edit(null, (now) => withoutExample(now, id))}
      />
    </li>
  );
}

type Verdict = CaseExample['verdict'];

interface VerdictProps extends Pick<ExamplesProps, 'draft'> {
  readonly verdict: Verdict;
  readonly onChange: (verdict: Verdict, field: string) => void;
}

function Verdict({ draft, verdict, onChange }: VerdictProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const language = useLanguage();
  const { passed, gates, least, most } = verdict;
  const known = draft.key.reference.gates ?? [];
  return (
    <>
      <div className={styles.figures}>
        <RadioGroup
          look="segments"
          label={t('examples.verdict')}
          value={passed ? 'PASSED' : 'FAILED'}
          onChange={(value) => onChange({ ...verdict, passed: value === 'PASSED', gates: [] }, 'passed')}
          options={(['PASSED', 'FAILED'] as const).map((value) => ({
            value,
            label: t(`examples.verdicts.${value}`),
          }))}
        />
        <NumberField
          label={t('examples.least')}
          min={0}
          max={most}
          value={least}
          onChange={(value) => onChange({ ...verdict, least: value ?? 0 }, 'least')}
        />
        <NumberField
          label={t('examples.most')}
          min={least}
          max={100}
          value={most}
          onChange={(value) => onChange({ ...verdict, most: value ?? 100 }, 'most')}
        />
      </div>
      {passed ? null : (
        <IdChips
          label={t('examples.gates')}
          none={t('examples.anyGate')}
          ids={gates}
          options={known.map(({ id, text }) => ({ value: id, label: textIn(text, language) }))}
          onChange={(ids) => onChange({ ...verdict, gates: ids }, 'gates')}
        />
      )}
    </>
  );
}

/** What it gets now, beside what it must get. */
function Outcome({ outcome, draft }: Pick<ExampleRowProps, 'draft'> & Got): ReactElement {
  const { t } = useTranslation('test-cases');
  const format = useFormat();
  const language = useLanguage();
  const { isHeld, passed, gates, otherCount } = outcome;
  const score = format.number(outcome.score);
  const known = draft.key.reference.gates ?? [];
  const names = gates.map((id) => {
    const gate = known.find((one) => one.id === id);
    return gate === undefined ? id : textIn(gate.text, language);
  });
  return (
    <>
      <Badge tone={isHeld ? 'success' : 'danger'}>
        {t(passed ? 'examples.gotPassed' : 'examples.gotFailed', { score })}
      </Badge>
      {names.length === 0 ? null : <span className={styles.note}>{names.join('; ')}</span>}
      {otherCount === 0 ? null : (
        <span className={styles.note}>{t('examples.others', { count: otherCount })}</span>
      )}
    </>
  );
}

interface Got {
  readonly outcome: ExampleOutcome;
}
