// Reads a package of QTI: the items that its manifest lists.
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { refused, russian, type FoundItem } from '../found.ts';
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

/** The items of a package, as its test orders them; undefined: the archive is no package. */
export function readQtiPackage(bytes: Uint8Array): readonly FoundItem[] | undefined {
  const { contentOf } = readZip(bytes);
  const read = (name: string): XmlElement | undefined => {
    const content = contentOf(name);
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
    const folder = href.slice(0, href.lastIndexOf('/') + 1);
    return within(test, 'assessmentitemref').map((ref) => `${folder}${attributeOf(ref, 'href') ?? ''}`);
  });
  const items = resources.filter(({ type }) => type.startsWith('imsqti_item')).map(({ href }) => href);
  const ordered = [
    ...order.filter((href) => items.includes(href)),
    ...items.filter((href) => !order.includes(href)),
  ];
  return [...new Set(ordered)].map((href) => {
    const root = readable(() => read(href));
    return root === undefined ? refused(href, russian(href), 'UNREADABLE') : readQtiItem(root);
  });
}
