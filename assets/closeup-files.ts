// Addresses of the pictures for close-ups, loaded with the close-ups and not with the scene.
const nearUrls = import.meta.glob<string>('./built/near/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

const placeUrls = import.meta.glob<string>('./built/closeups/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** An item hanging, if there is such a picture, else lying; undefined for a code without one. */
export function nearThingUrl(code: string, hangs: boolean): string | undefined {
  const hung = hangs ? nearUrls[`./built/near/${code}-hung.webp`] : undefined;
  return hung ?? nearUrls[`./built/near/${code}.webp`];
}

interface PlaceUrls {
  readonly at1x: string;
  readonly at2x: string;
}

/** The picture of a place in close-up: `closet`, `rack`, `mirror-locker` …; undefined if none is built. */
export function nearPlaceUrls(name: string): PlaceUrls | undefined {
  const at1x = placeUrls[`./built/closeups/${name}@1x.webp`];
  const at2x = placeUrls[`./built/closeups/${name}@2x.webp`];
  return at1x === undefined || at2x === undefined ? undefined : { at1x, at2x };
}
