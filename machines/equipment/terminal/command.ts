// A soft key that does something: it needs the terminal in reach, its screen, somebody signed in, and the right for it.
import type { EquipmentCode, TerminalRejection } from '#contract/simulation/equipment-kinds.ts';
import { reject } from '../alarms/raise.ts';
import type { EquipmentState } from '../state.ts';
import type { Decision, Handler, Turn } from '../turn.ts';
import { atTerminal, hasRight, pressed, softKeyFor } from './screens.ts';

/** A command's own answer may also be what the terminal does not like about it. */
export type Commanded = Decision | { readonly rejection: TerminalRejection; readonly about?: string };

/** Makes a handler of what a command does once it may be given. */
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
