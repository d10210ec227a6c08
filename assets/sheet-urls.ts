// Addresses of the built sheets, by file. Loaded beside the manifest, not with the code: they belong to the pictures.
export const sheetUrls = import.meta.glob<string>('./built/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
