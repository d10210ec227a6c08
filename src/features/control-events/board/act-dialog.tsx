// Asks for what an act needs, does it, and says for whom it could not be done.
import { isBlank } from '#contract/is-blank.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { actInEvent } from '#contract/calls/control.ts';
import type { ControlAct, ControlActKind } from '#contract/entities/control.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { PUNCTUATION } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from './board.module.css';
import { useOutcome } from './use-outcome.ts';

const MAX_TEXT = 500;
const MAX_MINUTES = 600;
/** Acts that need no reason. */
const PLAIN: readonly ControlActKind[] = ['PAUSE', 'GO_ON', 'MESSAGE'];

interface ActDialogProps {
  readonly id: string;
  readonly kind: ControlActKind;
  readonly people: readonly UserRef[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly minutes: string;
  readonly text: string;
  readonly reason: string;
}

type Fault = keyof Typed;

const asksMinutes = (kind: ControlActKind): boolean => kind === 'MORE_TIME' || kind === 'REOPEN';

function faultsOf(kind: ControlActKind, { minutes, text, reason }: Typed): readonly Fault[] {
  const isNumber = /^\d{1,3}$/.test(minutes) && Number(minutes) >= 1 && Number(minutes) <= MAX_MINUTES;
  return [
    ...(asksMinutes(kind) && !isNumber ? (['minutes'] as const) : []),
    ...(kind === 'MESSAGE' && isBlank(text) ? (['text'] as const) : []),
    ...(!PLAIN.includes(kind) && isBlank(reason) ? (['reason'] as const) : []),
  ];
}

function actOf(kind: ControlActKind, { minutes, text }: Typed): ControlAct {
  if (kind === 'MORE_TIME' || kind === 'REOPEN') return { kind, minutes: Number(minutes) };
  return kind === 'MESSAGE' || kind === 'PAUSE' ? { kind, text: text.trim() } : { kind };
}

/** Sends the act; each retry of it under the same key. */
function useAct({ id, kind, people, onDone, onClose }: ActDialogProps) {
  const { t } = useTranslation('board');
  const [actKey] = useState(() => createActKey());
  const tellOutcome = useOutcome(people);
  return useMutation({
    mutationFn: (typed: Typed) => {
      const userIds = people.map((user) => user.id);
      const body = { act: actOf(kind, typed), userIds, reason: typed.reason.trim() };
      return call<typeof actInEvent>('POST', '/execution-work/:id/acts', {
        params: { id },
        body,
        idempotencyKey: actKey.keyFor(body),
      });
    },
    onSuccess: ({ done, refused }) => {
      void queryClient.invalidateQueries({ queryKey: ['/execution-work/:id/acts'] });
      tellOutcome(
        t('acts.doneFor', { count: done.length }),
        done.length,
        refused.map(({ userId, why }) => ({ userId, why: t(`acts.refusals.${why}`) })),
      );
      onDone();
      onClose();
    },
  });
}

export function ActDialog(props: ActDialogProps): ReactElement {
  const { kind, people, onClose } = props;
  const { t } = useTranslation(['board', 'common']);
  const { stop } = PUNCTUATION[useLanguage()];
  const [typed, setTyped] = useState<Typed>({ minutes: '10', text: '', reason: '' });
  const [isJudged, setJudged] = useState(false);
  const acting = useAct(props);
  const faults = faultsOf(kind, typed);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    setJudged(true);
    if (faults.length === 0) acting.mutate(typed);
  };
  return (
    <Overlay
      open
      title={t(`acts.kinds.${kind}`)}
      closeLabel={t('common:actions.close')}
      locked={acting.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t(`acts.kinds.${kind}`)} loading={acting.isPending} onClick={() => send()} />
        </>
      }
    >
      <Form className={styles.form} failure={acting.error?.message} onSubmit={send}>
        <p className={styles.note}>
          {t('acts.for', { count: people.length })}
          {stop}
          {t(`acts.explain.${kind}`)}
        </p>
        <Fields {...{ kind, typed, onChange: setTyped, faults: isJudged ? faults : [] }} />
      </Form>
    </Overlay>
  );
}

interface FieldsProps {
  readonly kind: ControlActKind;
  readonly typed: Typed;
  readonly faults: readonly Fault[];
  readonly onChange: (typed: Typed) => void;
}

function Fields({ kind, typed, faults, onChange }: FieldsProps): ReactElement {
  const { t } = useTranslation('board');
  const errorOf = (name: Fault): string | undefined =>
    faults.includes(name) ? t(`acts.${name}Fault`) : undefined;
  return (
    <>
      {asksMinutes(kind) ? (
        <TextField
          label={t('acts.minutes')}
          inputMode="numeric"
          maxLength={3}
          option={{ kind: 'integer', min: 0 }}
          value={typed.minutes}
          error={errorOf('minutes')}
          onChange={(event) => onChange({ ...typed, minutes: event.currentTarget.value })}
        />
      ) : null}
      {kind === 'MESSAGE' || kind === 'PAUSE' ? (
        <TextArea
          label={t(kind === 'PAUSE' ? 'acts.pauseText' : 'acts.text')}
          required={kind === 'MESSAGE'}
          maxLength={MAX_TEXT}
          value={typed.text}
          error={errorOf('text')}
          onChange={(event) => onChange({ ...typed, text: event.currentTarget.value })}
        />
      ) : null}
      <TextField
        label={t('acts.reason')}
        description={t('acts.reasonHint')}
        required={!PLAIN.includes(kind)}
        maxLength={MAX_TEXT}
        value={typed.reason}
        error={errorOf('reason')}
        onChange={(event) => onChange({ ...typed, reason: event.currentTarget.value })}
      />
    </>
  );
}
