// A read-only view of one moment in the bay: the scene above, the terminal below.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { BayTarget } from '#scenes/equipment/bay-targets.ts';
import { BayStage } from '#scenes/equipment/bay-stage.tsx';
import { groundColour } from '../../simulation/ground-colour.ts';
import type { TerminalIntents } from '../terminal/terminal-intents.ts';
import { Terminal } from '../terminal/terminal.tsx';
import { terminalViewOf } from '../terminal/views/terminal-view-of.ts';
import { bayViewOf } from '../view/bay-view-of.ts';
import styles from './bay-moment.module.css';

const nothing = (): void => undefined;
const LOOKING: TerminalIntents = {
  onSoftKey: nothing,
  onScreen: nothing,
  onChoose: nothing,
  onField: nothing,
  onType: nothing,
  onPress: nothing,
  onKeyboard: nothing,
};

interface BayMomentProps {
  readonly ruleset: EquipmentRuleset;
  readonly state: EquipmentState;
  readonly language: Language;
  /** The view is shown at once, without motion. */
  readonly isSeeking: boolean;
  readonly focus?: BayTarget | undefined;
  /** Left out: what is pressed does nothing. */
  readonly onTarget?: ((target: BayTarget) => void) | undefined;
  /** Rendered over the scene. */
  readonly children: ReactNode;
}

export function BayMoment(props: BayMomentProps): ReactElement {
  const { ruleset, state, language, isSeeking, focus, onTarget = nothing, children } = props;
  const bay = useMemo(() => bayViewOf(ruleset, state, 'girl'), [ruleset, state]);
  const terminal = useMemo(() => terminalViewOf(ruleset, state, language), [ruleset, state, language]);
  return (
    <div className={styles.frame}>
      <div className={styles.moment}>
        <div className={styles.bay}>
          <BayStage
            view={bay}
            isSeeking={isSeeking}
            language={language}
            background={groundColour()}
            focus={focus}
            onTarget={onTarget}
          />
          {children}
        </div>
        <div className={styles.terminal} inert>
          <Terminal view={terminal} language={language} intents={LOOKING} hasKeys={false} />
        </div>
      </div>
    </div>
  );
}
