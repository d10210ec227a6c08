// What the checks of a case found: the way that proves it, what costs nothing, and wrong runs that pass, each to be looked at.
import { Eye, ListChecks } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { textIn } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import type { ToldHole, ToldReport } from '#tasks/check.ts';
import styles from '../../practice-tools.module.css';
import { useFactWords } from '../../parts/facts/fact-words.ts';
import { useVocabulary } from '../../parts/use-vocabulary.ts';
import { examplesPath } from '../../tools-address.ts';
import type { CheckedCase } from './check-work.ts';
import { RunReplay } from './run-replay.tsx';
import { isOfDraft, type CaseChecksRun } from './use-case-checks.ts';

interface CaseChecksProps {
  readonly run: CaseChecksRun;
  readonly draft: CaseDraft;
}

export function CaseChecks({ run, draft }: CaseChecksProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'common']);
  const { state, start, cancel } = run;
  const isRunning = state.kind === 'RUNNING';
  return (
    <div className={styles.form} data-mend="checks">
      <Card
        title={t('checking.title')}
        subtitle={t('checking.how')}
        footer={
          isRunning ? (
            <Button variant="secondary" text={t('common:actions.cancel')} onClick={cancel} />
          ) : (
            <Button
              icon={<ListChecks size={18} aria-hidden="true" />}
              text={t(state.kind === 'DONE' ? 'checking.again' : 'checking.start')}
              onClick={start}
            />
          )
        }
      >
        {isRunning ? (
          <label className={styles.form}>
            <span>{t('checking.running')}</span>
            <progress className={styles.progress} value={state.share} max={1} />
          </label>
        ) : null}
        {state.kind === 'FAILED' ? (
          <Notice tone="danger" live>
            {state.reason}
          </Notice>
        ) : null}
        {state.kind === 'NONE' ? <p className={styles.note}>{t('checking.none')}</p> : null}
        {state.kind === 'DONE' ? (
          <div className={styles.form}>
            {isOfDraft(state, draft) ? null : <Notice tone="info">{t('checking.stale')}</Notice>}
            <Kept examples={state.report.examples} caseId={state.trial.id} />
            <Outcome report={state.report} />
          </div>
        ) : null}
      </Card>
      {state.kind === 'DONE' && state.report.holes.length > 0 ? (
        <Holes holes={state.report.holes} trial={state.trial} />
      ) : null}
    </div>
  );
}

/** Whether the kept runs still get their verdicts. */
function Kept({
  examples,
  caseId,
}: Pick<CheckedCase, 'examples'> & { readonly caseId: string }): ReactElement | null {
  const { t } = useTranslation('test-cases');
  if (examples.length === 0) return null;
  const held = examples.filter(({ isHeld }) => isHeld).length;
  return (
    <Notice tone={held === examples.length ? 'success' : 'danger'} live>
      {t('examples.held', { held, count: examples.length })}{' '}
      <Link className={linkClass()} to={examplesPath(caseId)}>
        {t('examples.open')}
      </Link>
    </Notice>
  );
}

function Outcome({ report }: { readonly report: ToldReport }): ReactElement {
  const { t } = useTranslation('test-cases');
  const format = useFormat();
  const { provedScore, isSearched, isIdlePassed, unpunished, untriedGates, holes, runCount } = report;
  if (provedScore === null)
    return (
      <Notice tone="warning" live title={t('checking.unproved')}>
        {t('checking.unprovedNext')}
      </Notice>
    );
  const score = format.number(provedScore);
  return (
    <>
      <Notice tone="success" live>
        {t(isSearched ? 'checking.found' : 'checking.proved', { score })}{' '}
        {t('checking.runs', { count: runCount })}
      </Notice>
      {isIdlePassed ? <Notice tone="warning">{t('checking.idle')}</Notice> : null}
      <Texts tone="warning" title={t('checking.unpunished')} texts={unpunished} />
      <Texts tone="info" title={t('checking.untried')} texts={untriedGates} />
      {holes.length === 0 ? <p>{t('checking.noHoles')}</p> : null}
    </>
  );
}

interface TextsProps {
  readonly tone: 'warning' | 'info';
  readonly title: string;
  readonly texts: readonly Trilingual[];
}

function Texts({ tone, title, texts }: TextsProps): ReactElement | null {
  const language = useLanguage();
  if (texts.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={styles.problems}>
        {[...new Set(texts.map((text) => textIn(text, language)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface HolesProps {
  readonly holes: readonly ToldHole[];
  readonly trial: PracticeCase;
}

const SHOWN_LEFT = 4;

function Holes({ holes, trial }: HolesProps): ReactElement {
  const { t } = useTranslation('test-cases');
  const format = useFormat();
  const language = useLanguage();
  const words = useFactWords(useVocabulary(trial.simulation).data);
  const [shown, show] = useState<ToldHole>();
  if (shown !== undefined) return <RunReplay {...shown} trial={trial} onClose={() => show(undefined)} />;
  return (
    <Card title={t('checking.holes')} subtitle={t('checking.holesHow')}>
      <ul className={styles.rows}>
        {holes.map((hole) => {
          const left = hole.left.map((text) => textIn(text, language));
          const name = left.slice(0, SHOWN_LEFT).join('; ');
          return (
            <li key={name} className={styles.row}>
              <div className={styles.form}>
                <strong>{t('checking.passes', { score: format.number(hole.score) })}</strong>
                <span>
                  {t('checking.without', { what: name })}
                  {left.length > SHOWN_LEFT
                    ? ` ${t('findings.more', { count: left.length - SHOWN_LEFT })}`
                    : ''}
                </span>
                <span className={styles.note}>
                  {t('checking.ends')}{' '}
                  {hole.differences
                    .map(({ fact, right, wrong }) => {
                      const instead = t('checking.insteadOf', { right: words.value(fact, right) });
                      return `${words.fact(fact)}: ${words.value(fact, wrong)} (${instead})`;
                    })
                    .join('; ')}
                </span>
              </div>
              <Button
                size="s"
                variant="secondary"
                icon={<Eye size={18} aria-hidden="true" />}
                text={t('checking.look')}
                aria-label={`${t('checking.look')}: ${name}`}
                onClick={() => show(hole)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
