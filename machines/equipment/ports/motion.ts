// What a load port does by itself once started: it reads the id, docks, opens, maps, closes.
import type { PortId } from '#contract/simulation/equipment-kinds.ts';
import { raiseTool } from '../alarms/raise.ts';
import { carrierOf, moved, movedSince2, noted, withCarrier, withPort } from '../change.ts';
import { idChart, mapChart, transferChart, type IdEvent } from '../charts/e87.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import { isSince2 } from '../version.ts';
import type { Carrier, EquipmentState, PortMotion, PortSlice } from '../state.ts';

/** Starts a motion of `lastsMs`; the port then goes on by itself. */
export function beginMotion(
  state: EquipmentState,
  id: PortId,
  motion: PortMotion,
  lastsMs: number,
): EquipmentState {
  const port = state.ports[id];
  // A pod that was ready to be unloaded and is docked again is not to be lifted any more.
  const isTaken = isSince2(state) && motion === 'docking' && port.transfer === 'READY_TO_UNLOAD';
  const transfer = isTaken ? moved(transferChart, port.transfer, 'TRANSFER') : port.transfer;
  return withPort(state, id, { ...port, transfer, motion, doneAtMs: state.clockMs + lastsMs });
}

function resting(port: PortSlice): PortSlice {
  const { doneAtMs: _doneAtMs, ...rest } = port;
  return { ...rest, motion: 'none' };
}

/** Ends a port's motion and starts the next one, if there is one. */
export function endMotion(index: EquipmentIndex, state: EquipmentState, id: PortId): EquipmentState {
  const port = state.ports[id];
  const carrier = carrierOf(state, port.pod);
  const still = withPort(state, id, resting(port));
  if (!carrier) return still;
  switch (port.motion) {
    case 'readingId':
      return readId(index, still, carrier);
    case 'docking':
      return dock(index, still, id, carrier);
    case 'opening':
      return beginMotion(
        withPort(still, id, { ...still.ports[id], isOpen: true }),
        id,
        'mapping',
        index.ruleset.times.mapMs,
      );
    case 'mapping':
      return map(index, still, carrier);
    case 'closing':
      return release(still, id, carrier);
    case 'none':
      return still;
  }
}

function withId(state: EquipmentState, carrier: Carrier, event: IdEvent, knownAs: string): EquipmentState {
  const idStatus = moved(idChart, carrier.idStatus, event);
  return noted(withCarrier(state, { ...carrier, idStatus, knownAs }), 'idRead', knownAs);
}

/** E87 rows 3 and 4 for a pod that no order announced; rows 6, 7, 10 and 11 for one of the orders. */
function readId(index: EquipmentIndex, state: EquipmentState, carrier: Carrier): EquipmentState {
  const isBound = carrier.idStatus === 'ID_NOT_READ';
  const isKnown = state.play.orders.some(({ smifNumber }) => smifNumber === carrier.tag);
  if (isBound && state.settings['idReader'] === 0) {
    const isBypassed = state.settings['readerBypass'] === 1;
    return isBypassed
      ? withId(state, carrier, 'BYPASS', carrier.label)
      : withId(state, carrier, 'NO_READER', '');
  }
  if (isKnown) return withId(state, carrier, isBound ? 'VERIFIED' : 'KNOWN_READ', carrier.tag);
  const failed = withId(state, carrier, isBound ? 'READ_FAILED' : 'UNKNOWN_READ', carrier.tag);
  return raiseTool(index, failed, carrier.tag === '' ? 'idReadFailed' : 'idMismatch', carrier.label);
}

/** Docks the pod. A case may make the first dockings fail. */
function dock(index: EquipmentIndex, state: EquipmentState, id: PortId, carrier: Carrier): EquipmentState {
  const port = state.ports[id];
  const failing = state.play.faults.find((fault) => fault.kind === 'dockFails' && fault.port === id);
  if (failing?.kind === 'dockFails' && port.failures < failing.times) {
    const failed = withPort(state, id, { ...port, failures: port.failures + 1 });
    return raiseTool(index, failed, 'dockFailed', index.ports.get(id)?.unit ?? id);
  }
  const docked = withPort(state, id, { ...port, isDocked: true });
  const there = withCarrier(docked, { ...carrier, stage: 'docked' });
  return beginMotion(noted(there, 'podDocked', carrier.label), id, 'opening', index.ruleset.times.openMs);
}

const MAP_ALARMS = [
  ['C', 'slotCrossed'],
  ['D', 'slotDouble'],
  ['U', 'slotUnreadable'],
] as const;

/** Maps the pod. The map is right when every plate lies correctly and their number is that of the order. */
function map(index: EquipmentIndex, state: EquipmentState, carrier: Carrier): EquipmentState {
  // A pod that is docked again without having been removed is already known.
  if (carrier.mapStatus !== 'SLOT_MAP_NOT_READ') return noted(state, 'podMapped', carrier.label);
  const codes = carrier.plates.map(({ code }) => code);
  const order = state.play.orders.find(({ smifNumber }) => smifNumber === carrier.knownAs);
  const plates = codes.filter((code) => code !== 'E').length;
  const faults = MAP_ALARMS.filter(([code]) => codes.includes(code)).map(([, event]) => event);
  const isShort = order !== undefined && order.plates !== plates;
  const events = [...faults, ...(isShort ? (['plateCount'] as const) : [])];
  const mapped: Carrier = {
    ...carrier,
    mapStatus: moved(mapChart, carrier.mapStatus, events.length > 0 ? 'QUERY' : 'VERIFIED'),
    stage: 'mapped',
  };
  const told = noted(withCarrier(state, mapped), 'podMapped', carrier.label);
  return events.reduce((sum, event) => raiseTool(index, sum, event, carrier.label), told);
}

/** The pod is closed and unlocked, ready to be removed. */
function release(state: EquipmentState, id: PortId, carrier: Carrier): EquipmentState {
  const port = state.ports[id];
  const free = withPort(state, id, {
    ...port,
    isDocked: false,
    isOpen: false,
    transfer: movedSince2(state, transferChart, port.transfer, 'UNLOADABLE'),
  });
  return noted(noted(free, 'podUndocked', carrier.label), 'readyToUnload', carrier.label);
}
