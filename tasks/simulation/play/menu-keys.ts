// The keys of a menu of actions: up and down through its options, Escape closes it.
import type { KeyboardEvent } from 'react';

export function answerMenuKey(event: KeyboardEvent, menu: HTMLElement | null, onClose: () => void): void {
  if (event.key === 'Escape') onClose();
  else if (event.key === 'ArrowDown') moveFocus(menu, 1);
  else if (event.key === 'ArrowUp') moveFocus(menu, -1);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function moveFocus(menu: HTMLElement | null, by: 1 | -1): void {
  const options = [...(menu?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
  const index = options.findIndex((option) => option === document.activeElement);
  options.at((index + by + options.length) % Math.max(options.length, 1))?.focus();
}
