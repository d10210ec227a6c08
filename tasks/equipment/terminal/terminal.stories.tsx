// The terminal's screens as the machine shows them after some work at the built-in bay.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Language } from '#contract/languages.ts';
import type { Action } from '#contract/simulation/log.ts';
import { act } from '#machines/equipment/act.ts';
import { normalCoat } from '#machines/equipment/builtin/cases/normal-coat.ts';
import { loadingWay, startingWay } from '#machines/equipment/builtin/normal-way.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { start } from '#machines/equipment/start.ts';
import { Terminal } from './terminal.tsx';
import type { TerminalIntents } from './terminal-intents.ts';
import { terminalViewOf } from './views/terminal-view-of.ts';

const [order] = normalCoat.play.orders;
if (!order) throw new Error('The case has no order');

const onSoftKey = fn();
const onType = fn();
const intents: TerminalIntents = {
  onSoftKey,
  onType,
  onScreen: fn(),
  onChoose: fn(),
  onField: fn(),
  onPress: fn(),
  onKeyboard: fn(),
};

interface ShownProps {
  readonly language: Language;
  readonly done: readonly Action[];
  readonly own?: TerminalIntents;
}

function Shown({ language, done, own = intents }: ShownProps): ReactElement {
  const state = done.reduce(
    (now, action) => act(builtinEquipmentRuleset, now, action, Math.max(now.clockMs, now.readyAtMs)).state,
    start(builtinEquipmentRuleset, normalCoat.play, 1),
  );
  return (
    <div style={{ height: '100dvh', maxWidth: 640 }}>
      <Terminal
        view={terminalViewOf(builtinEquipmentRuleset, state, language)}
        language={language}
        intents={own}
        hasKeys
      />
    </div>
  );
}

/** Typed text goes through the machine, as in the bay. */
function Worked({ language, done }: ShownProps): ReactElement {
  const [typed, setTyped] = useState<readonly Action[]>([]);
  const [all] = useState({
    ...intents,
    onType: (to: string, text: string) => {
      setTyped((before) => [...before, { code: 'TYPE', to, params: { text } }]);
    },
  });
  return <Shown language={language} done={[...done, ...typed]} own={all} />;
}

const screen = (to: string): Action => ({ code: 'SCREEN', to });
const signedIn = (login: string, password: string): readonly Action[] => [
  { code: 'GO', to: 'terminal' },
  screen('LOGIN'),
  { code: 'TYPE', to: 'login', params: { text: login } },
  { code: 'TYPE', to: 'password', params: { text: password } },
  { code: 'SIGN_IN' },
];
const OPERATOR = signedIn('operator1', '1234');
const LOADED = loadingWay(order, 'pod-1', 'port1');
const RUNNING: readonly Action[] = [
  ...LOADED,
  ...startingWay(order, 'port1'),
  { code: 'WAIT', params: { ms: 400_000 } },
];
const MAIN = screen('MAIN');

const meta = {
  title: 'Tasks/Equipment/Terminal',
  component: Shown,
  parameters: { layout: 'fullscreen' },
  args: { language: 'ru', done: [] },
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Login: Story = {
  args: { done: OPERATOR.slice(0, 2) },
  play: async ({ canvas }) => {
    onType.mockClear();
    onSoftKey.mockClear();
    await userEvent.keyboard('operator1{Enter}1234{F1}');
    await expect(onType.mock.calls).toEqual([
      ['login', 'operator1'],
      ['password', '1234'],
    ]);
    await expect(onSoftKey).toHaveBeenCalledWith('F1');
    await expect(canvas.getByRole('toolbar')).toBeVisible();
  },
};
/** Enter in the password field signs in. */
export const LoginByEnter: Story = {
  args: { done: OPERATOR.slice(0, 2) },
  play: async () => {
    onSoftKey.mockClear();
    await userEvent.keyboard('operator1{Enter}1234{Enter}');
    await expect(onSoftKey.mock.calls).toEqual([['F1']]);
  },
};
export const LoginWithKeyboard: Story = {
  args: { done: [...OPERATOR.slice(0, 2), { code: 'KEYBOARD', params: { layout: 'en' } }] },
};
export const WrongPassword: Story = { args: { done: signedIn('operator1', '0000') } };
export const Main: Story = { args: { done: OPERATOR } };
export const Cassettes: Story = { args: { done: [...LOADED, ...OPERATOR, screen('CASSETTES')] } };
export const JobAtTypingSpeed: Story = {
  args: { done: [...OPERATOR, screen('JOB')] },
  render: (args) => <Worked {...args} />,
  play: async ({ canvas }) => {
    const typed = ['A4F0317', 'PR10', 'COAT', 'POD-11', 'J0317'];
    await userEvent.keyboard(typed.map((text) => `${text}{Enter}`).join(''));
    const fields = canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    await expect(fields).toEqual(typed);
  },
};
export const Job: Story = { args: { done: [...RUNNING, screen('JOB')] } };
export const Recipes: Story = {
  args: {
    done: [
      ...signedIn('process1', '2345'),
      screen('RECIPES'),
      { code: 'SELECT', to: 'PR10', params: { kind: 'recipe' } },
    ],
  },
};
export const Run: Story = { args: { done: RUNNING } };
export const Alarms: Story = {
  args: {
    done: [
      ...OPERATOR,
      screen('JOB'),
      { code: 'JOB_CREATE' },
      MAIN,
      screen('ALARMS'),
      { code: 'SELECT', to: 'alarm-1', params: { kind: 'alarm' } },
    ],
  },
};
export const Log: Story = { args: { done: [...RUNNING, MAIN, screen('LOG')] } };
export const Maintenance: Story = {
  args: { done: [...signedIn('service1', '4567'), screen('MAINTENANCE')] },
};
export const InEnglish: Story = { args: { done: RUNNING, language: 'en' } };
export const InChinese: Story = { args: { done: RUNNING, language: 'ch' } };
