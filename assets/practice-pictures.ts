// Addresses of the pictures for practice: one for each page of the room and each built-in case.
const urls = import.meta.glob<string>('./built/practice/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The address of a 640 × 360 picture; undefined for a case without one, such as one added by a site. */
export function practicePictureUrl(id: string): string | undefined {
  return urls[`./built/practice/${id}.webp`];
}
