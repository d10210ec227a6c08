// What is under way: all that was given, when it begins, and what came of it for each person.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { cancelInjections } from '#contract/calls/injections.ts';
import type { Execution } from '#contract/entities/execution.ts';
import { COUNTED_CONDITIONS, type Injection, type InjectionStage } from '#contract/entities/injections.ts';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { queryClient } from '#src/lib/api/query-client.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { GiveToRest } from './give-to-rest.tsx';
import styles from './injections.module.css';
import { setsOf, useGivable, useInjections, type InjectionSet } from './use-injections.ts';

const TONES: Readonly<Record<InjectionStage, BadgeTone>> = {
  ARMED: 'primary',
  CANCELLED: 'neutral',
  ISSUED: 'amber',
  HANDED: 'amber',
  APPLIED: 'success',
  SEEN: 'success',
  NOT_COME: 'neutral',
  NEVER: 'danger',
};
/** More people than this are folded away. */
const OPEN_PEOPLE = 6;

interface InjectionListProps {
  readonly event: Execution;
  readonly mayAct: boolean;
}

export function InjectionList({ event, mayAct }: InjectionListProps): ReactElement {
  const { t } = useTranslation('board');
  const { id } = event;
  const injections = useInjections(id, event.state === 'OPEN');
  const givable = useGivable(id, mayAct);
  const news = useNews(injections.data);
  return (
    <section className={styles.section} aria-labelledby="injections">
      <h2 id="injections" className={styles.title}>
        {t('injections.title')}
      </h2>
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
      {injections.isError && injections.data === undefined ? <QueryError compact query={injections} /> : null}
      {givable.isError ? <QueryError compact query={givable} /> : null}
      {injections.data?.length === 0 ? (
        <p className={styles.note}>
          {t('injections.none')}. {mayAct ? t('injections.noneNext') : null}
        </p>
      ) : null}
      <ul className={styles.list}>
        {setsOf(injections.data ?? []).map((set) => (
          <Given key={set.setId} event={event} set={set} mayAct={mayAct} />
        ))}
      </ul>
    </section>
  );
}

function useStageWords(): (one: Injection) => string {
  const { t } = useTranslation('board');
  const format = useFormat();
  return ({ stage, atMs }) => t(`injections.stages.${stage}`, { time: format.clock(atMs ?? 0) });
}

/** What has changed since the list was last read, said to who does not see it. */
function useNews(injections: readonly Injection[] | undefined): string {
  const { t } = useTranslation('board');
  const { list } = PUNCTUATION[useLanguage()];
  const wordsOf = useStageWords();
  const [known, setKnown] = useState(injections);
  const [news, setNews] = useState('');
  if (injections !== known) {
    const stages = new Map(known?.map((one) => [one.id, one.stage]));
    const changed = injections?.filter((one) => stages.has(one.id) && stages.get(one.id) !== one.stage) ?? [];
    setKnown(injections);
    if (changed.length > 0)
      setNews(
        changed
          .map((one) => t('injections.news', { name: one.user.fullName, stage: wordsOf(one) }))
          .join(list),
      );
  }
  return news;
}

function useMomentWords(): (one: Injection) => string {
  const { t } = useTranslation('board');
  return ({ moment }) => {
    if (moment.kind === 'NOW') return t('injections.moments.NOW');
    if (moment.kind === 'AT') return t('injections.at', { minutes: moment.minutes });
    const { condition, count } = moment;
    const words = t(`injections.conditions.${condition}`);
    const counted = COUNTED_CONDITIONS.includes(condition) ? `${words} — ${String(count)}` : words;
    return t('injections.when', { condition: counted });
  };
}

interface GivenProps {
  readonly event: Execution;
  readonly set: InjectionSet;
  readonly mayAct: boolean;
}

function Given({ event, set: { first, all }, mayAct }: GivenProps): ReactElement {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const format = useFormat();
  const momentWords = useMomentWords();
  const armed = all.filter(({ stage }) => stage === 'ARMED').map((one) => one.id);
  return (
    <li className={styles.given}>
      <h3 className={styles.name}>{textIn(first.text, language)}</h3>
      {'words' in first.what && first.what.kind === 'CALL' ? (
        <p className={styles.text}>{first.what.words}</p>
      ) : null}
      <p className={styles.note}>
        {t(`injections.kinds.${first.what.kind}`)}
        {PUNCTUATION[language].stop}
        {momentWords(first)}
      </p>
      <details open={all.length <= OPEN_PEOPLE}>
        <summary className={styles.summary}>{t('injections.people', { count: all.length })}</summary>
        <ul className={styles.people}>
          {all.map((one) => (
            <Person key={one.id} one={one} />
          ))}
        </ul>
      </details>
      {all.some(({ stage }) => stage === 'NEVER') ? (
        <Notice tone="warning">{t('injections.never')}</Notice>
      ) : null}
      {first.reason === '' ? null : <p className={styles.text}>{first.reason}</p>}
      <p className={styles.note}>{t('acts.by', { name: first.byName, time: format.dateTime(first.at) })}</p>
      {mayAct ? (
        <div className={styles.acts}>
          {armed.length > 0 ? <Cancel id={event.id} ids={armed} /> : null}
          <GiveToRest event={event} first={first} all={all} />
        </div>
      ) : null}
    </li>
  );
}

function Person({ one }: { readonly one: Injection }): ReactElement {
  const wordsOf = useStageWords();
  return (
    <li className={styles.person}>
      <span>{one.user.fullName}</span>
      <Badge tone={TONES[one.stage]}>{wordsOf(one)}</Badge>
      <StateThen one={one} />
    </li>
  );
}

/** Leads to the learner's scene and codes as they were when it began. */
function StateThen({ one: { run, atMs, user } }: { readonly one: Injection }): ReactElement | null {
  const { t } = useTranslation('board');
  const mayRead = useCan('RESULTS_READ');
  if (run === null || atMs === null || !mayRead) return null;
  const moment = new URLSearchParams({ attempt: run.attemptId, task: run.taskId, at: String(atMs) });
  return (
    <Link className={linkClass()} to={`/teacher-results?${moment.toString()}`}>
      {t('injections.stateThen')}
      <VisuallyHidden>: {user.fullName}</VisuallyHidden>
    </Link>
  );
}

function Cancel({ id, ids }: { readonly id: string; readonly ids: readonly string[] }): ReactElement {
  const { t } = useTranslation('board');
  const cancelling = useMutation({
    mutationFn: () =>
      call<typeof cancelInjections>('POST', '/execution-work/:id/injections/cancel', {
        params: { id },
        body: { ids: [...ids] },
      }),
    onSuccess: ({ done }) => {
      if (done.length > 0) showToast({ tone: 'success', text: t('injections.cancelled') });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['/execution-work/:id/injections'] }),
  });
  return (
    <>
      {cancelling.isError ? (
        <Notice tone="danger" live>
          {cancelling.error.message}
        </Notice>
      ) : null}
      <Button
        size="s"
        variant="secondary"
        text={t('injections.cancel')}
        loading={cancelling.isPending}
        onClick={() => cancelling.mutate()}
      />
    </>
  );
}
