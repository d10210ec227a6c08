// Rule by rule: how often it goes wrong, how that changes from run to run, and who has mastered it.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  RULE_STATES,
  type PeopleStatistics,
  type RuleFigures,
  type RuleState,
} from '#contract/entities/people-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { DownloadCsv } from '../download-csv.tsx';
import styles from '../statistics.module.css';
import { useFirstRows } from '../use-first-rows.tsx';
import { runPath } from './results-path.ts';

/** One run is no row of runs. */
const MIN_RUNS_SHOWN = 2;

export function RulesCard({
  statistics: { rules, subject },
}: {
  readonly statistics: PeopleStatistics;
}): ReactElement | null {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const [isShort, setShort] = useState(true);
  const wrong = rules.filter((rule) => rule.wrong > 0);
  const shown = isShort ? wrong : rules;
  const { first, rest } = useFirstRows(shown);
  if (rules.length === 0) return null;
  return (
    <Card
      title={t('ofPeople.rules')}
      subtitle={t('ofPeople.rulesSaid', { count: wrong.length, total: rules.length })}
      aside={
        <DownloadCsv
          name={`${textIn(subject.title, language)} ${t('ofPeople.rules')}`}
          rows={[
            [
              t('step'),
              t('runs'),
              t('ofPeople.wrong'),
              ...RULE_STATES.map((one) => t(`ofPeople.states.${one}`)),
            ],
            ...rules.map(({ text, runs, wrong: faults, states }) => [
              textIn(text, language),
              runs,
              faults,
              ...RULE_STATES.map((one) => states?.[one] ?? null),
            ]),
          ]}
        />
      }
    >
      <Switch
        label={t('onlyWrong')}
        checked={isShort}
        onChange={(event) => setShort(event.currentTarget.checked)}
      />
      {shown.length === 0 ? <p className={styles.quiet}>{t('noWrongSteps')}</p> : null}
      <ol className={styles.steps}>
        {first.map((rule) => (
          <Rule key={rule.id} rule={rule} isOfOne={subject.kind === 'PERSON'} />
        ))}
      </ol>
      {rest}
    </Card>
  );
}

interface RuleProps {
  readonly rule: RuleFigures;
  readonly isOfOne: boolean;
}

/** Of a course there is nothing to open: by person and by run steps are counted in groups. */
function Rule({ rule, isOfOne }: RuleProps): ReactElement {
  if (rule.states === null)
    return (
      <li className={styles.step}>
        <Line rule={rule} />
      </li>
    );
  return (
    <li>
      <details className={styles.rule}>
        <summary className={styles.step}>
          <Line rule={rule} />
        </summary>
        <Details rule={rule} isOfOne={isOfOne} />
      </details>
    </li>
  );
}

function Line({ rule: { text, runs, wrong } }: Pick<RuleProps, 'rule'>): ReactElement {
  const { t } = useTranslation('statistics');
  const language = useLanguage();
  const format = useFormat();
  return (
    <>
      <span className={styles.stepName}>{textIn(text, language)}</span>
      <span className={styles.bar} aria-hidden="true">
        {wrong === runs ? null : <span data-status="done" style={{ flexGrow: runs - wrong }} />}
        {wrong === 0 ? null : <span data-status="missing" style={{ flexGrow: wrong }} />}
      </span>
      <span className={styles.stepNote}>
        {t('ofPeople.wrongOf', {
          percent: format.percent(wrong / Math.max(1, runs)),
          wrong: format.number(wrong),
          runs: format.number(runs),
        })}
      </span>
    </>
  );
}

/** Where people stand with the rule, how it went from run to run, and the latest fault to look at. */
function Details({ rule: { states, byRun, attemptId }, isOfOne }: RuleProps): ReactElement {
  const { t } = useTranslation('statistics');
  const { isHidden } = useHiddenNames();
  const format = useFormat();
  const numberOf = (state: RuleState): number => states?.[state] ?? 0;
  const said = ({ errors }: RuleFigures['byRun'][number]): string =>
    isOfOne ? t(errors === 0 ? 'ofPeople.runRight' : 'ofPeople.runWrong') : format.percent(errors);
  return (
    <div className={styles.details}>
      <ul className={styles.legend}>
        {RULE_STATES.filter((state) => numberOf(state) > 0).map((state) => (
          <li key={state}>
            {isOfOne
              ? t(`ofPeople.states.${state}`)
              : t('ofPeople.stateCount', {
                  state: t(`ofPeople.states.${state}`),
                  number: format.number(numberOf(state)),
                })}
          </li>
        ))}
      </ul>
      {byRun.length < MIN_RUNS_SHOWN ? null : (
        <p className={styles.counts}>{t('ofPeople.byRun', { shares: byRun.map(said).join(' → ') })}</p>
      )}
      {attemptId === null ? null : (
        <Link className={linkClass()} to={runPath(attemptId, isHidden)}>
          {t('ofPeople.openWrong')}
        </Link>
      )}
    </div>
  );
}
