// Facts about papers: whether they are open, signed or compared, and whether what was written is true.
import type { EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { carrierOf } from '../change.ts';
import { SHEET_FIELDS } from '../codes/state-process.ts';
import type { EquipmentIndex } from '../equipment-index.ts';
import type { EquipmentState, Job, Plate } from '../state.ts';

/** The state of a paper: none, opened, filled, signed. */
export function readPaper({ papers }: EquipmentState, id: string): string {
  const paper = Object.hasOwn(papers, id) ? papers[id] : undefined;
  if (!paper?.wasOpened) return 'none';
  if (paper.signedAtMs !== undefined) return 'signed';
  return SHEET_FIELDS.every((field) => (paper.values[field] ?? '') !== '') ? 'filled' : 'opened';
}

/** The last statement on `paper.against`: none; match or mismatch if it was right; wrong if it was not. */
export function readVerified({ papers }: EquipmentState, name: string): string {
  const dot = name.lastIndexOf('.');
  const check = papers[name.slice(0, dot)]?.checks.findLast(({ against }) => against === name.slice(dot + 1));
  if (!check) return 'none';
  if (check.saysMatch !== check.isMatch) return 'wrong';
  return check.isMatch ? 'match' : 'mismatch';
}

/** `paper.field` of an accompanying sheet: empty, right or wrong compared with what happened to the lot. */
export function rightOf(index: EquipmentIndex, state: EquipmentState, name: string): string {
  const dot = name.indexOf('.');
  const paper = state.play.papers.find(({ id }) => id === name.slice(0, dot));
  const field = name.slice(dot + 1);
  const written = state.papers[paper?.id ?? '']?.values[field] ?? '';
  if (!paper || written === '') return 'empty';
  const job = state.jobs.findLast((own) => own.pod === paper.pod && own.startedAtMs !== undefined);
  const plates = carrierOf(state, paper.pod)?.plates ?? [];
  return isTrue(index, state.play, { field, written, job, plates }) ? 'right' : 'wrong';
}

interface Written {
  readonly field: string;
  readonly written: string;
  readonly job: Job | undefined;
  readonly plates: readonly Plate[];
}

function isTrue(
  index: EquipmentIndex,
  play: EquipmentPlay,
  { field, written, job, plates }: Written,
): boolean {
  const there = plates.filter(({ code }) => code !== 'E');
  const good = there.filter(({ status, scrap }) => status === 'PROCESSED' && scrap === undefined);
  switch (field) {
    case 'timeStart':
      return isNear(index, play, written, job?.startedAtMs);
    case 'timeEnd':
      return isNear(index, play, written, job?.endedAtMs);
    case 'platesArrived':
      return Number(written) === there.length;
    case 'platesLeft':
      return Number(written) === good.length;
    case 'platesStatus':
      return written === lotStatus(good.length, there.length);
    default:
      return false;
  }
}

/** The choices of platesStatus. */
type LotStatus = 'good' | 'part' | 'scrap';

function lotStatus(good: number, all: number): LotStatus {
  if (good === 0) return 'scrap';
  return good === all ? 'good' : 'part';
}

/** Whether HH:MM is near a time of the simulation, within the ruleset's tolerance, even across midnight. */
function isNear(
  index: EquipmentIndex,
  play: EquipmentPlay,
  written: string,
  atMs: number | undefined,
): boolean {
  const parts = /^(\d\d):(\d\d)$/.exec(written);
  if (!parts || atMs === undefined) return false;
  const dayMs = 86_400_000;
  const writtenMs = (Number(parts[1]) * 60 + Number(parts[2])) * 60_000;
  const apartMs = Math.abs(writtenMs - ((play.clockStartS * 1000 + atMs) % dayMs));
  return Math.min(apartMs, dayMs - apartMs) <= index.ruleset.paperToleranceMs;
}
