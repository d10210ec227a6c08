// The terminal as a profile has it, signed in by its role: one can look through its screens.
import { useState, type ReactElement } from 'react';
import { equipmentPlaySchema, type EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { start } from '#machines/equipment/start.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import { choiceAction, softKeyActions, typeAction } from '../play/terminal-actions.ts';
import type { TerminalPreviewProps } from '../../view-props.ts';
import { Terminal } from './terminal.tsx';
import { terminalViewOf } from './views/terminal-view-of.ts';

const SEED = 1;

/** A bay in which there is nothing but the terminal that one stands at. */
function playOf({ ruleset, allowed }: TerminalPreviewProps): EquipmentPlay {
  const { role, screens, settings } = allowed;
  return equipmentPlaySchema.parse({
    id: 'preview',
    role,
    defaultLogin: { login: '', role },
    clockStartS: 28_800,
    place: ruleset.places.find(({ kind }) => kind === 'terminal')?.id,
    conditionEquipment: 'IDLE',
    pods: [],
    papers: [],
    orders: [],
    availableScreens: screens,
    possibleSettings: settings.map(({ id }) => id),
    settingBounds: settings,
    plateStatusInfo: { initial: [], base: [] },
    emergency: { planned: [] },
  });
}

const done = (ruleset: EquipmentRuleset, state: EquipmentState, actions: readonly Action[]): EquipmentState =>
  actions.reduce(
    (now, action) => act(ruleset, now, action, Math.max(now.clockMs, now.readyAtMs)).state,
    state,
  );

function signedIn(props: TerminalPreviewProps): EquipmentState {
  const { ruleset, allowed } = props;
  const account = ruleset.accounts.find(({ role }) => role === allowed.role);
  return done(ruleset, start(ruleset, playOf(props), SEED), [
    { code: 'SCREEN', to: 'LOGIN' },
    typeAction('login', account?.login ?? '', []),
    typeAction('password', account?.password ?? '', []),
    { code: 'SIGN_IN' },
  ]);
}

export function TerminalPreview(props: TerminalPreviewProps): ReactElement {
  const { ruleset, language } = props;
  const [state, setState] = useState(() => signedIn(props));
  const run = (actions: readonly Action[]): void => setState((now) => done(ruleset, now, actions));
  return (
    <Terminal
      view={terminalViewOf(ruleset, state, language)}
      language={language}
      hasKeys={false}
      intents={{
        onSoftKey: (key) => run(softKeyActions(ruleset, state, key)),
        onScreen: (screen) => run([{ code: 'SCREEN', to: screen }]),
        onChoose: (choice) => run([choiceAction(choice)]),
        onField: () => undefined,
        onType: (field, text) => run([typeAction(field, text, [])]),
        onPress: () => undefined,
        onKeyboard: () => undefined,
      }}
    />
  );
}
