// Gives a situation to the people chosen on a board: which, and when.
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { giveInjection } from '#contract/calls/injections.ts';
import type { Givable } from '#contract/entities/injections.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import styles from '../board.module.css';
import { useOutcome } from '../use-outcome.ts';
import { FIRST_MOMENT, MomentFields, momentFaults, momentOf, type TypedMoment } from './moment-fields.tsx';

const MAX_TEXT = 500;

interface InjectionDialogProps {
  readonly id: string;
  readonly people: readonly UserRef[];
  readonly givable: readonly Givable[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Typed extends TypedMoment {
  readonly situation: string | null;
  readonly reason: string;
}

/** Sends it; each retry of the same under the same key. */
function useGiving({ id, people, onDone, onClose }: InjectionDialogProps) {
  const { t } = useTranslation('board');
  const [actKey] = useState(() => createActKey());
  const tellOutcome = useOutcome(people);
  return useMutation({
    mutationFn: ({ situation, reason, ...moment }: Typed) => {
      const userIds = people.map((user) => user.id);
      const body = { situation: situation ?? '', moment: momentOf(moment), userIds, reason: reason.trim() };
      return call<typeof giveInjection>('POST', '/execution-work/:id/injections', {
        params: { id },
        body,
        idempotencyKey: actKey.keyFor(body),
      });
    },
    onSuccess: ({ done, refused }) => {
      void queryClient.invalidateQueries({ queryKey: ['/execution-work/:id/injections'] });
      tellOutcome(
        t('injections.given', { count: done.length }),
        done.length,
        refused.map(({ userId, why }) => ({ userId, why: t(`injections.refusals.${why}`) })),
      );
      onDone();
      onClose();
    },
  });
}

export function InjectionDialog(props: InjectionDialogProps): ReactElement {
  const { people, givable, onClose } = props;
  const { t } = useTranslation(['board', 'common']);
  const { stop } = PUNCTUATION[useLanguage()];
  const [typed, setTyped] = useState<Typed>({ ...FIRST_MOMENT, situation: null, reason: '' });
  const [isJudged, setJudged] = useState(false);
  const giving = useGiving(props);
  const isWhole = typed.situation !== null && momentFaults(typed).length === 0;
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    setJudged(true);
    if (isWhole) giving.mutate(typed);
  };
  return (
    <Overlay
      open
      title={t('injections.give')}
      closeLabel={t('common:actions.close')}
      locked={giving.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" text={t('common:actions.cancel')} onClick={onClose} />
          <Button text={t('injections.give')} loading={giving.isPending} onClick={() => send()} />
        </>
      }
    >
      <Form className={styles.form} failure={giving.error?.message} onSubmit={send}>
        <p className={styles.note}>
          {t('acts.for', { count: people.length })}
          {stop}
          {t(`injections.explain.${typed.kind}`)}
        </p>
        <SituationField
          givable={givable}
          value={typed.situation}
          isJudged={isJudged}
          onChange={(situation) => setTyped({ ...typed, situation })}
        />
        <MomentFields
          value={typed}
          isJudged={isJudged}
          onChange={(moment) => setTyped({ ...typed, ...moment })}
        />
        <TextField
          label={t('injections.reason')}
          description={t('injections.reasonHint')}
          maxLength={MAX_TEXT}
          value={typed.reason}
          onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
        />
      </Form>
    </Overlay>
  );
}

interface SituationFieldProps {
  readonly givable: readonly Givable[];
  readonly value: string | null;
  readonly isJudged: boolean;
  readonly onChange: (situation: string) => void;
}

function SituationField({ givable, value, isJudged, onChange }: SituationFieldProps): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  return (
    <ComboBox
      label={t('injections.situation')}
      placeholder={t('injections.choose')}
      emptyText={t('injections.notFound')}
      required
      options={givable.map((one) => ({
        value: one.id,
        label: textIn(one.text, language),
        description: one.isFalseSign ? t('injections.falseSign') : undefined,
      }))}
      value={value}
      error={isJudged && value === null ? t('injections.situationFault') : undefined}
      onChange={onChange}
    />
  );
}
