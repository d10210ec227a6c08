// SEMI E87: a carrier's id, slot map and access status, and its load port's transfer state. NONE: no carrier.
import { chartOf, type ChartRow } from '#machines/kit/chart.ts';

export type IdStatus =
  | 'NONE'
  | 'ID_NOT_READ'
  | 'WAITING_FOR_HOST'
  | 'ID_VERIFICATION_OK'
  | 'ID_VERIFICATION_FAILED';

export type IdEvent =
  | 'BIND'
  | 'UNKNOWN_READ'
  | 'KNOWN_READ'
  | 'REFUSED_READ'
  | 'VERIFIED'
  | 'READ_FAILED'
  | 'PROCEED'
  | 'CANCEL'
  | 'NO_READER'
  | 'BYPASS';

const ID_ROWS: readonly ChartRow<IdStatus, IdEvent>[] = [
  { row: '2', from: 'NONE', event: 'BIND', to: 'ID_NOT_READ' },
  { row: '3', from: 'NONE', event: 'UNKNOWN_READ', to: 'WAITING_FOR_HOST' },
  { row: '4', from: 'NONE', event: 'KNOWN_READ', to: 'ID_VERIFICATION_OK' },
  { row: '5', from: 'NONE', event: 'REFUSED_READ', to: 'ID_VERIFICATION_FAILED' },
  { row: '6', from: 'ID_NOT_READ', event: 'VERIFIED', to: 'ID_VERIFICATION_OK' },
  { row: '7', from: 'ID_NOT_READ', event: 'READ_FAILED', to: 'WAITING_FOR_HOST' },
  { row: '8', from: 'WAITING_FOR_HOST', event: 'PROCEED', to: 'ID_VERIFICATION_OK' },
  { row: '9', from: 'WAITING_FOR_HOST', event: 'CANCEL', to: 'ID_VERIFICATION_FAILED' },
  { row: '10', from: 'ID_NOT_READ', event: 'NO_READER', to: 'WAITING_FOR_HOST' },
  { row: '11', from: 'ID_NOT_READ', event: 'BYPASS', to: 'ID_VERIFICATION_OK' },
];

export const idChart = chartOf(
  'E87 id',
  ['NONE', 'ID_NOT_READ', 'WAITING_FOR_HOST', 'ID_VERIFICATION_OK', 'ID_VERIFICATION_FAILED'],
  ID_ROWS,
);

export type MapStatus =
  | 'NONE'
  | 'SLOT_MAP_NOT_READ'
  | 'WAITING_FOR_HOST'
  | 'SLOT_MAP_VERIFICATION_OK'
  | 'SLOT_MAP_VERIFICATION_FAILED';

type MapEvent = 'CREATED' | 'VERIFIED' | 'QUERY' | 'PROCEED' | 'CANCEL';

const MAP_ROWS: readonly ChartRow<MapStatus, MapEvent>[] = [
  { row: '12', from: 'NONE', event: 'CREATED', to: 'SLOT_MAP_NOT_READ' },
  { row: '13', from: 'SLOT_MAP_NOT_READ', event: 'VERIFIED', to: 'SLOT_MAP_VERIFICATION_OK' },
  { row: '14', from: 'SLOT_MAP_NOT_READ', event: 'QUERY', to: 'WAITING_FOR_HOST' },
  { row: '15', from: 'WAITING_FOR_HOST', event: 'PROCEED', to: 'SLOT_MAP_VERIFICATION_OK' },
  { row: '16', from: 'WAITING_FOR_HOST', event: 'CANCEL', to: 'SLOT_MAP_VERIFICATION_FAILED' },
];

export const mapChart = chartOf(
  'E87 slot map',
  [
    'NONE',
    'SLOT_MAP_NOT_READ',
    'WAITING_FOR_HOST',
    'SLOT_MAP_VERIFICATION_OK',
    'SLOT_MAP_VERIFICATION_FAILED',
  ],
  MAP_ROWS,
);

