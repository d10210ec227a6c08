// Views of the bay for stories and tests: a normal shift and each emergency at each stage.
import type { BayPerson, BayView, EmergencyKind, EmergencyView, ModuleView, PortView } from './bay-view.ts';

const CLEAN_DRESS = [
  'underwear',
  'crocs',
  'hat',
  'mask-correct',
  'coverall-closed',
  'reusableShoecovers',
  'gloves-correct',
  'safetyGlasses',
  'keyCard',
] as const;

export const OPERATOR: BayPerson = {
  id: 'operator',
  sex: 'girl',
  layers: CLEAN_DRESS,
  x: 10.5,
  y: 3.6,
  facing: 'ne',
  pose: 'stand',
};

export const COLLEAGUE: BayPerson = {
  id: 'colleague',
  sex: 'man',
  layers: CLEAN_DRESS,
  x: 2.6,
  y: 5.6,
  facing: 'nw',
  pose: 'stand',
};

const PORTS: readonly PortView[] = [
  { state: 'open', lights: ['green'], label: 'LOT 03' },
  { state: 'docked', lights: ['amber'], label: 'LOT 04' },
  { state: 'placed', lights: ['blue'], label: 'LOT 07' },
  { state: 'empty', lights: [] },
];

const MODULES: Readonly<Record<string, ModuleView>> = {
  HMDS1: { state: 'busy' },
  HMDS2: { state: 'wafer', wafer: 'blank' },
  COAT1: { state: 'busy' },
  COAT2: { state: 'wafer', wafer: 'coated' },
  HOT1: { state: 'busy' },
  HOT2: { state: 'busy' },
  HOT4: { state: 'wafer', wafer: 'coated' },
  CHILL1: { state: 'wafer', wafer: 'coated' },
  CHILL3: { state: 'busy' },
  WEE1: { state: 'busy' },
  STEPPER1: { state: 'busy' },
  DEV1: { state: 'busy' },
  DEV2: { state: 'wafer', wafer: 'developed' },
};

/** The track is processing; two pods wait on the rack. */
export const NORMAL_SHIFT: BayView = {
  light: 'normal',
  ports: PORTS,
  modules: MODULES,
  arm: { place: 'HOT2', isReaching: true, hasWafer: true },
  indexer: { place: 'port1', isReaching: true, hasWafer: false },
  tower: { red: 'off', yellow: 'off', green: 'on', blue: 'off' },
  isTerminalOn: true,
  emo: { emoTrackLeft: 'closed', emoTrackRight: 'closed', emoWall: 'closed' },
  isStopWorkPressed: false,
  phones: { phoneWall: 'idle', phoneDesk: 'idle', phoneOutside: 'idle' },
  gasPanel: 'normal',
  shower: 'idle',
  alarmPoints: { alarmPoint: 'idle', alarmOutside: 'idle' },
  isExitOpen: false,
  papers: ['paperSheet', 'paperTask', 'paperRecipe'],
  rack: [
    { label: 'LOT 11' },
    undefined,
    { label: 'LOT 12' },
    { label: 'LOT 15' },
    undefined,
    { label: 'LOT 18' },
  ],
  floor: [],
  people: [OPERATOR, COLLEAGUE],
  isAirFlowing: true,
};

/** Nothing is running: all modules are empty, the ports are free, the arms are at home. */
export const IDLE: BayView = {
  ...NORMAL_SHIFT,
  ports: [0, 1, 2, 3].map(() => ({ state: 'empty', lights: ['blue'] })),
  modules: {},
  arm: { place: 'home', isReaching: false, hasWafer: false },
  indexer: { place: 'home', isReaching: false, hasWafer: false },
  tower: { red: 'off', yellow: 'on', green: 'off', blue: 'off' },
  people: [],
};

const STOPPED: Pick<BayView, 'arm' | 'indexer' | 'tower'> = {
  arm: { place: 'home', isReaching: false, hasWafer: true },
  indexer: { place: 'home', isReaching: false, hasWafer: false },
  tower: { red: 'blinking', yellow: 'off', green: 'off', blue: 'off' },
};

const WITHOUT_POWER: Partial<BayView> = {
  light: 'emergency',
  tower: { red: 'off', yellow: 'off', green: 'off', blue: 'off' },
  arm: { place: 'CHILL1', isReaching: false, hasWafer: true },
  modules: Object.fromEntries(Object.keys(MODULES).map((id) => [id, { state: 'off' as const }])),
  ports: PORTS.map((port) => ({ ...port, lights: [] })),
  isAirFlowing: false,
};

const RED = { red: 'blinking', yellow: 'off', green: 'off', blue: 'off' } as const;
const YELLOW = { red: 'off', yellow: 'blinking', green: 'off', blue: 'off' } as const;

/** What else changes in the bay's view during an emergency. */
const AROUND: Readonly<Record<EmergencyKind, Partial<BayView>>> = {
  fire: STOPPED,
  sparking: STOPPED,
  smoke: STOPPED,
  gasLeak: { gasPanel: 'alarm', tower: RED },
  ventilationShutdown: { isAirFlowing: false, tower: YELLOW },
  lightingOutage: { light: 'dark' },
  powerOutage: WITHOUT_POWER,
  gasSupply: { gasPanel: 'alarm', tower: YELLOW },
  airSupply: { gasPanel: 'alarm', tower: YELLOW },
  waterSupply: { gasPanel: 'alarm', tower: YELLOW },
  waterLeak: { tower: YELLOW },
  photoresistLeak: { tower: YELLOW },
  developerLeak: { tower: YELLOW },
  developerSplash: { tower: YELLOW },
  antireflectiveLeak: { tower: YELLOW },
  equipmentAlarm: { ...STOPPED, tower: RED },
  processInterruption: { ...STOPPED, tower: YELLOW },
};

export const EMERGENCY_KINDS = Object.keys(AROUND) as readonly EmergencyKind[];

/** The bay in an emergency. */
export function inEmergency(kind: EmergencyKind, stage: EmergencyView['stage']): BayView {
  return { ...NORMAL_SHIFT, ...AROUND[kind], emergency: { kind, stage } };
}
