// Load ports, the job and the track, in words.
import { latestJob } from '../codes/state-process.ts';
import { carrierOf } from '../change.ts';
import { e30Name } from '../charts/e30.ts';
import { clockText } from '../clock.ts';
import { countPlates } from '../result.ts';
import type { PortSlice } from '../state.ts';
import { waferPlaces } from '../track/wafer-places.ts';
import type { Teller, TwinLine } from './teller.ts';
import { idWords, mapWords, motionWords, processWords, twinWords } from './twin-words.ts';

export function describePorts(teller: Teller): readonly TwinLine[] {
  const { ruleset, state, line } = teller;
  return [
    line(
      'ports',
      ruleset.ports.map(({ id, unit }) => `${unit}${teller.marks.colon}${portText(teller, state.ports[id])}`),
    ),
  ];
}

function portText({ state, say }: Teller, port: PortSlice): string {
  const carrier = carrierOf(state, port.pod);
  if (!carrier) return say(port.transfer === 'OUT_OF_SERVICE' ? twinWords.outOfService : twinWords.empty);
  const motion = say(motionWords[port.motion]);
  const parts = [
    carrier.label,
    say(port.isDocked ? twinWords.docked : twinWords.placed),
    say(idWords[carrier.idStatus]),
    ...(port.isDocked ? [say(mapWords[carrier.mapStatus])] : []),
    ...(motion === '' ? [] : [motion]),
  ];
  return parts.join(' / ');
}

export function describeJob({ ruleset, state, marks, say, line }: Teller): readonly TwinLine[] {
  const job = latestJob(state);
  const { track } = state;
  const words = [
    say(processWords[e30Name(track.e30)]),
    ...(track.isHalted ? [say(twinWords.halted)] : []),
    ...(track.hasPower ? [] : [say(twinWords.noPower)]),
    ...(track.left ? [say(twinWords.left)] : []),
    ...inTrack({ ruleset, state, marks, say }),
  ];
  if (!job) return [line('track', words)];
  const count = countPlates(carrierOf(state, job.pod)?.plates ?? []);
  const scrapped = count.scrapped.length;
  const told = [
    job.jobName + marks.open + [job.lotName, job.recipe, job.waferFlow].join(marks.list) + marks.close,
    `${say(twinWords.processed)} ${count.processed} ${say(twinWords.of)} ${count.all}`,
    ...(scrapped > 0 ? [`${say(twinWords.scrap)} ${scrapped}`] : []),
    ...(job.plannedEndMs === undefined
      ? []
      : [`${say(twinWords.plannedEnd)} ${clockText(state.play, job.plannedEndMs)}`]),
  ];
  return [line('track', words), line('job', told)];
}

/** The slot of every plate on its way, with its module or arm. */
function inTrack({
  ruleset,
  state,
  marks,
  say,
}: Pick<Teller, 'ruleset' | 'state' | 'marks' | 'say'>): readonly string[] {
  return waferPlaces(ruleset, state, state.clockMs).flatMap((place) => {
    if (place.at === 'module') return [`${place.slot}${marks.colon}${place.module}`];
    if (place.at !== 'arm') return [];
    const arm = place.arm === 'indexer' ? twinWords.onIndexer : twinWords.onArm;
    return [`${place.slot}${marks.colon}${say(arm)}`];
  });
}
