// Facts of the equipment by their keys, without those of emergencies.
import { carrierOf } from './change.ts';
import { e30Name } from './charts/e30.ts';
import { e40Name } from './charts/e40.ts';
import { latestJob, stateProcess } from './codes/state-process.ts';
import type { EquipmentIndex } from './equipment-index.ts';
import { isLoadedAsPrinted } from './papers/compare.ts';
import { readPaper, readVerified, rightOf } from './papers/read-paper.ts';
import type { Carrier, EquipmentState, Plate } from './state.ts';
import { waferPlacesText } from './track/wafer-places.ts';

type Reader = (index: EquipmentIndex, state: EquipmentState, name: string) => string;

/** Reads one fact; read.ts lists the keys. An unknown key gives ''. */
export function readCore(index: EquipmentIndex, state: EquipmentState, key: string): string {
  const dot = key.indexOf('.');
  const kind = dot === -1 ? key : key.slice(0, dot);
  return readers.get(kind)?.(index, state, dot === -1 ? '' : key.slice(dot + 1)) ?? '';
}

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['at', (_index, state) => state.person.place],
  ['hands', (_index, state) => state.person.pod ?? 'none'],
  ['session', (_index, { session }) => session.status],
  ['role', (_index, { session }) => session.role ?? 'none'],
  ['hadWrongRole', (_index, { session }) => yesNo(session.hadWrongRole)],
  ['screen', (_index, { terminal }) => terminal.screen],
  ['overlay', (_index, { terminal }) => terminal.overlay],
  ['field', (_index, { terminal }, name) => terminal.fields[name] ?? ''],
  ['rejectedBy', (_index, { terminal }) => terminal.rejectedBy ?? 'none'],
  ['port', (_index, { terminal }) => terminal.port],
  ['pod', (_index, state, name) => placeName(carrierOf(state, name))],
  ['podStage', (_index, state, name) => carrierOf(state, name || state.leadPod)?.stage ?? 'none'],
  ['idStatus', (_index, state, name) => carrierOf(state, name || state.leadPod)?.idStatus ?? 'NONE'],
  ['slotMap', (_index, state, name) => carrierOf(state, name || state.leadPod)?.mapStatus ?? 'NONE'],
  ['accessing', (_index, state, name) => carrierOf(state, name || state.leadPod)?.accessing ?? 'NONE'],
  ['docked', (_index, { ports }, name) => yesNo(portNamed(ports, name)?.isDocked ?? false)],
  ['transfer', (_index, { ports }, name) => portNamed(ports, name)?.transfer ?? ''],
  ['job', (_index, state) => JOB_WORDS[Number(stateProcess(state)[2])] ?? 'none'],
  ['jobs', (_index, { jobs }) => String(jobs.length)],
  ['made', (_index, state, name) => readMade(state, name)],
  ['asOrdered', (_index, state) => yesNo(latestJob(state)?.isAsOrdered ?? false)],
  ['outcome', (_index, state) => latestJob(state)?.outcome ?? 'none'],
  ['e30', (_index, { track }) => e30Name(track.e30)],
  ['e40', (_index, state) => e40Name(latestJob(state)?.e40 ?? 'NONE')],
  ['e94', (_index, state) => latestJob(state)?.e94 ?? 'NONE'],
  ['e10', (_index, { e10 }) => e10.state],
  ['halted', (_index, { track }) => yesNo(track.isHalted)],
  ['module', (_index, { track }, name) => readModule(track.modules, name)],
  ['setting', (_index, { settings }, name) => String(settings[name] ?? '')],
  ['leftInTrack', (_index, { track }) => yesNo(track.left !== undefined)],
  ['asPrinted', (index, state, name) => yesNo(isLoadedAsPrinted(index, state, name))],
  ['inTrack', (_index, state) => yesNo(platesOf(state).some(({ status }) => status === 'IN_PROCESS'))],
  ['waferPlaces', (index, state) => waferPlacesText(index.ruleset, state)],
  ['sentAtLeast', (_index, state, name) => atLeast(state, name, ({ sentAtMs }) => sentAtMs !== undefined)],
  ['processedAtLeast', (_index, state, name) => atLeast(state, name, ({ status }) => status === 'PROCESSED')],
  ['scrapped', (_index, state) => String(platesOf(state).filter(({ scrap }) => scrap !== undefined).length)],
  ['lot', (_index, state) => LOT_WORDS[Number(stateProcess(state)[5])] ?? 'open'],
  ['alarmState', (_index, state, name) => readAlarm(state, name)],
  ['paper', (_index, state, name) => readPaper(state, name)],
  ['openPaper', (_index, { paper }) => paper ?? 'none'],
  ['written', (_index, state, name) => writtenIn(state, name)],
  ['right', (index, state, name) => rightOf(index, state, name)],
  ['verified', (_index, state, name) => readVerified(state, name)],
  ['looked', (_index, { looked }, name) => yesNo(looked.includes(name))],
  ['stateProcess', (_index, state, name) => digitOf(stateProcess(state), name)],
]);

const JOB_WORDS = ['none', 'draft', 'created', 'queued', 'wrong'];
const LOT_WORDS = ['open', 'good', 'part', 'scrap'];

function placeName(carrier: Carrier | undefined): string {
  if (!carrier) return '';
  return carrier.place.at === 'port' ? carrier.place.port : carrier.place.at;
}

function portNamed(ports: EquipmentState['ports'], name: string) {
  return Object.entries(ports).find(([id]) => id === name)?.[1];
}

function readMade(state: EquipmentState, name: string): string {
  const job = latestJob(state);
  return String(Object.entries(job ?? {}).find(([key]) => key === name)?.[1] ?? '');
}

function readModule(modules: EquipmentState['track']['modules'], name: string): string {
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!module) return '';
  return module.isInService ? 'inService' : 'out';
}

/** The plates of the last job made or, without one, of the pod last put on a port. */
function platesOf(state: EquipmentState): readonly Plate[] {
  return carrierOf(state, latestJob(state)?.pod ?? state.leadPod)?.plates ?? [];
}

function atLeast(state: EquipmentState, count: string, counts: (plate: Plate) => boolean): string {
  return yesNo(platesOf(state).filter(counts).length >= Number(count));
}

/** The state of the alarm's last instance. */
function readAlarm(state: EquipmentState, alarm: string): string {
  return state.alarms.findLast((own) => own.alarm === alarm)?.status ?? 'none';
}

function writtenIn({ papers }: EquipmentState, name: string): string {
  const dot = name.indexOf('.');
  return papers[name.slice(0, dot)]?.values[name.slice(dot + 1)] ?? '';
}

/** The whole code, or one of its digits by its number, counted from 1. */
export function digitOf(code: string, name: string): string {
  return name === '' ? code : (code[Number(name) - 1] ?? '');
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
