// The bay at the start of a case, for its author.
import { useMemo, type ReactElement } from 'react';
import { BayStage } from '#scenes/equipment/bay-stage.tsx';
import { groundColour } from '../simulation/ground-colour.ts';
import type { BayStartProps } from '../view-props.ts';
import { bayViewOf } from './view/bay-view-of.ts';

export function BayStartScreen(props: BayStartProps): ReactElement {
  const { ruleset, state, language, chosen, onChoose, onReady } = props;
  const view = useMemo(() => bayViewOf(ruleset, state, 'girl'), [ruleset, state]);
  return (
    <BayStage
      view={view}
      isSeeking
      language={language}
      focus={chosen}
      onTarget={onChoose}
      background={groundColour()}
      onReady={onReady}
    />
  );
}
