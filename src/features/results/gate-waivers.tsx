// Gates that are not met: a teacher sets one aside with a reason or lets it count again, and everybody sees it said.
import { isBlank } from '#contract/is-blank.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { waiveGate } from '#contract/calls/reviews.ts';
import type { TaskResult } from '#contract/entities/attempt.ts';
import type { GateWaiver } from '#contract/entities/review.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { call } from '#src/lib/api/call.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { useBreachText } from '#tasks/simulation/report/grade-report.tsx';
import styles from './report.module.css';

interface WaivedGatesProps {
  readonly result: TaskResult;
  /** null: this person does not mark the attempt, or not now. */
  readonly reviewId: string | null;
}

/** Renders nothing where no gate was set aside. */
export function WaivedGates({ result, reviewId }: WaivedGatesProps): ReactElement {
  return (
    <>
      {result.gateWaivers.map((waiver) => (
        <WaivedGate key={waiver.gateId} waiver={waiver} result={result} reviewId={reviewId} />
      ))}
    </>
  );
}

interface WaivedGateProps extends WaivedGatesProps {
  readonly waiver: GateWaiver;
}

function WaivedGate({ waiver, result, reviewId }: WaivedGateProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const breachText = useBreachText();
  const { gateId, at, byName, reason } = waiver;
  // What it was about is revealed with the steps.
  const gate = result.simulation?.grade?.judgements.find(({ id }) => id === gateId);
  const title = gate ? t('waiver.waivedGate', { breach: breachText(gate) }) : t('waiver.waived');
  const action =
    reviewId === null ? undefined : (
      <GateAction {...{ reviewId, gateId }} taskId={result.taskId} waives={false} />
    );
  return (
    <Notice tone="info" title={title} action={action}>
      <p className={styles.words}>{t('waiver.because', { reason })}</p>
      <p className={styles.note}>
        {byName} · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
    </Notice>
  );
}

interface GateActionProps {
  readonly reviewId: string;
  readonly taskId: string;
  readonly gateId: string;
  /** false: it counts again. */
  readonly waives: boolean;
}

/** A button that asks for the reason before it does anything. */
export function GateAction(props: GateActionProps): ReactElement {
  const { t } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ReasonForm {...props} onCancel={() => setOpen(false)} />;
  const text = t(props.waives ? 'waiver.waive' : 'waiver.restore');
  return <Button size="s" variant="secondary" text={text} onClick={() => setOpen(true)} />;
}

function ReasonForm({
  onCancel,
  ...gate
}: GateActionProps & { readonly onCancel: () => void }): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const [reason, setReason] = useState('');
  const decide = useGateDecision(gate, reason);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBlank(reason)) decide.mutate();
  };
  return (
    <Form className={styles.stack} failure={decide.error?.message} onSubmit={submit}>
      <TextArea
        label={t('waiver.reason')}
        description={t(gate.waives ? 'waiver.waiveNote' : 'waiver.restoreNote')}
        required
        autoFocus
        rows={2}
        maxLength={2000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className={styles.decisions}>
        <Button
          size="s"
          type="submit"
          text={t(gate.waives ? 'waiver.waive' : 'waiver.restore')}
          disabled={isBlank(reason)}
          loading={decide.isPending}
        />
        <Button size="s" variant="secondary" text={t('common:actions.cancel')} onClick={onCancel} />
      </div>
    </Form>
  );
}

function useGateDecision({ reviewId, taskId, gateId, waives }: GateActionProps, reason: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof waiveGate>('POST', '/reviews/:id/tasks/:taskId/waivers', {
        params: { id: reviewId, taskId },
        body: { gateId, waives, reason },
      }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
