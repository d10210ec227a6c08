// What the bay shows, as plain data: the machine computes it, the scene draws it. It holds no rules.
import type { Facing } from '#contract/simulation/room-kinds.ts';

export type PortState = 'empty' | 'placed' | 'docked' | 'opening' | 'open';
export type LampColour = 'red' | 'amber' | 'green' | 'blue';
export type WaferLook = 'blank' | 'coated' | 'exposed' | 'developed';

export interface PortView {
  readonly state: PortState;
  /** The lamps that are on. */
  readonly lights: readonly LampColour[];
  /** What is written on the pod's label. */
  readonly label?: string;
}

export interface ModuleView {
  readonly state: 'empty' | 'wafer' | 'busy' | 'off';
  /** How the wafer in it looks; without one, the module's own picture decides. */
  readonly wafer?: WaferLook;
}

export interface ArmView {
  /** A stop of the arm's rail: `home`, `handover`, a port or a module. */
  readonly place: string;
  /** The arm is stretched into the place, not just standing in front of it. */
  readonly isReaching: boolean;
  readonly hasWafer: boolean;
}

export interface FloorPod {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly isFallen: boolean;
}

export type TowerColour = 'red' | 'yellow' | 'green' | 'blue';
export type LampState = 'off' | 'on' | 'blinking';

export interface BayPerson {
  readonly id: string;
  readonly sex: 'man' | 'girl';
  /** Layers of the picture over the undressed body, in any order. */
  readonly layers: readonly string[];
  /** In tiles. */
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  /** `wash-0`: both hands before the body. */
  readonly pose: 'stand' | 'sit' | 'reach' | 'wash-0';
  /** Where they come from when they are first seen, in tiles. */
  readonly comesFrom?: { readonly x: number; readonly y: number };
  /** The label of the pod in their hands. */
  readonly carries?: string;
}

export type EmergencyKind =
  | 'fire'
  | 'sparking'
  | 'smoke'
  | 'gasLeak'
  | 'ventilationShutdown'
  | 'lightingOutage'
  | 'powerOutage'
  | 'gasSupply'
  | 'airSupply'
  | 'waterSupply'
  | 'waterLeak'
  | 'photoresistLeak'
  | 'developerLeak'
  | 'developerSplash'
  | 'antireflectiveLeak'
  | 'equipmentAlarm'
  | 'processInterruption';

export interface EmergencyView {
  readonly kind: EmergencyKind;
  /** How far it has developed: starting, grown, large. */
  readonly stage: 0 | 1 | 2;
  /** Places that it blocks; it is drawn there too. */
  readonly bars?: readonly string[];
}

export type BayLight = 'normal' | 'dark' | 'emergency';

export interface BayView {
  readonly light: BayLight;
  readonly ports: readonly PortView[];
  /** By module id; modules that are left out are empty. */
  readonly modules: Readonly<Record<string, ModuleView>>;
  readonly arm: ArmView;
  readonly indexer: ArmView;
  readonly tower: Readonly<Record<TowerColour, LampState>>;
  readonly isTerminalOn: boolean;
  readonly emo: Readonly<Record<'emoTrackLeft' | 'emoTrackRight' | 'emoWall', 'closed' | 'open' | 'pressed'>>;
  readonly isStopWorkPressed: boolean;
  readonly phones: Readonly<
    Record<'phoneWall' | 'phoneDesk' | 'phoneOutside', 'idle' | 'ringing' | 'lifted'>
  >;
  readonly gasPanel: 'normal' | 'alarm';
  /** Which water of the emergency shower is on. */
  readonly shower: 'idle' | 'shower' | 'eyewash';
  readonly alarmPoints: Readonly<Record<'alarmPoint' | 'alarmOutside', 'idle' | 'pressed'>>;
  readonly isExitOpen: boolean;
  readonly papers: readonly ('paperSheet' | 'paperTask' | 'paperRecipe')[];
  /** For each spot of the rack, the pod with its label; undefined where the spot is empty. */
  readonly rack: readonly ({ readonly label: string } | undefined)[];
  /** Pods on the floor, in tiles: put down, or lying where they fell. */
  readonly floor: readonly FloorPod[];
  readonly people: readonly BayPerson[];
  readonly isAirFlowing: boolean;
  readonly emergency?: EmergencyView;
}
