// A package of QTI: a manifest, the items with their pictures, and a test that holds them in their order.
import type { WrittenItem, WrittenPicture } from '../model.ts';
import { zipOf } from '../zip/write-zip.ts';
import { IDENTIFIER, ITEMS, qtiElement } from './qti-markup.ts';

const PACKAGE = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';
const FOLDER = 'pictures';

/** A name that any system can unpack. */
const fileName = ({ name }: WrittenPicture): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
const hrefOf = (picture: WrittenPicture): string => `${FOLDER}/${encodeURIComponent(fileName(picture))}`;

/** From within an item. */
export const pictureAddress = (picture: WrittenPicture): string => `../${hrefOf(picture)}`;

const fileElement = (href: string): string => `<file href="${href}"/>`;

function testOf(numbered: readonly { readonly id: string; readonly name: string }[]): string {
  const refs = numbered
    .map(({ id, name }) => `<qti-assessment-item-ref identifier="${id}" href="${name}"/>`)
    .join('\n');
  const section = qtiElement(
    'assessment-section',
    `\n${refs}\n`,
    ' identifier="section" title="1" visible="true"',
  );
  const part = qtiElement(
    'test-part',
    section,
    ' identifier="part" navigation-mode="nonlinear" submission-mode="individual"',
  );
  return qtiElement('assessment-test', part, ` xmlns="${ITEMS}" identifier="test" title="Kristall"`);
}

export function qtiPackage(items: readonly WrittenItem[]): Buffer {
  const numbered = items.map(({ text = '', pictures = [] }, at) => ({
    id: `item-${at + 1}`,
    name: `items/item-${at + 1}.xml`,
    content: text.replace(IDENTIFIER, `identifier="item-${at + 1}"`),
    pictures,
  }));
  const resource = (id: string, type: string, href: string, pictures: readonly WrittenPicture[]): string =>
    `<resource identifier="${id}" type="${type}" href="${href}">${[href, ...pictures.map(hrefOf)].map(fileElement).join('')}</resource>`;
  const resources = [
    resource('test', 'imsqti_test_xmlv3p0', 'test.xml', []),
    ...numbered.map(({ id, name, pictures }) => resource(id, 'imsqti_item_xmlv3p0', name, pictures)),
  ].join('\n');
  const metadata = '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata>';
  const manifest = `<manifest xmlns="${PACKAGE}" identifier="kristall">${metadata}<organizations/><resources>\n${resources}\n</resources></manifest>`;
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
  const files = new Map(
    numbered
      .flatMap(({ pictures }) => pictures)
      .map((one) => [`${FOLDER}/${fileName(one)}`, Buffer.from(one.base64, 'base64')]),
  );
  return zipOf([
    { name: 'imsmanifest.xml', content: `${head}${manifest}` },
    { name: 'test.xml', content: `${head}${testOf(numbered)}` },
    ...numbered.map(({ name, content }) => ({ name, content })),
    ...Array.from(files, ([name, content]) => ({ name, content })),
  ]);
}
