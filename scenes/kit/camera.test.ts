import { describe, expect, it } from 'vitest';
import { Camera, kept, viewOf, zoomedAt } from './camera.ts';

const BOUNDS = { left: -500, top: -300, right: 900, bottom: 700 };
const VIEWPORT = { width: 1440, height: 900 };

describe('the view', () => {
  it.each([VIEWPORT, { width: 800, height: 360 }, { width: 360, height: 640 }])(
    'fits all of the picture into $width × $height',
    (size) => {
      const view = viewOf(BOUNDS, size);
      expect(BOUNDS.left * view.zoom + view.x).toBeGreaterThanOrEqual(0);
      expect(BOUNDS.right * view.zoom + view.x).toBeLessThanOrEqual(size.width);
      expect(BOUNDS.top * view.zoom + view.y).toBeGreaterThanOrEqual(0);
      expect(BOUNDS.bottom * view.zoom + view.y).toBeLessThanOrEqual(size.height);
    },
  );

  it.each([0.5, 0.9, 1.1, 2])('zooms by %d about the pointer', (factor) => {
    const before = viewOf(BOUNDS, VIEWPORT);
    const after = zoomedAt(before, { x: 300, y: 200 }, factor);
    expect((300 - after.x) / after.zoom).toBeCloseTo((300 - before.x) / before.zoom, 6);
    expect((200 - after.y) / after.zoom).toBeCloseTo((200 - before.y) / before.zoom, 6);
  });

  it('never loses the picture', () => {
    const view = kept({ x: 99_999, y: -99_999, zoom: 1 }, BOUNDS, VIEWPORT);
    expect(view).toEqual({ x: 720 + 500, y: 450 - 700, zoom: 1 });
  });
});

describe('the camera', () => {
  it('moves in a short time, and then rests', () => {
    const camera = new Camera(BOUNDS, () => false);
    camera.resize(VIEWPORT);
    camera.zoomStep('in');
    expect(camera.isMoving).toBe(true);
    expect(camera.step(120)).toBe(true);
    camera.step(200);
    expect(camera.isMoving).toBe(false);
    expect(camera.step(16)).toBe(false);
  });

  it('moves at once when reduced motion is asked for', () => {
    const camera = new Camera(BOUNDS, () => true);
    camera.resize(VIEWPORT);
    const before = camera.view.zoom;
    camera.zoomStep('in');
    expect(camera.isMoving).toBe(false);
    expect(camera.view.zoom).toBeCloseTo(before * 1.3);
  });

  it('fits again in a new window until it is moved by hand', () => {
    const camera = new Camera(BOUNDS, () => true);
    camera.resize(VIEWPORT);
    const first = camera.view.zoom;
    camera.resize({ width: 720, height: 450 });
    expect(camera.view.zoom).toBeLessThan(first);
    camera.pan(10, 0);
    const own = camera.view.zoom;
    camera.resize(VIEWPORT);
    expect(camera.view.zoom).toBe(own);
  });

  it('turns window points into picture points and back', () => {
    const camera = new Camera(BOUNDS, () => true);
    camera.resize(VIEWPORT);
    const point = camera.toWindow(camera.toPicture({ x: 123, y: 456 }));
    expect(point.x).toBeCloseTo(123);
    expect(point.y).toBeCloseTo(456);
  });
});
