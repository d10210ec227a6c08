// The product's mark: an isometric crystal block with one die on its face lit amber. All app icons are made
// from it.

const POINTS = {
  top: '16,2.8 28,9.6 16,16.4 4,9.6',
  left: '4,10.2 16,17 16,29.2 4,22.4',
  right: '28,10.2 16,17 16,29.2 28,22.4',
  die: '16,6.6 21.4,9.6 16,12.6 10.6,9.6',
} as const;

const FLAT = `<path fill="#3f8ea0" d="M4 10.2 16 17v12.2L4 22.4z"/><path fill="#0b6e83" d="M28 10.2 16 17v12.2l12-6.8z"/><path fill="#a9d3dc" d="M16 2.8 28 9.6 16 16.4 4 9.6z"/><path fill="#f2a71b" d="M16 6.6 21.4 9.6 16 12.6 10.6 9.6z"/>`;

/** For small sizes: four flat faces. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${FLAT}</svg>\n`;

function gradient(id: string, from: string, to: string, direction = 'x1="0" y1="0" x2="0.5" y2="1"'): string {
  return `<linearGradient id="${id}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Lines between the dies of the upper face, in its two directions. */
function dieLines(): string {
  const lines = [0.25, 0.5, 0.75].flatMap((share) => [
    [4 + 12 * share, 9.6 - 6.8 * share, 16 + 12 * share, 16.4 - 6.8 * share],
    [4 + 12 * share, 9.6 + 6.8 * share, 16 + 12 * share, 2.8 + 6.8 * share],
  ]);
  const path = lines.map(([ax, ay, bx, by]) => `M${ax} ${ay}L${bx} ${by}`).join('');
  return `<path d="${path}" stroke="#ffffff" stroke-opacity=".55" stroke-width=".22"/>`;
}

/** Light inside the crystal: facets parallel to its edges. */
const FACETS = `<path fill="#ffffff" fill-opacity=".16" d="M4 10.2 10 13.6v12.2L4 22.4z"/><path fill="#ffffff" fill-opacity=".10" d="M22 13.6 28 10.2v5.2L22 18.8z"/><path fill="#04303c" fill-opacity=".18" d="M16 23.4 28 16.6v5.8L16 29.2z"/>`;
const EDGES = `<path fill="none" stroke="#ffffff" stroke-opacity=".8" stroke-width=".28" stroke-linejoin="round" d="M4 9.9 16 16.7 28 9.9M16 16.7V29.2"/>`;

/** For large sizes, with light on its faces. `size` is in pixels; the mark takes up `share` of it. */
export function markPicture(size: number, share: number, ground = ''): string {
  const scale = (size * share) / 28;
  const shift = size / 2 - 16 * scale;
  const faces = [
    `<polygon points="${POINTS.left}" fill="url(#left)"/>`,
    `<polygon points="${POINTS.right}" fill="url(#right)"/>`,
    `<polygon points="${POINTS.top}" fill="url(#top)"/>`,
    FACETS,
    dieLines(),
    `<polygon points="${POINTS.die}" fill="url(#die)"/>`,
    EDGES,
  ];
  const defs = [
    gradient('left', '#66b3c2', '#2b7687'),
    gradient('right', '#1a8399', '#075266'),
    gradient('top', '#d8eff3', '#8cc5d1'),
    gradient('die', '#ffc95c', '#ec9410'),
    gradient('ground', '#173a49', '#0a1f29', 'x1="0" y1="0" x2="1" y2="1"'),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<defs>${defs.join('')}</defs>${ground}<g transform="translate(${shift} ${shift}) scale(${scale})">${faces.join('')}</g></svg>`
  );
}
