// Points at a thing of the learner's scene, chosen in it or in a list, and says something; and what of it has arrived.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { givePrompt, listPrompts } from '#contract/calls/prompts.ts';
import { MAX_PROMPT_WORDS, type Pointed } from '#contract/entities/prompts.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { createActKey } from '#src/lib/api/act-key.ts';
import { call } from '#src/lib/api/call.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import type { Pointing } from '#tasks/view-props.ts';
import styles from './guiding.module.css';
import { PromptList } from './prompt-list.tsx';

const EVERY_MS = 2000;
const NOTHING = 'NOTHING';

interface GivePromptProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly pointing: Pointing;
}

const keyOf = ({ kind, id }: Pointed): string => `${kind} ${id}`;

function useGive({ attemptId, taskId, pointing }: GivePromptProps, words: string, onGiven: () => void) {
  const [actKey] = useState(() => createActKey());
  return useMutation({
    mutationFn: () => {
      const body = { taskId, words: words.trim(), pointed: pointing.chosen ?? null };
      return call<typeof givePrompt>('POST', '/completed-work/:id/prompts', {
        params: { id: attemptId },
        body,
        idempotencyKey: actKey.keyFor(body),
      });
    },
    onSuccess: () => {
      actKey.done();
      onGiven();
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['/completed-work/:id/prompts'] });
      // The report that one goes back to has them too.
      void queryClient.invalidateQueries({ queryKey: ['/completed-work/:id'] });
    },
  });
}

export function GivePrompt(props: GivePromptProps): ReactElement {
  const { attemptId, pointing } = props;
  const { t } = useTranslation('guiding');
  const [words, setWords] = useState('');
  const [isJudged, setJudged] = useState(false);
  const giving = useGive(props, words, () => {
    setWords('');
    setJudged(false);
    pointing.onChoose(undefined);
  });
  const isEmpty = words.trim() === '' && pointing.chosen === undefined;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setJudged(true);
    if (!isEmpty && !giving.isPending) giving.mutate();
  };
  return (
    <section className={styles.guiding} aria-labelledby="guiding">
      <h2 id="guiding">{t('title')}</h2>
      <Form className={styles.form} onSubmit={send}>
        <PointedField pointing={pointing} />
        <TextArea
          label={t('words')}
          maxLength={MAX_PROMPT_WORDS}
          value={words}
          error={isJudged && isEmpty ? t('nothingGiven') : undefined}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {giving.isError ? (
          <Notice tone="danger" live>
            {giving.error.message}
          </Notice>
        ) : null}
        <Button type="submit" size="s" text={t('give')} loading={giving.isPending} />
      </Form>
      <Given attemptId={attemptId} />
    </section>
  );
}

function PointedField({
  pointing: { things, chosen, onChoose },
}: Pick<GivePromptProps, 'pointing'>): ReactElement {
  const { t } = useTranslation('guiding');
  const language = useLanguage();
  const isListed = chosen === undefined || things.some((thing) => keyOf(thing) === keyOf(chosen));
  const all = isListed ? things : [chosen, ...things];
  return (
    <Select
      label={t('pointed')}
      description={t('pointedHint')}
      placeholder={t('nothing')}
      value={chosen === undefined ? NOTHING : keyOf(chosen)}
      options={[
        { value: NOTHING, label: t('nothing') },
        ...all.map((thing) => ({ value: keyOf(thing), label: textIn(thing.text, language) })),
      ]}
      onChange={(key) => onChoose(all.find((thing) => keyOf(thing) === key))}
    />
  );
}

/** What was given, and whether it has arrived. */
function Given({ attemptId }: Pick<GivePromptProps, 'attemptId'>): ReactElement {
  const prompts = useQuery({
    ...callQuery<typeof listPrompts>('/completed-work/:id/prompts', { params: { id: attemptId }, query: {} }),
    refetchInterval: EVERY_MS,
  });
  return (
    <>
      {prompts.isError && prompts.data === undefined ? <QueryError compact query={prompts} /> : null}
      <PromptList prompts={prompts.data ?? []} isLive />
    </>
  );
}
