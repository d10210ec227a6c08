// Taps on things in the scene; the scene's own projection and camera say where they are drawn.
import type { Page } from '@playwright/test';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { Camera } from '#scenes/kit/camera.ts';
import { boundsAround, boundsOf, project, type Point } from '#scenes/kit/projection.ts';
import { menuOf, type Move, type MovePlace } from './room-play.ts';

/** The height of walls in the scene's bounds of the suite. */
const WALL_METRES = 2.4;

function cameraFor(width: number, height: number): Camera {
  const bounds = boundsAround(
    ruleset.map.locations.flatMap(({ kind, areas }) =>
      areas.map((area) =>
        boundsOf(area.x, area.y, area.widthTiles, area.heightTiles, kind === 'room' ? WALL_METRES : 0),
      ),
    ),
  );
  const camera = new Camera(bounds, () => true);
  camera.resize({ width, height });
  return camera;
}

/** Points of the picture where the thing is likely to be hit. */
function pointsOf(place: MovePlace): readonly Point[] {
  if (place.kind === 'door') {
    const door = ruleset.map.doors.find(({ id }) => id === place.id);
    if (!door) return [];
    const along = door.axis === 'x' ? { x: door.lengthTiles, y: 0 } : { x: 0, y: door.lengthTiles };
    return [0.5, 0.15, 0.85].flatMap((share) =>
      [1.9, 1.2, 0.5].map((z) => project(door.x + along.x * share, door.y + along.y * share, z)),
    );
  }
  if (place.kind !== 'furniture') return [];
  const piece = ruleset.map.furniture.find(({ id }) => id === place.id);
  if (!piece) return [];
  const { x, y, widthTiles, heightTiles } = piece.footprint;
  return [0.5, 0.2, 0.85].flatMap((share) =>
    [0.4, 0.9, 1.5, 0].map((z) => project(x + widthTiles * share, y + heightTiles * share, z)),
  );
}

/** Taps until the menu of the thing is open; false if no point hits it. */
export async function tapInScene(page: Page, { place, thing }: Move): Promise<boolean> {
  const points = pointsOf(place);
  const box = await page.locator('canvas').boundingBox();
  if (points.length === 0 || !box) return false;
  const camera = cameraFor(box.width, box.height);
  const title = place.kind === 'door' ? doorText(place.id) : thing;
  const menu = menuOf(page);
  for (const point of points) {
    const at = camera.toWindow(point);
    const isWalk = await page.evaluate(
      ({ x, y }) => {
        const canvas = document.elementFromPoint(x, y);
        canvas?.dispatchEvent(
          new PointerEvent('pointermove', { clientX: x, clientY: y, pointerType: 'mouse', bubbles: true }),
        );
        return !(canvas instanceof HTMLCanvasElement) || canvas.style.cursor !== 'pointer';
      },
      { x: box.x + at.x, y: box.y + at.y },
    );
    if (isWalk) continue;
    await page.mouse.click(box.x + at.x, box.y + at.y);
    const heading = await menu.getByRole('heading').textContent();
    if (heading === title) return true;
    await menu.getByRole('button', { name: 'Закрыть' }).click();
  }
  return false;
}

function doorText(id: string): string {
  return ruleset.map.doors.find((door) => door.id === id)?.text.ru ?? '';
}
