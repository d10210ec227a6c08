/**
 * The files that an address of the page needs first, named by a `Link` header: by the server, and by the offline worker at a
 * later visit.
 */

/** A style sheet is asked for as the page's code asks for it, else the browser fetches it twice. */
function linkOf(file: string): string {
  if (file.endsWith('.css')) return `<${file}>; rel=preload; as=style; crossorigin`;
  return file.endsWith('.json')
    ? `<${file}>; rel=preload; as=fetch; crossorigin`
    : `<${file}>; rel=modulepreload`;
}

/**
 * Finds the header of an address.
 * @param list the files by address, whose parameters are written `:name`
 * @returns a function of a path that gives the header, or undefined where the address names nothing
 */
export function firstFileLinks(
  list: Readonly<Record<string, readonly string[]>>,
): (pathname: string) => string | undefined {
  const links = Object.entries(list).map(([address, files]) => ({
    address: new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`),
    link: files.map(linkOf).join(', '),
  }));
  return (pathname) => links.find(({ address }) => address.test(pathname))?.link;
}
