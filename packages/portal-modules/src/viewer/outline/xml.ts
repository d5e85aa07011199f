import type { Zip } from '../../kit/files/index.ts'

/** A part of the file as a tree. None of these formats has a document type: with one, it is meant ill. */
export async function readXml(zip: Zip, name: string): Promise<Element | undefined> {
  const text = await zip.text(name)
  if (text === undefined) return undefined
  if (/<!DOCTYPE/i.test(text)) throw new Error('Not of these formats')
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  if (documentElement.getElementsByTagName('parsererror').length > 0) throw new Error('Damaged')
  return documentElement
}

/** All elements of this name inside, in their order; prefixes are the writer's choice. */
export const all = (element: Element, name: string): Element[] => [
  ...element.getElementsByTagNameNS('*', name),
]
export const first = (element: Element, name: string): Element | undefined =>
  element.getElementsByTagNameNS('*', name)[0]

export const children = (element: Element, name: string): Element[] =>
  [...element.children].filter(({ localName }) => localName === name)

/** An attribute, whatever its prefix. */
export const attribute = (element: Element, name: string): string | undefined =>
  [...element.attributes].find(({ localName }) => localName === name)?.value
