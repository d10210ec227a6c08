// The steps and rules of a chain as a list, a drawing and a text: three views of the same thing.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainDraft, PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { Tabs } from '#src/ui/navigation/tabs.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { ChainDrawing } from '../drawing/chain-drawing.tsx';
import { ChainProblems } from './chain-problems.tsx';
import { ChainTextView } from './chain-text-view.tsx';
import type { ChainReference } from './chain-values.ts';
import { StepEditor } from './step-editor.tsx';
import { StepList } from './step-list.tsx';

const VIEWS = ['list', 'drawing', 'text'] as const;
export type ChainView = (typeof VIEWS)[number];

interface ChainViewsProps {
  readonly chain: ChainDraft;
  readonly vocabulary: PracticeVocabulary;
  readonly first: ChainView;
  readonly onChange: (reference: ChainReference) => void;
  readonly onWhole: (chain: ChainDraft) => void;
}

/** With what of the chain can't be judged. */
export function ChainViews({ chain, vocabulary, first, onChange, onWhole }: ChainViewsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [params, change] = useAddress();
  const view = VIEWS.find((one) => one === params.get('view')) ?? first;
  const show = (next: ChainView): void =>
    change(
      (old) => {
        old.set('view', next);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  const [opened, open] = useState<string>();
  const { reference, simulation } = chain;
  const parts = { reference, simulation, onChange, onOpen: open };
  const contents: Readonly<Record<ChainView, ReactElement>> = {
    list: <StepList {...parts} vocabulary={vocabulary} />,
    drawing: <ChainDrawing {...parts} />,
    text: <ChainTextView chain={chain} onRead={onWhole} />,
  };
  return (
    <>
      <ChainProblems reference={reference} vocabulary={vocabulary} onOpen={open} />
      <Tabs
        label={t('views.label')}
        value={view}
        onChange={show}
        tabs={VIEWS.map((id) => ({
          id,
          title: t(`views.${id}`),
          content: contents[id],
        }))}
      />
      {opened === undefined ? null : (
        <StepEditor
          key={opened}
          id={opened}
          reference={reference}
          vocabulary={vocabulary}
          onChange={onChange}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
