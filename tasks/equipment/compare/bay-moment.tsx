// A read-only view of one moment in the bay: the scene above, the terminal below.
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
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
  /** Rendered over the scene. */
  readonly children: ReactNode;
}

export function BayMoment({ ruleset, state, language, isSeeking, children }: BayMomentProps): ReactElement {
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
            onTarget={nothing}
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
