// Gives something to the people chosen on a board: a situation, fault, call or message; which, and when.
import { isBlank } from '#contract/is-blank.ts';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { giveInjection } from '#contract/calls/injections.ts';
import { INJECTION_KINDS, type Givable, type Injected } from '#contract/entities/injections.ts';
import type { UserRef } from '#contract/entities/user.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
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
  readonly what: Injected['kind'];
  /** Of the situation, module or caller. */
  readonly chosen: string | null;
  readonly words: string;
  readonly reason: string;
}

const FIRST: Typed = { ...FIRST_MOMENT, what: 'SITUATION', chosen: null, words: '', reason: '' };

const isSaid = ({ what }: Typed): boolean => what === 'CALL' || what === 'MESSAGE';

/** undefined: not whole yet. */
function injectedOf(typed: Typed): Injected | undefined {
  const { what: kind, chosen } = typed;
  const words = typed.words.trim();
  if (isSaid(typed) && words === '') return undefined;
  if (kind === 'MESSAGE') return { kind, words };
  if (chosen === null) return undefined;
  return kind === 'CALL' ? { kind, id: chosen, words } : { kind, id: chosen };
}

/** Sends it; each retry of the same under the same key. */
function useGiving({ id, people, onDone, onClose }: InjectionDialogProps) {
  const { t } = useTranslation('board');
  const [actKey] = useState(() => createActKey());
  const tellOutcome = useOutcome(people);
  return useMutation({
    mutationFn: ({ what, typed }: { readonly what: Injected; readonly typed: Typed }) => {
      const userIds = people.map((user) => user.id);
      const body = { what, moment: momentOf(typed), userIds, reason: typed.reason.trim() };
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
  const [typed, setTyped] = useState(FIRST);
  const [isJudged, setJudged] = useState(false);
  const giving = useGiving(props);
  const send = (event?: FormEvent): void => {
    event?.preventDefault();
    setJudged(true);
    const what = injectedOf(typed);
    if (what !== undefined && momentFaults(typed).length === 0) giving.mutate({ what, typed });
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
          {t(isSaid(typed) ? 'injections.explainSaid' : `injections.explain.${typed.kind}`)}
        </p>
        <WhatFields givable={givable} value={typed} isJudged={isJudged} onChange={setTyped} />
        <MomentFields
          value={typed}
          isJudged={isJudged}
          onChange={(moment) => setTyped({ ...typed, ...moment })}
        />
        {isSaid(typed) ? null : (
          <TextField
            label={t('injections.reason')}
            description={t('injections.reasonHint')}
            maxLength={MAX_TEXT}
            value={typed.reason}
            onChange={(event) => setTyped({ ...typed, reason: event.currentTarget.value })}
          />
        )}
      </Form>
    </Overlay>
  );
}

interface WhatFieldsProps {
  readonly givable: readonly Givable[];
  readonly value: Typed;
  readonly isJudged: boolean;
  readonly onChange: (typed: Typed) => void;
}

function WhatFields({ givable, value, isJudged, onChange }: WhatFieldsProps): ReactElement {
  const { t } = useTranslation('board');
  const { what, words } = value;
  return (
    <>
      <RadioGroup
        label={t('injections.kind')}
        look="segments"
        value={what}
        options={INJECTION_KINDS.map((kind) => ({ value: kind, label: t(`injections.kinds.${kind}`) }))}
        onChange={(kind) => onChange({ ...value, what: kind, chosen: null })}
      />
      {what === 'MESSAGE' ? null : (
        <ChosenField
          // Each kind has a list of its own.
          key={what}
          givable={givable.filter(({ kind }) => kind === what)}
          what={what}
          value={value.chosen}
          isJudged={isJudged}
          onChange={(chosen) => onChange({ ...value, chosen })}
        />
      )}
      {isSaid(value) ? (
        <TextArea
          label={t('injections.words')}
          required
          maxLength={MAX_TEXT}
          value={words}
          error={isJudged && isBlank(words) ? t('injections.wordsFault') : undefined}
          onChange={(event) => onChange({ ...value, words: event.currentTarget.value })}
        />
      ) : null}
    </>
  );
}

interface ChosenFieldProps {
  readonly givable: readonly Givable[];
  readonly what: Givable['kind'];
  readonly value: string | null;
  readonly isJudged: boolean;
  readonly onChange: (id: string) => void;
}

function ChosenField({ givable, what, value, isJudged, onChange }: ChosenFieldProps): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  return (
    <ComboBox
      label={t(`injections.chosen.${what}`)}
      placeholder={t('injections.choose')}
      emptyText={t('injections.notFound')}
      required
      options={givable.map((one) => ({
        value: one.id,
        label: textIn(one.text, language),
        description: one.isFalseSign ? t('injections.falseSign') : undefined,
      }))}
      value={value}
      error={isJudged && value === null ? t('injections.chosenFault') : undefined}
      onChange={onChange}
    />
  );
}
