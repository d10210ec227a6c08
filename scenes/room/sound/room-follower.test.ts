import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundName } from '#assets/sounds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_ROOM_CASES } from '#machines/room/builtin/cases/all.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { stepsTo } from '#machines/room/plan-route.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import type { RoomState } from '#machines/room/state.ts';
import { SoundBoard } from '#scenes/kit/sound/sound-board.ts';
import { RoomFollower } from './room-follower.ts';

const FRAME_MS = 20;
const first = roomSimulation.start(ruleset, BUILTIN_ROOM_CASES[0]!.play, 1);

function statesOf(...actions: readonly Action[]): readonly RoomState[] {
  const states = [first];
  for (const action of actions) {
    for (const step of stepsTo(ruleset, states.at(-1)!, action)) {
      const before = states.at(-1)!;
      states.push(roomSimulation.act(ruleset, before, step, before.readyAtMs).state);
    }
  }
  return states.slice(1);
}

let heard: string[];
let board: SoundBoard;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let now = 0;
  const frame = (run: FrameRequestCallback): unknown => setTimeout(() => run((now += FRAME_MS)), FRAME_MS);
  vi.stubGlobal('requestAnimationFrame', frame);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  heard = [];
  const store = { read: () => undefined, write: () => undefined };
  const openOutput = async (): Promise<never> => Promise.reject(new Error('no sound here'));
  board = new SoundBoard({ language: 'ru', groups: [], store, openOutput, nowMs: () => 0 });
  vi.spyOn(board, 'play').mockImplementation((name: SoundName) => void heard.push(name));
  vi.spyOn(board, 'startLoop').mockImplementation((name) => void heard.push(`+${name}`));
  vi.spyOn(board, 'stopLoop').mockImplementation((name) => void heard.push(`-${name}`));
  vi.spyOn(board, 'keepOnly').mockImplementation((name) => {
    if (name && heard.findLast((row) => row.startsWith('tone/')) !== name) heard.push(name);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function pass(ms: number): void {
  for (let at = 0; at < ms; at += FRAME_MS) vi.advanceTimersByTime(FRAME_MS);
}

describe('the sound of a room', () => {
  it('steps while one walks, through a door that opens and falls shut, into another place', () => {
    const sound = new RoomFollower(ruleset, first, board);
    sound.begin();
    for (const state of statesOf({ code: 'A001', to: 'entrance' })) sound.show(state);
    pass(6000);
    const steps = heard.filter((name) => name.startsWith('step/tile/'));
    const rest = heard.filter((name) => !name.startsWith('step/'));
    expect(rest).toEqual(['tone/street', 'door/open', 'tone/entrance', 'door/close']);
    const tiles = statesOf({ code: 'A001', to: 'entrance' })[0]!.walked!.tiles.length - 1;
    expect(steps.length).toBeGreaterThanOrEqual(Math.floor(tiles / 1.5));
    expect(steps.length).toBeLessThanOrEqual(tiles + 1);
  });

  it('runs water as long as the hands are seen in it', () => {
    const clean: Action = { code: 'A004', params: { side: 'clean' } };
    const into: Action = { code: 'A001', to: 'entrance' };
    const bag = Object.values(first.subjects).find(({ craft }) => craft === 'bag')!;
    const down: Action = { code: 'A008', item: bag.id, to: 'entrance-bench' };
    const WAY: readonly Action[] = [
      into,
      down,
      { code: 'A003', to: 'entrance-bench' },
      clean,
      { code: 'A001', to: 'washroom' },
    ];
    const way = statesOf(...WAY);
    const all = statesOf(...WAY, { code: 'A018', to: 'washroom-sink', params: { soap: true } });
    const sound = new RoomFollower(ruleset, way.at(-1)!, board);
    for (const state of all.slice(way.length)) sound.show(state);
    pass(8000);
    const rest = heard.filter((name) => !/^(step|tone)\//.test(name));
    expect(rest).toEqual(['soap', '+water', '-water']);
  });

  it('says of a refused try no more than it is told', () => {
    const refused = { ...first, refusals: first.refusals + 1 };
    const sound = new RoomFollower(ruleset, first, board);
    sound.show(refused, { code: 'A022', reason: undefined });
    sound.show({ ...refused, refusals: refused.refusals + 1 }, { code: 'A022', reason: 'locked' });
    pass(500);
    expect(heard.filter((name) => !name.startsWith('tone/'))).toEqual(['try/refused', 'closet/locked']);
  });

  it('is silent about what is jumped over', () => {
    const sound = new RoomFollower(ruleset, first, board);
    for (const state of statesOf({ code: 'A001', to: 'entrance' })) sound.seek(state);
    pass(3000);
    expect(heard).toEqual([]);
  });
});
