// The steps of a simulation as they were judged: what, how, why, from which source, and the way to the moment. What was not
// right comes first; all of it is there when asked for.
import { Ban, Check, CircleSlash, Clock, ListX, Shuffle, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Grade, Judgement } from '#contract/simulation/grade.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { usePrinting } from '#src/lib/device/use-printing.ts';
import { Badge, type BadgeTone } from '#src/ui/data/badge.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { shownStatus, type ShownStatus } from '../shown-status.ts';
import { citeSources, type CitedSources } from './cited-sources.ts';
import { gatherRemarks, type Remark } from './gather-remarks.ts';
import styles from './judgement-list.module.css';
import { RemarkMoments, type OnMoment } from './remark-moments.tsx';
import { ShouldBe } from './should-be.tsx';

const LOOKS = {
  done: { tone: 'success', Icon: Check },
  slow: { tone: 'amber', Icon: Clock },
  late: { tone: 'amber', Icon: Clock },
  outOfOrder: { tone: 'amber', Icon: Shuffle },
  missing: { tone: 'danger', Icon: X },
  extra: { tone: 'neutral', Icon: ListX },
  refused: { tone: 'neutral', Icon: CircleSlash },
  forbidden: { tone: 'danger', Icon: Ban },
} as const satisfies Record<ShownStatus, { readonly tone: BadgeTone; readonly Icon: typeof Check }>;

interface JudgementListProps {
  readonly judgements: readonly Judgement[];
  /** What was judged by itself, where several things were: the rows stand under their names. */
  readonly windows?: Grade['windows'] | undefined;
  /** Left out where there is no replay to see. */
  readonly onMoment?: OnMoment | undefined;
}

type Shown = 'remarks' | 'all';

export function JudgementList({ judgements: judged, windows, onMoment }: JudgementListProps): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  // The report opens with the gates; here they would be said twice.
  const judgements = judged.filter(({ kind }) => kind !== 'gate');
  const remarks = judgements.filter((judgement) => shownStatus(judgement) !== 'done');
  const [wanted, setWanted] = useState<Shown>('remarks');
  const isChoice = remarks.length > 0 && remarks.length < judgements.length;
  const isPrinting = usePrinting();
  const shown = isChoice && wanted === 'remarks' && !isPrinting ? remarks : judgements;
  const cited = citeSources(shown, t('grade.siteRules'));
  return (
    <div className={styles.groups}>
      {isChoice && !isPrinting ? (
        <RadioGroup
          label={t('grade.shown')}
          labelHidden
          look="segments"
          value={wanted}
          onChange={(value) => setWanted(value === 'all' ? 'all' : 'remarks')}
          options={[
            { value: 'remarks', label: t('grade.remarks', { count: remarks.length }) },
            { value: 'all', label: t('grade.allRows', { count: judgements.length }) },
          ]}
        />
      ) : null}
      {remarks.length === 0 ? <p className={styles.fine}>{t('grade.noRemarks')}</p> : null}
      {windows === undefined ? (
        <Groups judgements={shown} cited={cited} onMoment={onMoment} />
      ) : (
        windows.map(({ id, text }, at) => {
          const own = shown.filter((judgement) => windowOf(judgement) === at);
          return own.length === 0 ? null : (
            <section
              key={`${id}-${String(at)}`}
              className={styles.groups}
              aria-label={textIn(text, language)}
            >
              <h3>{textIn(text, language)}</h3>
              <Groups judgements={own} cited={cited} onMoment={onMoment} level="h4" />
            </section>
          );
        })
      )}
      {cited.titles.length === 0 ? null : <Sources cited={cited} />}
    </div>
  );
}

/** The number of a row's window stands before its id. */
function windowOf({ id }: Judgement): number {
  return Number(/^(\d+)\./.exec(id)?.[1] ?? 0);
}

interface GroupsProps extends Omit<JudgementListProps, 'windows'> {
  readonly cited: CitedSources;
  readonly level?: 'h3' | 'h4';
}

function Groups({ judgements, cited, onMoment, level: Heading = 'h3' }: GroupsProps): ReactElement {
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
    <>
      {groups
        .filter((group) => group.items.length > 0)
        .map((group) => (
          <section key={group.title}>
            <Heading className={styles.heading}>{group.title}</Heading>
            <ol className={styles.list}>
              {gatherRemarks(group.items).map((remark) => (
                <JudgementRow
                  key={`${remark.first.id}-${remark.first.seq ?? ''}`}
                  remark={remark}
                  cited={cited}
                  onMoment={onMoment}
                />
              ))}
            </ol>
          </section>
        ))}
    </>
  );
}

function Sources({ cited }: { readonly cited: CitedSources }): ReactElement {
  const { t } = useTranslation('results');
  return (
    <section>
      <h3 className={styles.heading}>{t('grade.sources')}</h3>
      <ol className={styles.sources}>
        {cited.titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </section>
  );
}

interface JudgementRowProps extends Pick<GroupsProps, 'onMoment' | 'cited'> {
  readonly remark: Remark;
}

function JudgementRow({ remark, cited, onMoment }: JudgementRowProps): ReactElement {
  const { t } = useTranslation('results');
  const { first } = remark;
  const status = shownStatus(first);
  const { tone, Icon } = LOOKS[status];
  return (
    <li className={styles.row}>
      <span className={styles.status}>
        <Badge tone={tone} icon={<Icon size={14} />}>
          {t(`grade.statuses.${status}`)}
        </Badge>
      </span>
      <JudgementText remark={remark} cited={cited} />
      <RemarkMoments remark={remark} onMoment={onMoment} />
    </li>
  );
}

function JudgementText({ remark, cited }: Omit<JudgementRowProps, 'onMoment'>): ReactElement {
  const { t } = useTranslation('results');
  const language = useLanguage();
  const { first: judgement, all } = remark;
  const text = textIn(judgement.text, language);
  const numbers = cited.numbersOf(judgement);
  return (
    <div className={styles.text}>
      <p>
        <span>{all.length > 1 ? t('grade.times', { text, count: all.length }) : text}</span>
        {numbers.length === 0 ? null : <span className={styles.source}> [{numbers.join(', ')}]</span>}
      </p>
      <ShouldBe judgement={judgement} />
      {judgement.why ? <p className={styles.why}>{textIn(judgement.why, language)}</p> : null}
    </div>
  );
}
