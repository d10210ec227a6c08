// The steps of a simulation as they were judged: what, how, why, from which source, and the way to the moment.
import { Ban, Check, CircleSlash, Clock, ListX, Shuffle, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Judgement, JudgementStatus } from '#contract/simulation/grade.ts';
import { textIn } from '#contract/text-in.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge, type BadgeTone } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './judgement-list.module.css';

const LOOKS = {
  done: { tone: 'success', Icon: Check },
  late: { tone: 'amber', Icon: Clock },
  outOfOrder: { tone: 'amber', Icon: Shuffle },
  missing: { tone: 'danger', Icon: X },
  extra: { tone: 'neutral', Icon: ListX },
  refused: { tone: 'neutral', Icon: CircleSlash },
  forbidden: { tone: 'danger', Icon: Ban },
} as const satisfies Record<JudgementStatus, { readonly tone: BadgeTone; readonly Icon: typeof Check }>;

export interface JudgementListProps {
  readonly judgements: readonly Judgement[];
  /** Opens the replay at this moment, or at a step that was not done; left out where there is no replay to see. */
  readonly onMoment?: ((atMs: number, stepId?: string) => void) | undefined;
}

export function JudgementList({ judgements, onMoment }: JudgementListProps): ReactElement {
  const { t } = useTranslation('results');
  const groups = [
    { title: t('grade.steps'), items: judgements.filter((one) => one.kind === 'step') },
    { title: t('grade.end'), items: judgements.filter((one) => one.kind === 'end') },
    {
      title: t('grade.others'),
      items: judgements.filter((one) => one.kind !== 'step' && one.kind !== 'end'),
    },
  ];
  return (
    <div className={styles.groups}>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.title}>
            <h3 className={styles.heading}>{group.title}</h3>
            <ol className={styles.list}>
              {group.items.map((judgement) => (
                <JudgementRow
                  key={`${judgement.id}-${judgement.seq ?? ''}`}
                  judgement={judgement}
                  onMoment={onMoment}
                />
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

interface JudgementRowProps extends Pick<JudgementListProps, 'onMoment'> {
  readonly judgement: Judgement;
}

function JudgementRow({ judgement, onMoment }: JudgementRowProps): ReactElement {
  const { t } = useTranslation('results');
  const format = useFormat();
  const language = useLanguage();
  const { at } = judgement;
  const stepId = judgement.kind === 'step' ? judgement.id : undefined;
  const { tone, Icon } = LOOKS[judgement.status];
  return (
    <li className={styles.row}>
      <span className={styles.status}>
        <Badge tone={tone} icon={<Icon size={14} />}>
          {t(`grade.statuses.${judgement.status}`)}
        </Badge>
      </span>
      <JudgementText judgement={judgement} />
      {at !== undefined && onMoment ? (
        <Button
          size="s"
          variant="secondary"
          text={format.clock(at)}
          aria-label={t('grade.moment', { time: format.clock(at) })}
          onClick={() => onMoment(at, stepId)}
        />
      ) : null}
      {at === undefined && stepId !== undefined && onMoment ? (
        <Button
          size="s"
          variant="secondary"
          text={t('grade.howTo')}
          aria-label={`${t('grade.howTo')}: ${textIn(judgement.text, language)}`}
          onClick={() => onMoment(0, stepId)}
        />
      ) : null}
    </li>
  );
}

function JudgementText({ judgement }: { readonly judgement: Judgement }): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const sources = judgement.sources
    .map((source) => (source.id === 'site' ? t('grade.siteRules') : source.title))
    .join('; ');
  return (
    <div className={styles.text}>
      <p>{textIn(judgement.text, language)}</p>
      {judgement.why ? <p className={styles.why}>{textIn(judgement.why, language)}</p> : null}
      {sources === '' ? null : (
        <p className={styles.source}>
          {t('grade.sources')}: {sources}
        </p>
      )}
    </div>
  );
}
