// The list of all sounds: their names by the group that contains them, and the shape of the built list.

const STEP = ['1', '2', '3', '4'] as const;

/** The sounds of one group are in one file and load together. */
export const SOUND_GROUPS = {
  'steps-and-things': [
    ...STEP.map((n) => `step/tile/${n}` as const),
    ...STEP.map((n) => `step/soft/${n}` as const),
    ...STEP.map((n) => `step/cover/${n}` as const),
    ...STEP.map((n) => `step/mat/${n}` as const),
    'thing/pick-up',
    'thing/put-down',
    'thing/clip',
    'thing/bag',
    'cloth/put-on',
    'cloth/take-off',
    'cloth/rustle',
    'cloth/zip',
    'cloth/glove',
    'cloth/mask',
    'cloth/shoe',
    'cloth/shoe-cover',
    'try/refused',
    'hint',
    'chime',
  ],
  suite: [
    'closet/open',
    'closet/close',
    'closet/locked',
    'card/accept',
    'card/deny',
    'dispenser',
    'water',
    'soap',
    'dryer',
    'air-shower',
    'door/open',
    'door/close',
    'door/interlock',
    'trash',
    'mat/peel',
    'bench/sit',
    'bench/stand',
    'napkin/wipe',
    'spray',
  ],
  bay: [
    'pod/dock',
    'pod/undock',
    'pod/open',
    'pod/drop',
    'arm/1',
    'arm/2',
    'arm/3',
    'spin-coater',
    'key/1',
    'key/2',
    'key/3',
    'key/4',
    'terminal/accept',
    'terminal/refuse',
    'terminal/done',
    'emo/cover',
    'emo/press',
    'beeper/1',
    'beeper/2',
    'beeper/3',
    'beeper/4',
    'beeper/5',
    'beeper/6',
    'beeper/7',
    'beeper/8',
    'siren',
    'evacuation-bell',
    'spark/1',
    'spark/2',
    'spark/3',
    'fire',
    'gas',
    'drip',
    'shower',
    'power-down',
    'ventilation-down',
    'emergency-light',
    'lamps-out',
    'smoke-detector',
    'phone/ring',
    'phone/ringback',
    'phone/pick-up',
    'phone/hang-up',
  ],
  tones: ['tone/street', 'tone/entrance', 'tone/changing', 'tone/washroom', 'tone/clean', 'tone/bay'],
} as const;

export const ANNOUNCEMENTS = [
  'fire',
  'gas',
  'ventilation',
  'power',
  'lighting',
  'leakage',
  'supply',
  'alarm',
  'all-clear',
  'air-shower',
  'access-denied',
  'technical-works',
] as const;

/** Who can be telephoned, and what they reply. */
export const CALLED = [
  'boss',
  'boss-site',
  'serviceman',
  'engineer',
  'energy',
  'medic',
  'fire-brigade',
] as const;
export const CALL_ANSWERS = ['listening', 'understood', 'allowed', 'refused'] as const;

export const VOICE_NAMES = [
  ...ANNOUNCEMENTS.map((name) => `announce/${name}` as const),
  ...CALLED.flatMap((who) => CALL_ANSWERS.map((answer) => `call/${who}/${answer}` as const)),
] as const;

/** A voice speaks each of its texts in each language, from that language's file. */
export const VOICE_GROUPS = { ru: 'voices-ru', en: 'voices-en', ch: 'voices-zh' } as const;

export type ThingGroup = keyof typeof SOUND_GROUPS;
type VoiceGroup = (typeof VOICE_GROUPS)[keyof typeof VOICE_GROUPS];
export type SoundGroup = ThingGroup | VoiceGroup;
export type ThingSound = (typeof SOUND_GROUPS)[ThingGroup][number];
export type VoiceSound = (typeof VOICE_NAMES)[number];
export type SoundName = ThingSound | VoiceSound;

export interface BuiltSound {
  readonly offsetMs: number;
  readonly lengthMs: number;
  readonly isLoop: boolean;
  /** The key of the caption. */
  readonly caption: string;
  /** In LUFS: of a short sound its loudest 400 ms, of a loop or speech the whole. */
  readonly loudness: number;
  readonly peakDb: number;
  /** How much quieter than the others it is played, in dB. */
  readonly mixDb: number;
}

export interface BuiltGroup {
  /** Hash of all its sources. */
  readonly hash: string;
  /** In the order in which a browser tries them. */
  readonly files: readonly string[];
  readonly bytes: number;
  readonly sounds: Readonly<Record<string, BuiltSound>>;
}

export interface BuiltSounds {
  readonly version: 1;
  readonly groups: Readonly<Record<string, BuiltGroup>>;
}

export const THING_GROUPS = [
  'steps-and-things',
  'suite',
  'bay',
  'tones',
] as const satisfies readonly ThingGroup[];

/** The group of each sound that is the same in all languages. */
export const GROUP_OF: ReadonlyMap<SoundName, ThingGroup> = new Map(
  THING_GROUPS.flatMap((group) => SOUND_GROUPS[group].map((name): [SoundName, ThingGroup] => [name, group])),
);
