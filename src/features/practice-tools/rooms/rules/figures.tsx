// The figures of the rules: how long each act takes, what a bag holds, what a person sheds, and the limit of the clean room.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Particles } from '#contract/simulation/room-particles.ts';
import type { RoomRules } from '#contract/simulation/room-ruleset.ts';
import { figureOf, RULE_FIGURES, type RuleFigure } from '#machines/room/editing/rules/rule-differences.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Table } from '#src/ui/data/table.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import styles from '../../practice-tools.module.css';
import { withRow, type Rules } from './use-rules.ts';

interface RulesPart {
  readonly rules: Rules;
}

const BOUNDS: Readonly<Record<RuleFigure, readonly [min: number, max: number]>> = {
  bagCapacity: [1, 100],
  floorReachTiles: [0, 10],
  walkingPercent: [100, 100_000],
  dressed: [0, 1_000_000_000],
  limit: [0, 1_000_000_000],
  air: [1, 100_000],
};
const MAX_SECONDS = 600;
const MAX_SHED = 1_000_000_000;
const SECOND_MS = 1000;

function withParticles(now: RoomRules, change: (particles: Particles) => Particles): RoomRules {
  const { particles } = now;
  return particles === undefined ? now : { ...now, particles: change(particles) as typeof particles };
}

const SETTERS: Readonly<Record<RuleFigure, (now: RoomRules, value: number) => RoomRules>> = {
  bagCapacity: (now, bagCapacity) => ({ ...now, bagCapacity }),
  floorReachTiles: (now, floorReachTiles) => ({ ...now, floorReachTiles }),
  walkingPercent: (now, walkingPercent) => withParticles(now, (own) => ({ ...own, walkingPercent })),
  dressed: (now, perMinute) =>
    withParticles(now, (own) => ({ ...own, dressed: { ...own.dressed, perMinute } })),
  limit: (now, limitPerM3) => withParticles(now, (own) => ({ ...own, room: { ...own.room, limitPerM3 } })),
  air: (now, airM3PerMinute) =>
    withParticles(now, (own) => ({ ...own, room: { ...own.room, airM3PerMinute } })),
};

export function Figures({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <div className={styles.form}>
      <div className={styles.figures}>
        {RULE_FIGURES.filter((figure) => figureOf(rules.rules, figure) !== undefined).map((figure) => {
          const [min, max] = BOUNDS[figure];
          return (
            <NumberField
              key={figure}
              label={t(`rules.figures.${figure}`)}
              isWhole
              min={min}
              max={max}
              value={figureOf(rules.rules, figure) ?? min}
              onChange={(value) => rules.put((now) => SETTERS[figure](now, value ?? min), figure)}
            />
          );
        })}
      </div>
      <Durations rules={rules} />
      <Shed rules={rules} />
    </div>
  );
}

function Durations({ rules }: RulesPart): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return (
    <Card title={t('rules.durations')} subtitle={t('rules.durationsHow')}>
      <Table
        caption={t('rules.durations')}
        rows={rules.rules.codes}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'text',
            title: t('rules.columns.act'),
            header: true,
            cell: ({ text }) => textIn(text, language),
          },
          {
            key: 'code',
            title: t('rules.columns.code'),
            cell: ({ code }) => <code className={styles.code}>{code}</code>,
          },
          {
            key: 'seconds',
            title: t('rules.columns.seconds'),
            width: '160px',
            cell: (row) => (
              <NumberField
                label={t('rules.secondsOf', { name: textIn(row.text, language) })}
                labelHidden
                max={MAX_SECONDS}
                value={row.durationMs / SECOND_MS}
                onChange={(seconds) => {
                  const durationMs = Math.round((seconds ?? 0) * SECOND_MS);
                  rules.put(
                    (now) => ({ ...now, codes: withRow(now.codes, row, { ...row, durationMs }) }),
                    `duration ${row.code}`,
                  );
                }}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

function Shed({ rules }: RulesPart): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { particles } = rules.rules;
  if (particles === undefined) return null;
  return (
    <Card title={t('rules.shed')} subtitle={t('rules.shedHow')}>
      <Table
        caption={t('rules.shed')}
        rows={particles.causes}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'text',
            title: t('rules.columns.cause'),
            header: true,
            cell: ({ text }) => textIn(text, language),
          },
          {
            key: 'perMinute',
            title: t('rules.columns.perMinute'),
            width: '200px',
            cell: (cause) => (
              <NumberField
                label={t('rules.shedOf', { name: textIn(cause.text, language) })}
                labelHidden
                isWhole
                max={MAX_SHED}
                value={cause.perMinute}
                onChange={(value) =>
                  rules.put(
                    (now) =>
                      withParticles(now, (own) => ({
                        ...own,
                        causes: withRow(own.causes, cause, { ...cause, perMinute: value ?? 0 }),
                      })),
                    `cause ${cause.id}`,
                  )
                }
              />
            ),
          },
        ]}
      />
    </Card>
  );
}
