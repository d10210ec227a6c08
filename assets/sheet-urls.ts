// Addresses of the built sheets, by file. Loaded with the manifest rather than with the code.
export const sheetUrls = import.meta.glob<string>('./built/*.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
