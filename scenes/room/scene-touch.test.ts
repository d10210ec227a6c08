// A tap acts at once: nothing waits for a second one.
import { describe, expect, it, vi } from 'vitest';
import type { Camera } from '#scenes/kit/camera.ts';
import { project } from '#scenes/kit/projection.ts';
import type { Marks } from './marks.ts';
import type { RoomPicture } from './room-picture.ts';
import { SceneTouch } from './scene-touch.ts';
import { tileKey, type SuitePlan } from './suite/suite-plan.ts';
import type { SceneTarget } from './targets.ts';
import type { ZoneView } from './suite/zone-view.ts';

const TILE = { x: 4, y: 2 };
const BENCH: SceneTarget = { kind: 'furniture', id: 'entrance-bench' };

function touching(under: {
  readonly thing?: SceneTarget;
  readonly name?: string;
  readonly isFloor?: boolean;
}) {
  const did = { thing: vi.fn(), walk: vi.fn(), toggle: vi.fn(), ring: vi.fn() };
  const touch = new SceneTouch({
    picture: { targetAt: () => under.thing, nameUnder: () => under.name } as unknown as RoomPicture,
    plan: {
      owners: new Map(under.isFloor ? [[tileKey(TILE.x, TILE.y), 'entrance']] : []),
    } as unknown as SuitePlan,
    camera: { toPicture: (at: unknown) => at } as unknown as Camera,
    zones: { toggle: did.toggle } as unknown as ZoneView,
    marks: { tapTile: did.ring } as unknown as Marks,
    carried: {} as never,
    canvas: { style: {} },
    intents: { onThing: did.thing, onWalk: did.walk, onDrop: vi.fn() },
    state: vi.fn(),
    onChange: vi.fn(),
    onHovered: vi.fn(),
  });
  touch.intents().onTap(project(TILE.x + 0.5, TILE.y + 0.5));
  return did;
}

describe('a tap', () => {
  it('on the floor walks there at once', () => {
    const did = touching({ isFloor: true });
    expect(did.walk).toHaveBeenCalledExactlyOnceWith(TILE, 'entrance');
    expect(did.ring).toHaveBeenCalledExactlyOnceWith(TILE);
    expect(did.toggle).not.toHaveBeenCalled();
  });

  it('on a name leads into that room, and nobody walks', () => {
    const did = touching({ isFloor: true, name: 'entrance' });
    expect(did.toggle).toHaveBeenCalledExactlyOnceWith('entrance');
    expect(did.walk).not.toHaveBeenCalled();
  });

  it('on a thing chooses it, whatever lies under it', () => {
    const did = touching({ isFloor: true, name: 'entrance', thing: BENCH });
    expect(did.thing).toHaveBeenCalledOnce();
    expect([did.walk, did.toggle].flatMap((mock) => mock.mock.calls)).toEqual([]);
  });

  it('beside the suite does nothing', () => {
    const did = touching({});
    expect([did.walk, did.toggle, did.thing].flatMap((mock) => mock.mock.calls)).toEqual([]);
  });
});
