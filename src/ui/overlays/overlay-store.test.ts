import { beforeEach, expect, it, vi } from 'vitest';
import { closeOverlay, currentOverlay, onOverlayChange, openOverlay } from './overlay-store.ts';

beforeEach(() => closeOverlay());

it('opening one closes the other', () => {
  openOverlay('login');
  openOverlay('registration');
  expect(currentOverlay()).toBe('registration');
});

it('closing an overlay that is not open leaves the open one', () => {
  openOverlay('images');
  closeOverlay('document');
  expect(currentOverlay()).toBe('images');
});

it('tells of changes alone', () => {
  const listener = vi.fn();
  const stop = onOverlayChange(listener);
  openOverlay('login');
  openOverlay('login');
  closeOverlay('login');
  closeOverlay();
  stop();
  openOverlay('reset');
  expect(listener).toHaveBeenCalledTimes(2);
});
