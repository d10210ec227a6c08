// The page of one chain for its authors: what it is called, its steps and rules, and what is done with the draft.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChainDraftState } from '#contract/entities/chain-draft.ts';
import { textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDraft } from '#src/lib/drafts/use-draft.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { DecisionsPanel } from '#src/ui/loaded/drafts/decisions-panel.tsx';
import { DraftFoot } from '#src/ui/loaded/drafts/draft-foot.tsx';
import { DraftHead } from '#src/ui/loaded/drafts/draft-head.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { useMergedWords } from '#src/ui/loaded/drafts/use-merged-words.ts';
import { Uses } from '../parts/uses.tsx';
import { useVocabulary } from '../parts/use-vocabulary.ts';
import styles from '../practice-tools.module.css';
import { casePath, SIMULATIONS } from '../tools-address.ts';
import { CHAIN_DRAFTS, type ChainDraftView, type ChainSession } from './chain-drafts.ts';
import { ChainHistory } from './chain-history.tsx';
import { ChainPublication, isChanged } from './chain-publication.tsx';
import { ChainSettings, type EditChain } from './chain-settings.tsx';
import { newChain } from './chain-values.ts';
import { ChainViews, type ChainView } from './chain-views.tsx';
import { useChainWords } from './chain-words.ts';

interface ChainEditorProps {
  readonly first: ChainDraftState;
  readonly view: ChainView;
  readonly back: (session: ChainSession) => ReactNode;
  /** How it is made, where there are several ways. */
  readonly choice?: ReactElement | undefined;
  /** The chain is left: its draft is gone. */
  readonly onLeave: () => void;
  /** It has an address of its own from now on. */
  readonly onFirstPublished: () => void;
}

export function ChainEditor(props: ChainEditorProps): ReactElement {
  const { first, view: firstView, back, choice, onLeave, onFirstPublished } = props;
  const { t } = useTranslation('practice-tools');
  const { session, view, people } = useDraft(CHAIN_DRAFTS, first);
  const words = useChainWords();
  const edit = useMemo<EditChain>(() => (field, change) => session.edit(field, change), [session]);
  const { data, state } = view;
  return (
    <>
      {back(session)}
      <Head view={view} people={people} />
      {view.refusal === undefined ? null : (
        <Notice tone="danger" live title={t('chain.refused')}>
          {view.refusal}
        </Notice>
      )}
      <DecisionsPanel
        data={data}
        questions={view.questions}
        text={t('chain.decide')}
        say={words}
        onDecide={(question, takesOther) => session.decide(question, takesOther)}
      />
      {choice}
      {state.revision === 0 && data.reference.steps.length === 0 ? (
        <RadioGroup
          look="segments"
          label={t('simulation')}
          value={data.simulation}
          onChange={(next) => edit(null, (now) => ({ ...newChain(next), title: now.title }))}
          options={SIMULATIONS.map((value) => ({ value, label: t(`simulations.${value}`) }))}
        />
      ) : null}
      <ChainSettings draft={data} isNew={state.revision === 0} edit={edit} />
      <Content view={view} first={firstView} edit={edit} />
      <DraftFoot
        session={session}
        view={view}
        history={<ChainHistory session={session} view={view} />}
        isChanged={isChanged(view)}
        isUntouched={isUntouched(view)}
        publishedText={state.revision === 0 ? undefined : t('chain.published', { number: state.revision })}
      >
        <ChainPublication
          session={session}
          view={view}
          isUntouched={isUntouched(view)}
          onLeave={onLeave}
          onFirstPublished={onFirstPublished}
        />
      </DraftFoot>
    </>
  );
}

/** New, and nobody has done anything to it. */
const isUntouched = ({ state, saved }: ChainDraftView): boolean =>
  state.revision === 0 && state.version === 0 && saved === 'SERVER';

interface HeadProps {
  readonly view: ChainDraftView;
  readonly people: readonly string[];
}

function Head({ view, people }: HeadProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const merged = useMergedWords(view);
  const language = useLanguage();
  const { data, state } = view;
  const title = textIn(data.title, language).trim();
  const stateName = state.published === null ? 'NEW' : isChanged(view) ? 'DRAFT' : 'PUBLISHED';
  return (
    <>
      <DraftHead
        title={title === '' ? t('chain.new') : title}
        isPublished={stateName === 'PUBLISHED'}
        state={t(`chain.state.${stateName}`)}
        people={people.length === 0 ? null : t('chain.people', { names: people.join(', ') })}
        merged={merged}
      />
      <p className={styles.note}>{state.revision === 0 ? t('chain.newLead') : t('chain.lead')}</p>
      <Uses
        title={t('chain.judges')}
        level={2}
        note={t('chain.judgesNote')}
        uses={state.cases}
        pathOf={casePath}
      />
    </>
  );
}

interface ContentProps {
  readonly view: ChainDraftView;
  readonly first: ChainView;
  readonly edit: EditChain;
}

function Content({ view: { data }, first, edit }: ContentProps): ReactElement {
  const vocabulary = useVocabulary(data.simulation);
  if (vocabulary.isError) return <QueryError query={vocabulary} />;
  if (vocabulary.isPending) return <Skeleton shape="block" height="320px" />;
  return (
    <ChainViews
      chain={data}
      vocabulary={vocabulary.data}
      first={first}
      onChange={(reference) => edit(null, (now) => ({ ...now, reference }))}
      onWhole={(next) => edit(null, ({ way }) => ({ ...next, ...(way && { way }) }))}
    />
  );
}
