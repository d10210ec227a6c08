// Every look of the bay, chosen by hand: lights, emergencies by stage, ports, arms, buttons, people.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { BayScene } from './bay-scene.ts';
import { COLLEAGUE, EMERGENCY_KINDS, IDLE, NORMAL_SHIFT, OPERATOR, inEmergency } from './bay-samples.ts';
import { BayStage } from './bay-stage.tsx';
import type { ArrowKey, BayTarget } from './bay-targets.ts';
import type { BayLight, BayView, EmergencyKind, EmergencyView, PortState } from './bay-view.ts';

const PAGE: CSSProperties = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(320px, 1fr)',
  height: '100dvh',
};
const BAR: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8, alignItems: 'center' };
const PORT_STATES = ['empty', 'placed', 'docked', 'opening', 'open'] as const satisfies readonly PortState[];
const ARM_PLACES = ['home', 'handover', 'HMDS1', 'COAT1', 'HOT3', 'CHILL4', 'DEV2', 'STEPPER1'] as const;
const INDEXER_PLACES = ['home', 'port1', 'port2', 'port3', 'port4', 'handover'] as const;
const LIGHTS = ['normal', 'dark', 'emergency'] as const satisfies readonly BayLight[];
const STAGES = ['0', '1', '2'] as const;
const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const satisfies readonly ArrowKey[];
const SPOTS = [
  OPERATOR,
  { ...OPERATOR, x: 3.5, y: 4.6 },
  { ...OPERATOR, x: 12.5, y: 5.5, facing: 'se' as const },
];

interface Choice {
  readonly emergency: EmergencyKind | 'none' | 'idle';
  readonly stage: (typeof STAGES)[number];
  readonly light: BayLight | 'as it is';
  readonly port: PortState;
  readonly arm: (typeof ARM_PLACES)[number];
  readonly indexer: (typeof INDEXER_PLACES)[number];
  readonly hardware: 'at rest' | 'pressed' | 'ringing';
  readonly spot: '0' | '1' | '2';
}

const FIRST: Choice = {
  emergency: 'none',
  stage: '0',
  light: 'as it is',
  port: 'open',
  arm: 'HOT3',
  indexer: 'port1',
  hardware: 'at rest',
  spot: '0',
};

const OPTIONS = {
  emergency: ['none', 'idle', ...EMERGENCY_KINDS],
  stage: STAGES,
  light: ['as it is', ...LIGHTS],
  port: PORT_STATES,
  arm: ARM_PLACES,
  indexer: INDEXER_PLACES,
  hardware: ['at rest', 'pressed', 'ringing'],
  spot: ['0', '1', '2'],
} as const satisfies { readonly [Key in keyof Choice]: readonly Choice[Key][] };

const HARDWARE: Readonly<Record<Choice['hardware'], Partial<BayView>>> = {
  'at rest': {},
  pressed: {
    emo: { emoTrackLeft: 'open', emoTrackRight: 'pressed', emoWall: 'pressed' },
    isStopWorkPressed: true,
    phones: { phoneWall: 'lifted', phoneDesk: 'lifted', phoneOutside: 'lifted' },
    isExitOpen: true,
  },
  ringing: {
    phones: { phoneWall: 'ringing', phoneDesk: 'ringing', phoneOutside: 'ringing' },
    tower: { red: 'blinking', yellow: 'on', green: 'on', blue: 'blinking' },
  },
};

function viewOf(choice: Choice): BayView {
  const stage = Number(choice.stage) as EmergencyView['stage'];
  const { emergency } = choice;
  const base =
    emergency === 'none' ? NORMAL_SHIFT : emergency === 'idle' ? IDLE : inEmergency(emergency, stage);
  const operator = SPOTS[Number(choice.spot)] ?? OPERATOR;
  return {
    ...base,
    ...HARDWARE[choice.hardware],
    ports: base.ports.map((port, at) => (at === 0 ? { ...port, state: choice.port } : port)),
    arm: { ...base.arm, place: choice.arm, isReaching: true },
    indexer: { ...base.indexer, place: choice.indexer, isReaching: choice.indexer.startsWith('port') },
    light: choice.light === 'as it is' ? base.light : choice.light,
    people: emergency === 'idle' ? [] : [operator, COLLEAGUE],
  };
}

function Picker({
  name,
  value,
  onChange,
}: {
  readonly name: keyof Choice;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactElement {
  return (
    <label>
      {name}{' '}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {OPTIONS[name].map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

function Switchboard({ language }: { readonly language: Language }): ReactElement {
  const [choice, setChoice] = useState(FIRST);
  const [scene, setScene] = useState<BayScene>();
  const [focus, setFocus] = useState<BayTarget>();
  const names = Object.keys(OPTIONS) as readonly (keyof Choice)[];
  return (
    <div style={PAGE}>
      <div style={BAR}>
        {names.map((name) => (
          <Picker
            key={name}
            name={name}
            value={choice[name]}
            onChange={(value) => setChoice((old) => ({ ...old, [name]: value }))}
          />
        ))}
        {ARROWS.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => setFocus((old) => scene?.neighbourOf(old, key) ?? old)}
          >
            {key.slice(5)}
          </button>
        ))}
        <output>{focus ? `${focus.kind} ${focus.id}` : 'nothing has the focus'}</output>
      </div>
      <div style={{ position: 'relative' }}>
        <BayStage
          view={viewOf(choice)}
          language={language}
          focus={focus}
          onTarget={setFocus}
          onReady={setScene}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Scenes/Bay switchboard',
  component: Switchboard,
  parameters: { layout: 'fullscreen' },
  args: { language: 'ru' },
} satisfies Meta<typeof Switchboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
