import { describe, expect, it } from 'vitest';
import { WHOLE_SUITE_MAP as map } from '#machines/room/builtin/whole-suite.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { roomBounds } from './suite-plan.ts';
import { MAP, ZoneView } from './zone-view.ts';

const ROOMS = map.locations
  .filter(({ kind }) => kind === 'room')
  .flatMap(({ id, sections = [] }) => [id, ...sections.map((section) => section.id)]);

function view(): { readonly zones: ZoneView; readonly camera: Camera } {
  const camera = new Camera(roomBounds(map, undefined), () => true);
  camera.resize({ width: 360, height: 740 });
  return { camera, zones: new ZoneView(map, camera) };
}

describe('the zone in view', () => {
  it('is the map at first, which fits into a telephone held upright', () => {
    const { zones, camera } = view();
    expect(zones.current).toBe(MAP);
    const { left, right } = roomBounds(map, undefined);
    expect(camera.toWindow({ x: left, y: 0 }).x).toBeGreaterThanOrEqual(0);
    expect(camera.toWindow({ x: right, y: 0 }).x).toBeLessThanOrEqual(360);
  });

  it.each(ROOMS)('%s fits into a telephone and is larger than on the map', (room) => {
    const { zones, camera } = view();
    const onMap = camera.view.zoom;
    zones.show(room);
    expect(zones.current).toBe(room);
    expect(camera.view.zoom).toBeGreaterThan(onMap);
    const { left, right, top, bottom } = roomBounds(map, room);
    const [from, to] = [camera.toWindow({ x: left, y: top }), camera.toWindow({ x: right, y: bottom })];
    expect(from.x).toBeGreaterThanOrEqual(0);
    expect(to.x).toBeLessThanOrEqual(360);
    expect(to.y).toBeLessThanOrEqual(740);
  });

  it('goes back to the map from a zone that is in view already', () => {
    const { zones } = view();
    zones.toggle('locker');
    expect(zones.current).toBe('locker');
    zones.toggle('locker');
    expect(zones.current).toBe(MAP);
  });

  it('goes along with the person only from the zone it was on', () => {
    const { zones, camera } = view();
    zones.accompany('entrance', 'locker');
    expect(zones.current).toBe(MAP);
    zones.show('entrance');
    zones.accompany('entrance', 'locker');
    expect(zones.current).toBe('locker');
    camera.pan(4, 0);
    zones.leave();
    zones.accompany('locker', 'washroom');
    expect(zones.current).toBeUndefined();
  });

  it('shows the entrance with the street', () => {
    const { zones, camera } = view();
    zones.show('out');
    const street = camera.view;
    zones.show('entrance');
    expect(camera.view).toEqual(street);
  });
});
