// Addresses of the small scenes that pages show where a list is empty or something went wrong.
export type PageScene =
  | 'empty-courses'
  | 'empty-works'
  | 'empty-results'
  | 'empty-events'
  | 'empty-search'
  | 'empty-requests'
  | 'offline'
  | 'error'
  | 'not-found'
  | 'technical'
  | 'forbidden';

const urls = import.meta.glob<string>('./built/pictures/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

interface SceneUrls {
  readonly at1x: string;
  readonly at2x: string;
}

/** Undefined if the picture is not built. */
export function sceneUrls(name: PageScene): SceneUrls | undefined {
  const at1x = urls[`./built/pictures/${name}@1x.webp`];
  const at2x = urls[`./built/pictures/${name}@2x.webp`];
  return at1x === undefined || at2x === undefined ? undefined : { at1x, at2x };
}
