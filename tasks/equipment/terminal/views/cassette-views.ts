// The four ports with their pods and slot maps.
import { filled } from '#contract/languages.ts';
import type { PortId, SlotCode } from '#contract/simulation/equipment-kinds.ts';
import type { Carrier, PortSlice } from '#machines/equipment/state.ts';
import type { PortColumnView, SlotView } from '../terminal-view.ts';
import type { ViewSource } from './view-source.ts';

/** The map is shown once the sensor has scanned the cassette. */
function isMapped({ mapStatus }: Carrier): boolean {
  return mapStatus !== 'NONE' && mapStatus !== 'SLOT_MAP_NOT_READ';
}

function slotViews({ words }: ViewSource, carrier: Carrier): readonly SlotView[] {
  const isRead = isMapped(carrier);
  return carrier.plates.map(({ code, status }, at) => ({
    slot: at + 1,
    code: isRead ? code : undefined,
    status: isRead ? words.plate(status) : { text: '', tone: 'quiet' },
  }));
}

const WITH_PLATE: readonly SlotCode[] = ['F', 'C', 'U'];

function platesIn(slots: readonly SlotView[]): number {
  return slots.reduce(
    (sum, { code }) => sum + (code === 'D' ? 2 : code && WITH_PLATE.includes(code) ? 1 : 0),
    0,
  );
}

function noSlots({ ruleset }: ViewSource): readonly SlotView[] {
  return Array.from({ length: ruleset.slots }, (_, at) => ({
    slot: at + 1,
    status: { text: '', tone: 'quiet' },
  }));
}

function motionText({ state, texts }: ViewSource, { motion, doneAtMs }: PortSlice): string {
  if (motion === 'none') return '';
  const seconds = Math.max(0, Math.ceil(((doneAtMs ?? state.clockMs) - state.clockMs) / 1000));
  return `${texts.motion[motion]}${texts.marks.comma}${filled(texts.cassettes.left, { seconds })}`;
}

/** The terminal knows a pod by what the reader has read, and its lot once that is verified. */
function knownNames(
  { texts }: ViewSource,
  carrier: Carrier | undefined,
): Pick<PortColumnView, 'pod' | 'lot'> {
  const isVerified = carrier?.idStatus === 'ID_VERIFICATION_OK';
  return { pod: carrier?.knownAs || texts.none, lot: isVerified ? carrier.lotName : texts.none };
}

type CarrierWords = Pick<PortColumnView, 'identity' | 'map' | 'access'>;

function carrierWords({ words }: ViewSource, carrier: Carrier | undefined): CarrierWords {
  const { idStatus, mapStatus, accessing } = carrier ?? NO_CARRIER;
  return { identity: words.identity(idStatus), map: words.map(mapStatus), access: words.access(accessing) };
}

const NO_CARRIER = { idStatus: 'NONE', mapStatus: 'NONE', accessing: 'NONE' } as const;

export function portColumn(source: ViewSource, id: PortId): PortColumnView {
  const { index, state, words } = source;
  const port = state.ports[id];
  const carrier = port.pod === undefined ? undefined : state.carriers[port.pod];
  const slots = carrier ? slotViews(source, carrier) : noSlots(source);
  return {
    id,
    title: index.ports.get(id)?.unit ?? id,
    ...knownNames(source, carrier),
    ...carrierWords(source, carrier),
    transfer: words.transfer(port.transfer),
    motion: motionText(source, port),
    slots,
    count: platesIn(slots),
  };
}
