// A soft key's command: needs the terminal in reach, the right screen, somebody signed in, and the right.
import type { EquipmentCode, TerminalRejection } from '#contract/simulation/equipment-kinds.ts';
import { reject } from '../alarms/raise.ts';
import type { EquipmentState } from '../state.ts';
import type { Decision, Handler, Turn } from '../turn.ts';
import { atTerminal, hasRight, pressed, softKeyFor } from './screens.ts';

/** What a command results in: a decision, or a rejection by the terminal. */
export type Commanded = Decision | { readonly rejection: TerminalRejection; readonly about?: string };

/** Makes the handler of a command: `run` is called once the command may be given. */
export function command(code: EquipmentCode, run: (turn: Turn) => Commanded): Handler {
  return (turn) => {
    const { index, state } = turn;
    const away = atTerminal(index, state);
    if (away) return away;
    const key = softKeyFor(index, state, code, turn.action.to);
    if (!key) return 'wrongScreen';
    if (state.session.status === 'OUT') return 'signedOut';
    const own = { ...turn, state: pressed(state, [key.key]) };
    if (key.right !== undefined && !hasRight(index, state, key.right)) {
      return rejected(own, own.state, 'noAccess', code);
    }
    const answer = run(own);
    if (typeof answer === 'string' || !('rejection' in answer)) return answer;
    return rejected(own, own.state, answer.rejection, answer.about ?? '');
  };
}

function rejected(
  { index }: Turn,
  state: EquipmentState,
  rejection: TerminalRejection,
  about: string,
): Decision {
  return { state: reject(index, state, rejection, about), isRejected: true };
}
