// Reads a package of QTI: the items that its manifest lists, with their pictures.
import { posix } from 'node:path';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { refused, russian, type FoundItem } from '../found.ts';
import { decodedPath, type PicturesFound } from '../pictures-found.ts';
import type { PictureFor } from '../rich/read-rich.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import { readZip } from '../zip/read-zip.ts';
import { attributeOf, within } from './qti-elements.ts';
import { readQtiItem } from './read-qti.ts';

/** undefined: one of the files of a package is no XML, or is hostile; the others are read. */
function readable(read: () => XmlElement | undefined): XmlElement | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiFault) return undefined;
    throw error;
  }
}

/** The name in the archive of what an address in a file of this folder names; undefined: it leads out of the archive. */
function pathIn(folder: string, address: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return undefined;
  const path = posix.join(folder, decodedPath(address.replace(/[?#].*$/, '')));
  return path.startsWith('..') ? undefined : path.replace(/^\//, '');
}

const folderOf = (href: string): string => href.slice(0, href.lastIndexOf('/') + 1);
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/i;

/** The pictures that an item of this folder names: files of the archive, or written out in their addresses. */
function picturesAt(
  folder: string,
  contentOf: (name: string) => Buffer | undefined,
  pictures: PicturesFound,
): PictureFor {
  return (address) => {
    const path = pathIn(folder, address);
    if (path === undefined) return pictures.inline(address);
    return PICTURE.test(path) ? pictures.file(path, posix.basename(path), () => contentOf(path)) : undefined;
  };
}

/** The items of a package, as its test orders them; undefined: the archive is no package. */
export function readQtiPackage(bytes: Uint8Array, pictures: PicturesFound): readonly FoundItem[] | undefined {
  const { contentOf } = readZip(bytes);
  const read = (name: string): XmlElement | undefined => {
    const content = contentOf(pathIn('', name) ?? '');
    return content && readXml(content.toString('utf8'));
  };
  const manifest = read('imsmanifest.xml');
  if (manifest === undefined) return undefined;
  const resources = within(manifest, 'resource').map((one) => ({
    type: attributeOf(one, 'type') ?? '',
    href: attributeOf(one, 'href') ?? '',
  }));
  const tests = resources.filter(({ type, href }) => type.startsWith('imsqti_test') && href !== '');
  const order = tests.flatMap(({ href }) => {
    const test = readable(() => read(href));
    return within(test, 'assessmentitemref').map(
      (ref) => pathIn(folderOf(href), attributeOf(ref, 'href') ?? '') ?? '',
    );
  });
  const items = resources.filter(({ type }) => type.startsWith('imsqti_item')).map(({ href }) => href);
  const ordered = [
    ...order.filter((href) => items.includes(href)),
    ...items.filter((href) => !order.includes(href)),
  ];
  return [...new Set(ordered)].map((href) => {
    const root = readable(() => read(href));
    return root === undefined
      ? refused(href, russian(href), 'UNREADABLE')
      : readQtiItem(root, picturesAt(folderOf(href), contentOf, pictures));
  });
}
