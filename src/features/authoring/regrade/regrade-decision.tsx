// The trial is over: what each policy would change, and the act itself.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { REGRADE_POLICIES, type Regrade, type RegradePolicy } from '#contract/entities/regrade.ts';
import { useKeptText } from '#src/lib/forms/use-kept-text.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlays/confirm-dialog.tsx';
import { useRegradeActs } from './regrade-acts.ts';
import styles from './regrade.module.css';

/** As the contract bounds it. */
const MAX_REASON = 2000;

export function RegradeDecision({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('works');
  const { total, isStale } = regrade;
  if (total === 0) {
    return <Notice tone="info">{t(regrade.otherCount > 0 ? 'again.onlyOthers' : 'again.none')}</Notice>;
  }
  return (
    <>
      <Kept regrade={regrade} />
      {isStale ? <Notice tone="warning">{t('again.stale')}</Notice> : <Decision regrade={regrade} />}
    </>
  );
}

/** Answers that keep their mark, and why; answers of others. */
function Kept({ regrade }: { readonly regrade: Regrade }): ReactElement | null {
  const { t } = useTranslation('works');
  const { summary, otherCount } = regrade;
  const kept = (['UNMAPPABLE', 'OTHER_START', 'TEACHER', 'FAILED'] as const).flatMap((outcome) => {
    const count = summary?.outcomes[outcome] ?? 0;
    return count === 0 ? [] : [t(`again.kept.${outcome}`, { count })];
  });
  const lines = otherCount === 0 ? kept : [...kept, t('again.others', { count: otherCount })];
  if (lines.length === 0) return null;
  return (
    <Notice tone="info" title={t('again.keptTitle')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function usePolicyCounts(regrade: Regrade): (policy: RegradePolicy) => string {
  const { t } = useTranslation('works');
  return (policy) => {
    const counts = regrade.summary?.policies[policy];
    const said = (['up', 'down', 'toPassed', 'toFailed'] as const).flatMap((name) => {
      const count = counts?.[name] ?? 0;
      return count === 0 ? [] : [t(`again.counts.${name}`, { count })];
    });
    return said.length === 0 ? t('again.counts.nothing') : said.join(', ');
  };
}

/** What is chosen and typed until the act. */
function useDecision(regrade: Regrade) {
  const { apply } = useRegradeActs(regrade.taskId);
  const [policy, choose] = useState<RegradePolicy>('NEW');
  const [tells, setTells] = useState(true);
  const [asks, setAsks] = useState(false);
  const [isTried, setTried] = useState(false);
  const reason = useKeptText(`regrade-${regrade.taskId}`);
  const text = reason.text.trim();
  const ask = (): void => {
    setTried(true);
    if (text !== '') setAsks(true);
  };
  const act = (): void =>
    apply.mutate(
      { id: regrade.id, body: { policy, reason: text, tells } },
      { onSuccess: reason.drop, onSettled: () => setAsks(false) },
    );
  const isMissing = isTried && text === '';
  return { apply, policy, choose, tells, setTells, asks, setAsks, isMissing, reason, ask, act };
}

function Decision({ regrade }: { readonly regrade: Regrade }): ReactElement {
  const { t } = useTranslation('works');
  const countsOf = usePolicyCounts(regrade);
  const decision = useDecision(regrade);
  const { apply, policy, reason } = decision;
  return (
    <Card title={t('again.decide')}>
      <div className={styles.stack}>
        <RadioGroup
          label={t('again.policy')}
          value={policy}
          onChange={decision.choose}
          options={REGRADE_POLICIES.map((value) => ({
            value,
            label: t(`again.policies.${value}`),
            description: `${t(`again.policyNotes.${value}`)} ${t('again.result', { counts: countsOf(value) })}`,
          }))}
        />
        <TextArea
          label={t('again.reason')}
          description={t('again.reasonNote')}
          required
          rows={2}
          maxLength={MAX_REASON}
          error={decision.isMissing ? t('again.reasonNeeded') : undefined}
          value={reason.text}
          onChange={(event) => reason.change(event.currentTarget.value)}
        />
        <Checkbox
          label={t('again.tells')}
          checked={decision.tells}
          onChange={(event) => decision.setTells(event.currentTarget.checked)}
        />
        {apply.error ? (
          <Notice tone="danger" live>
            {apply.error.message}
          </Notice>
        ) : null}
        <div>
          <Button text={t('again.act')} loading={apply.isPending} onClick={decision.ask} />
        </div>
      </div>
      <Confirm decision={decision} counts={countsOf(policy)} />
    </Card>
  );
}

interface ConfirmProps {
  readonly decision: ReturnType<typeof useDecision>;
  readonly counts: string;
}

function Confirm({ decision, counts }: ConfirmProps): ReactElement {
  const { t } = useTranslation(['works', 'common']);
  const { policy, apply, asks, setAsks, act } = decision;
  return (
    <ConfirmDialog
      open={asks}
      title={t('again.actTitle')}
      confirmText={t('again.act')}
      cancelText={t('common:actions.cancel')}
      loading={apply.isPending}
      onConfirm={act}
      onCancel={() => setAsks(false)}
    >
      {t('again.actText', { policy: t(`again.policies.${policy}`), counts })}
    </ConfirmDialog>
  );
}
