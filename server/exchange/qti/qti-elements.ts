// The elements of QTI: names are compared without the signs that the versions write them with.
import type { XmlElement } from '../xml/read-xml.ts';

export const plainName = (name: string): string =>
  name.replace(/^qti-/, '').replaceAll('-', '').toLowerCase();

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string';
const partsOf = ({ children }: XmlElement): readonly XmlElement[] => children.filter(isElement);

/** All elements of these names within an element, in their order. */
export function within(element: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] {
  if (element === undefined) return [];
  return partsOf(element).flatMap((part) => [
    ...(names.includes(plainName(part.name)) ? [part] : []),
    ...within(part, ...names),
  ]);
}

export function attributeOf(
  { attributes }: XmlElement | { readonly attributes: ReadonlyMap<string, string> },
  name: string,
) {
  return [...attributes].find(([key]) => plainName(key) === name)?.[1];
}

/** All elements within an element. */
export const allWithin = (element: XmlElement): readonly XmlElement[] =>
  partsOf(element).flatMap((part) => [part, ...allWithin(part)]);
