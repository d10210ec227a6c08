// How soon people began to act in each situation: the share of them by the time since it began.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeFigures, Reaction } from '#contract/entities/practice-statistics.ts';
import { textIn } from '#contract/languages.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Beyond } from '../beyond.tsx';
import { ChartFigure } from '../chart/chart-figure.tsx';
import { LineChart } from '../chart/line-chart.tsx';
import styles from '../statistics.module.css';

/** The tenth that stands in the middle. */
const HALF = 5;

interface ReactionsProps {
  readonly practice: Pick<PracticeFigures, 'reactions' | 'beyond'>;
}

export function Reactions({ practice: { reactions, beyond } }: ReactionsProps): ReactElement | null {
  const { t } = useTranslation('practice-figures');
  if (reactions.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t('reactionsTitle')}</h3>
      {reactions.map((reaction) => (
        <OneReaction key={reaction.id} reaction={reaction} />
      ))}
      <Beyond count={beyond?.reactions} />
    </section>
  );
}

function OneReaction({ reaction }: { readonly reaction: Reaction }): ReactElement {
  const { t } = useTranslation('practice-figures');
  const language = useLanguage();
  const format = useFormat();
  const { text, tenths, never, runs } = reaction;
  const answered = runs === 0 ? 0 : (runs - never) / runs;
  const shareAt = (tenth: number): number => (tenth / 10) * answered;
  const [middle, most] = [tenths[HALF], tenths[9]];
  const said =
    middle === undefined || most === undefined
      ? t('reactionNone')
      : t('reactionSaid', { middle: format.clock(middle), most: format.clock(most) });
  const name = textIn(text, language);
  return (
    <div>
      <h4>{name}</h4>
      <ChartFigure
        title={name}
        said={never === 0 ? said : `${said} ${t('never', { count: never })}`}
        head={[t('within'), t('reacted')]}
        rows={tenths.map((ms, tenth) => [format.clock(ms), format.percent(shareAt(tenth))])}
        values={tenths.map((ms, tenth) => [Math.round(ms / 1000), shareAt(tenth)])}
      >
        {tenths.length === 0 ? undefined : <Curve tenths={tenths} shareAt={shareAt} />}
      </ChartFigure>
    </div>
  );
}

interface CurveProps {
  readonly tenths: readonly number[];
  readonly shareAt: (tenth: number) => number;
}

/** From the beginning of the situation: whom the sentence above names, and the last one. */
function Curve({ tenths, shareAt }: CurveProps): ReactElement {
  const { t } = useTranslation('practice-figures');
  const format = useFormat();
  const longest = Math.max(1, ...tenths);
  const last = tenths.length - 1;
  const points = tenths.map((ms, tenth) => ({
    x: ms / longest,
    y: shareAt(tenth),
    name: tenth === last || tenth === HALF ? format.percent(shareAt(tenth)) : '',
    tick: tenth === last ? format.clock(ms) : '',
  }));
  const begin = { x: 0, y: 0, name: '', tick: format.clock(0) };
  return <LineChart points={[begin, ...points]} axis={t('within')} hasDots={false} />;
}
