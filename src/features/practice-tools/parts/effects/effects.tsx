// What becomes of the cases: each is replayed under the rules as they are now, and named where it is another.
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { textIn } from '#contract/languages.ts';
import { isAffected, type CaseEffect } from '#machines/kit/checks/case-effect.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Badge } from '#src/ui/data/badge.tsx';
import { Table } from '#src/ui/data/table.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress-bar.tsx';
import { linkClass } from '#src/ui/navigation/link.tsx';
import styles from '../../practice-tools.module.css';
import { casePath } from '../../tools-address.ts';
import type { CaseRow, Effects } from './use-effects.ts';

const TONES = {
  SAME: 'success',
  OTHER: 'amber',
  LOST: 'danger',
  CANNOT_START: 'danger',
  UNPROVED: 'neutral',
} as const;

interface EffectsProps {
  readonly effects: Effects;
  /** The rules as they are now: what was replayed may be older. */
  readonly ruleset: unknown;
  /** What is replayed, and that there is no case, in words. */
  readonly how: string;
  readonly none: string;
}

export function EffectsOnCases({ effects, ruleset, how, none }: EffectsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { state, start, cancel } = effects;
  const isRunning = state.kind === 'RUNNING';
  return (
    <div className={styles.form}>
      <p className={styles.note}>{how}</p>
      <div>
        {isRunning ? (
          <Button variant="secondary" text={t('rules.effects.cancel')} onClick={cancel} />
        ) : (
          <Button
            variant="secondary"
            icon={<Play size={18} aria-hidden="true" />}
            text={t('rules.effects.start')}
            onClick={start}
          />
        )}
      </div>
      {state.kind === 'FAILED' ? (
        <Notice tone="danger" live>
          {state.reason}
        </Notice>
      ) : null}
      {'rows' in state ? (
        <Replayed rows={state.rows} isRunning={isRunning} isOld={state.of !== ruleset} none={none} />
      ) : null}
    </div>
  );
}

interface ReplayedProps {
  readonly rows: readonly CaseRow[];
  readonly isRunning: boolean;
  readonly isOld: boolean;
  readonly none: string;
}

function Replayed({ rows, isRunning, isOld, none }: ReplayedProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const done = rows.filter(({ effect }) => effect !== undefined).length;
  const affected = rows.filter(({ effect }) => effect !== undefined && isAffected(effect)).length;
  const told = { affected, count: rows.length };
  return (
    <>
      {isRunning ? (
        <ProgressBar
          label={t('rules.effects.progress')}
          value={done}
          max={Math.max(1, rows.length)}
          valueText={t('rules.effects.doneOf', { done, count: rows.length })}
        />
      ) : (
        <Notice tone={affected === 0 ? 'success' : 'warning'} live>
          {done < rows.length ? t('rules.effects.stopped', { done, count: rows.length }) : null}{' '}
          {rows.length === 0
            ? none
            : t(affected === 0 ? 'rules.effects.unaffected' : 'rules.effects.affected', told)}
        </Notice>
      )}
      {isOld && !isRunning ? <Notice tone="info">{t('rules.effects.stale')}</Notice> : null}
      <Table<CaseRow>
        caption={t('rules.tabs.cases')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'case',
            title: t('rules.columns.case'),
            header: true,
            cell: ({ id, title }) => (
              <Link className={linkClass()} to={casePath(id)}>
                {textIn(title, language)}
              </Link>
            ),
          },
          {
            key: 'effect',
            title: t('rules.columns.effect'),
            cell: ({ effect }) =>
              effect === undefined ? t('rules.effects.waits') : <Effect effect={effect} />,
          },
        ]}
        empty={null}
      />
    </>
  );
}

function Effect({ effect }: { readonly effect: CaseEffect }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const format = useFormat();
  const { kind, before, now, refusedCount, reason, brokenExamples } = effect;
  return (
    <span className={styles.two}>
      <Badge tone={TONES[kind]}>{t(`rules.effects.kinds.${kind}`)}</Badge>
      <span className={styles.note}>
        {reason === null ? null : textIn(reason, language)}
        {before === null || now === null
          ? null
          : t('rules.effects.scores', { before: format.number(before), now: format.number(now) })}
        {refusedCount === 0 ? null : ` ${t('rules.effects.refused', { count: refusedCount })}`}
        {brokenExamples === 0 ? null : ` ${t('rules.effects.examples', { count: brokenExamples })}`}
      </span>
    </span>
  );
}
