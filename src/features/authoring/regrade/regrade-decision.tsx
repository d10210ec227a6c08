// The trial is over: what each policy would change, and the act itself.
import { useState, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  REGRADE_POLICIES,
  type PolicyCounts,
  type RegradeOutcome,
  type RegradePolicy,
} from '#contract/entities/regrade.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useRegradeActs, type Begun, type Subject } from './regrade-acts.ts';
import styles from './regrade.module.css';

/** As the contract bounds it. */
const MAX_REASON = 2000;

interface KeptProps {
  readonly outcomes: Partial<Readonly<Record<RegradeOutcome, number>>>;
  readonly otherCount: number;
}

/** Answers that keep their mark, and why; answers of others. */
export function Kept({ outcomes, otherCount }: KeptProps): ReactElement | null {
  const { t } = useTranslation('regrade');
  const kept = (['UNMAPPABLE', 'OTHER_START', 'TEACHER', 'FAILED'] as const).flatMap((outcome) => {
    const count = outcomes[outcome] ?? 0;
    return count === 0 ? [] : [t(`kept.${outcome}`, { count })];
  });
  const lines = otherCount === 0 ? kept : [...kept, t('others', { count: otherCount })];
  if (lines.length === 0) return null;
  return (
    <Notice tone="info" title={t('keptTitle')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** How many marks change, in words. */
export function useCountsInWords(): (counts: PolicyCounts | undefined) => string {
  const { t } = useTranslation('regrade');
  return (counts) => {
    const said = (['up', 'down', 'toPassed', 'toFailed'] as const).flatMap((name) => {
      const count = counts?.[name] ?? 0;
      return count === 0 ? [] : [t(`counts.${name}`, { count })];
    });
    return said.length === 0 ? t('counts.nothing') : said.join(', ');
  };
}

/** What is chosen and typed until the act. */
export function useDecision(subject: Subject, regrade: Begun) {
  const { apply } = useRegradeActs(subject);
  const [policy, choose] = useState<RegradePolicy>('NEW');
  const [tells, setTells] = useState(true);
  const [asks, setAsks] = useState(false);
  const [isTried, setTried] = useState(false);
  const reason = useKeptText(`regrade-${subject.id}`);
  const text = reason.text.trim();
  const ask = (): void => {
    setTried(true);
    if (text !== '') setAsks(true);
  };
  /** @param taskIds of a work, the tasks that it is about */
  const act = (taskIds?: string[]): void =>
    apply.mutate(
      {
        id: regrade.id,
        body: { policy, reason: text, tells, ...(taskIds === undefined ? {} : { taskIds }) },
      },
      { onSuccess: reason.drop, onSettled: () => setAsks(false) },
    );
  const isMissing = isTried && text === '';
  return { apply, policy, choose, tells, setTells, asks, setAsks, isMissing, reason, ask, act };
}
type Decision = ReturnType<typeof useDecision>;

interface PolicyWords {
  readonly label: string;
  readonly note: string;
}

interface RegradeDecisionProps {
  readonly decision: Decision;
  readonly policyOf: (policy: RegradePolicy) => PolicyWords;
  /** What the chosen policy changes. */
  readonly counts: string;
  /** Of a work: the tasks that the act is about. */
  readonly taskIds?: string[] | undefined;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

export function RegradeDecision(props: RegradeDecisionProps): ReactElement {
  const { decision, policyOf, taskIds, children } = props;
  const { t } = useTranslation('regrade');
  const { apply, policy, reason } = decision;
  return (
    <Card title={t('decide')}>
      <div className={styles.stack}>
        {children}
        <RadioGroup
          label={t('policy')}
          value={policy}
          onChange={decision.choose}
          options={REGRADE_POLICIES.map((value) => {
            const { label, note } = policyOf(value);
            return { value, label, description: note };
          })}
        />
        <TextArea
          label={t('reason')}
          description={t('reasonNote')}
          required
          rows={2}
          maxLength={MAX_REASON}
          error={decision.isMissing ? t('reasonNeeded') : undefined}
          value={reason.text}
          onChange={(event) => reason.change(event.currentTarget.value)}
        />
        <Checkbox
          label={t('tells')}
          checked={decision.tells}
          onChange={(event) => decision.setTells(event.currentTarget.checked)}
        />
        {apply.error ? (
          <Notice tone="danger" live>
            {apply.error.message}
          </Notice>
        ) : null}
        <div>
          <Button
            text={t('act')}
            loading={apply.isPending}
            disabled={taskIds?.length === 0}
            onClick={decision.ask}
          />
        </div>
      </div>
      <Confirm {...props} />
    </Card>
  );
}

function Confirm({ decision, policyOf, counts, taskIds }: RegradeDecisionProps): ReactElement {
  const { t } = useTranslation(['regrade', 'common']);
  const { policy, apply, asks, setAsks, act } = decision;
  return (
    <ConfirmDialog
      open={asks}
      title={t('actTitle')}
      confirmText={t('act')}
      cancelText={t('common:actions.cancel')}
      loading={apply.isPending}
      onConfirm={() => act(taskIds)}
      onCancel={() => setAsks(false)}
    >
      {t('actText', { policy: policyOf(policy).label, counts })}
    </ConfirmDialog>
  );
}
