// SIGN_IN and SIGN_OUT.
import { reject } from '../alarms/raise.ts';
import { moved, noted } from '../change.ts';
import { sessionChart } from '../charts/session.ts';
import type { EquipmentState } from '../state.ts';
import type { Decision, Turn } from '../turn.ts';
import { atTerminal, pressed, softKeyFor, withTerminal } from './screens.ts';

/** SIGN_IN: with the contents of the fields login and password. */
export function signIn({ index, state }: Turn): Decision {
  const away = atTerminal(index, state);
  if (away) return away;
  if (state.session.status === 'IN') return 'signedIn';
  const key = softKeyFor(index, state, 'SIGN_IN');
  if (!key) return 'wrongScreen';
  const { login = '', password = '' } = state.terminal.fields;
  const account = index.ruleset.accounts.find((own) => own.login === login && own.password === password);
  const tried = withTerminal(pressed(state, [key.key]), {
    fields: { ...state.terminal.fields, password: '' },
  });
  if (!account) {
    const { session } = tried;
    const failed = { ...tried, session: { ...session, failures: session.failures + 1 } };
    return {
      state: reject(index, noted(failed, 'signInFailed', login), 'wrongPassword', login),
      isRejected: true,
    };
  }
  const session = {
    ...tried.session,
    status: moved(sessionChart, tried.session.status, 'SIGN_IN'),
    login,
    role: account.role,
    signedInAtMs: state.clockMs,
    hadWrongRole: tried.session.hadWrongRole || account.role !== state.play.role,
  };
  return { state: noted(withTerminal({ ...tried, session }, { screen: 'MAIN' }), 'signedIn', login) };
}

/** SIGN_OUT: returns to the start screen and clears what was typed to sign in. */
export function signOut({ index, state }: Turn): Decision {
  const away = atTerminal(index, state);
  if (away) return away;
  if (state.session.status === 'OUT') return 'signedOut';
  const key = softKeyFor(index, state, 'SIGN_OUT');
  if (!key) return 'wrongScreen';
  return { state: noted(signedOut(pressed(state, [key.key])), 'signedOut', state.session.login) };
}

function signedOut(state: EquipmentState): EquipmentState {
  const { role: _role, signedInAtMs: _signedInAtMs, ...session } = state.session;
  const { field: _field, ...terminal } = state.terminal;
  const { login: _login, password: _password, ...fields } = terminal.fields;
  return {
    ...state,
    session: { ...session, status: moved(sessionChart, session.status, 'SIGN_OUT'), login: '' },
    terminal: { ...terminal, screen: 'START', fields },
  };
}