export type Accessing = 'NONE' | 'NOT_ACCESSED' | 'IN_ACCESS' | 'CARRIER_COMPLETE' | 'CARRIER_STOPPED';

type AccessingEvent = 'CREATED' | 'ACCESS' | 'FINISH' | 'STOP';

const ACCESSING_ROWS: readonly ChartRow<Accessing, AccessingEvent>[] = [
  { row: '17', from: 'NONE', event: 'CREATED', to: 'NOT_ACCESSED' },
  { row: '18', from: 'NOT_ACCESSED', event: 'ACCESS', to: 'IN_ACCESS' },
  { row: '19', from: 'IN_ACCESS', event: 'FINISH', to: 'CARRIER_COMPLETE' },
  { row: '20', from: 'IN_ACCESS', event: 'STOP', to: 'CARRIER_STOPPED' },
];

export const accessingChart = chartOf(
  'E87 accessing',
  ['NONE', 'NOT_ACCESSED', 'IN_ACCESS', 'CARRIER_COMPLETE', 'CARRIER_STOPPED'],
  ACCESSING_ROWS,
);

export type CarrierObject = 'NONE' | 'CARRIER';

type CarrierEvent = 'CREATED' | 'REMOVED';

const CARRIER_ROWS: readonly ChartRow<CarrierObject, CarrierEvent>[] = [
  { row: '1', from: 'NONE', event: 'CREATED', to: 'CARRIER' },
  { row: '21', from: 'CARRIER', event: 'REMOVED', to: 'NONE' },
];

export const carrierChart = chartOf('E87 carrier', ['NONE', 'CARRIER'], CARRIER_ROWS);

export type Transfer = 'OUT_OF_SERVICE' | 'TRANSFER_BLOCKED' | 'READY_TO_LOAD' | 'READY_TO_UNLOAD';

export type TransferEvent = 'INTO_SERVICE' | 'OUT_OF_SERVICE' | 'TRANSFER' | 'FREE' | 'UNLOADABLE';

/** The sources give no numbers for the load port's rows; these are this project's own. */
const TRANSFER_ROWS: readonly ChartRow<Transfer, TransferEvent>[] = [
  { row: 'p1', from: 'OUT_OF_SERVICE', event: 'INTO_SERVICE', to: 'READY_TO_LOAD' },
  { row: 'p2', from: 'TRANSFER_BLOCKED', event: 'OUT_OF_SERVICE', to: 'OUT_OF_SERVICE' },
  { row: 'p2', from: 'READY_TO_LOAD', event: 'OUT_OF_SERVICE', to: 'OUT_OF_SERVICE' },
  { row: 'p2', from: 'READY_TO_UNLOAD', event: 'OUT_OF_SERVICE', to: 'OUT_OF_SERVICE' },
  { row: 'p3', from: 'READY_TO_LOAD', event: 'TRANSFER', to: 'TRANSFER_BLOCKED' },
  { row: 'p4', from: 'READY_TO_UNLOAD', event: 'TRANSFER', to: 'TRANSFER_BLOCKED' },
  { row: 'p5', from: 'TRANSFER_BLOCKED', event: 'FREE', to: 'READY_TO_LOAD' },
  { row: 'p6', from: 'TRANSFER_BLOCKED', event: 'UNLOADABLE', to: 'READY_TO_UNLOAD' },
];

export const transferChart = chartOf(
  'E87 load port',
  ['OUT_OF_SERVICE', 'TRANSFER_BLOCKED', 'READY_TO_LOAD', 'READY_TO_UNLOAD'],
  TRANSFER_ROWS,
);

export type AccessMode = 'MANUAL' | 'AUTO';

export const accessModeChart = chartOf<AccessMode, 'TO_AUTO' | 'TO_MANUAL'>(
  'E87 access mode',
  ['MANUAL', 'AUTO'],
  [
    { row: 'a1', from: 'MANUAL', event: 'TO_AUTO', to: 'AUTO' },
    { row: 'a2', from: 'AUTO', event: 'TO_MANUAL', to: 'MANUAL' },
  ],
);
