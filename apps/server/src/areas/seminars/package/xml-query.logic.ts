import type { XmlElement } from './xml.logic.ts'

/** Children of a name in the namespace of their parent, as the elements of a manifest stand in each other. */
export const children = (parent: XmlElement | undefined, name: string): XmlElement[] =>
  parent?.children.filter((child) => child.name === name && child.namespace === parent.namespace) ??
  []

/** The first of `children`. */
export const first = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  children(parent, name)[0]

/**
 * The first child of another namespace. Without regard to case: SCORM 1.2 and SCORM 2004 write their
 * names differently, and tools mix them.
 * @param part stands in the namespace's address, in all of its versions, and is its usual prefix
 */
export const extension = (
  parent: XmlElement | undefined,
  part: string,
  name: string,
): XmlElement | undefined =>
  parent?.children.find(
    (child) => child.name.toLowerCase() === name && child.namespace.includes(part),
  )

/** An attribute without a prefix, trimmed; undefined where it is absent. */
export const attribute = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.attributes.find((one) => one.name === name && one.namespace === '')?.value.trim()

/** An attribute with a prefix, by its name in small letters. */
export const extensionAttribute = (
  element: XmlElement,
  name: string,
  isNamespace: (namespace: string) => boolean,
): string | undefined =>
  element.attributes
    .find((one) => one.name.toLowerCase() === name && isNamespace(one.namespace))
    ?.value.trim()

/** The text of an element with single blanks; null where there is none. */
export const plainText = (element: XmlElement | undefined): string | null =>
  element?.text.replaceAll(/\s+/gu, ' ').trim() || null

export const isTrue = (value: string | undefined): boolean => value === 'true' || value === '1'

/** A decimal number within limits; null where it is none. */
export function readNumber(text: string | null, least: number, most: number): number | null {
  if (!text || !/^[+-]?(?:\d+\.?\d*|\.\d+)$/u.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}
