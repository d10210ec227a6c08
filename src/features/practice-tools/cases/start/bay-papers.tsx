// The papers on the desk: a printed line that differs from the others is a mismatch for the learner to find.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import { formKindSchema } from '#contract/simulation/equipment-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../../practice-tools.module.css';
import type { BayStartProps } from './start-props.ts';
import { RowList } from './row-list.tsx';

const MAX_PAPERS = 40;
const MAX_PRINTED = 300;
const NO_POD = 'none';

function newPaper(papers: readonly Paper[]): Paper {
  let number = papers.length + 1;
  while (papers.some(({ id }) => id === `paper-${number}`)) number += 1;
  return { id: `paper-${number}`, kind: 'SHIFT_TASK', printed: {} };
}

const about = ({ pod: _old, ...paper }: Paper, pod: string): Paper =>
  pod === NO_POD ? paper : { ...paper, pod };

export function BayPapers({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { papers, pods } = play;
  const put = (at: number, paper: Paper, field: string | null = null): void =>
    edit(field, (now) => ({ ...now, papers: now.papers.with(at, paper) }));
  const formOf = (paper: Paper) => ruleset.forms.find(({ kind }) => kind === paper.kind);
  const nameOf = (paper: Paper): string => {
    const form = formOf(paper);
    return `${form === undefined ? paper.kind : textIn(form.text, language)} (${paper.id})`;
  };
  return (
    <RowList
      path="play.papers"
      title={t('bay.papers')}
      subtitle={t('bay.papersHow')}
      none={t('bay.noPapers')}
      addText={t('bay.addPaper')}
      max={MAX_PAPERS}
      onAdd={() => edit(null, (now) => ({ ...now, papers: [...now.papers, newPaper(now.papers)] }))}
      onRemove={(at) => edit(null, (now) => ({ ...now, papers: now.papers.toSpliced(at, 1) }))}
      rows={papers.map((paper, at) => ({
        key: paper.id,
        name: nameOf(paper),
        content: (
          <details className={styles.paper}>
            <summary>{nameOf(paper)}</summary>
            <PaperFields
              {...{ paper, ruleset, pods }}
              onChange={(next, field) => put(at, next, `paper ${at} ${field}`)}
            />
          </details>
        ),
      }))}
    />
  );
}

interface PaperFieldsProps extends Pick<BayStartProps, 'ruleset'> {
  readonly paper: Paper;
  readonly pods: BayStartProps['play']['pods'];
  readonly onChange: (paper: Paper, field: string) => void;
}

function PaperFields({ paper, ruleset, pods, onChange }: PaperFieldsProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const form = ruleset.forms.find(({ kind }) => kind === paper.kind);
  return (
    <div className={styles.figures}>
      <Select
        label={t('bay.paperKind')}
        placeholder={t('bay.paperKind')}
        value={paper.kind}
        options={formKindSchema.options.map((value) => {
          const form = ruleset.forms.find(({ kind }) => kind === value);
          return { value, label: form === undefined ? value : textIn(form.text, language) };
        })}
        onChange={(kind) => onChange({ ...paper, kind, printed: {} }, 'kind')}
      />
      <Select
        label={t('bay.paperPod')}
        placeholder={t('bay.paperPod')}
        value={paper.pod ?? NO_POD}
        options={[
          { value: NO_POD, label: t('bay.noPod') },
          ...pods.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={(pod) => onChange(about(paper, pod), 'pod')}
      />
      {(form?.fields ?? []).map(({ id, text }) => (
        <TextField
          key={id}
          label={textIn(text, language)}
          autoComplete="off"
          maxLength={MAX_PRINTED}
          value={paper.printed[id] ?? ''}
          onChange={(event) => {
            const line = event.currentTarget.value;
            const { [id]: _old, ...rest } = paper.printed;
            const printed = line === '' ? rest : { ...paper.printed, [id]: line };
            onChange({ ...paper, printed }, id);
          }}
        />
      ))}
    </div>
  );
}
