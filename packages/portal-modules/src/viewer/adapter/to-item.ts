import type { Component } from '@atrium/api-client/contract'
import type { ViewItem } from '../viewer.port.ts'

/** A component as something to look at; of most there is nothing to show (VIEW-11). */
export function toItem(component: Component, storage: string): ViewItem {
  const { id, type, displayName: name, url, contentType, contentNumber } = component
  if (type === 'reportlink') return { id, name, kind: isPage(url) ? 'report' : 'none', url }
  // What lies elsewhere leads nowhere (SRCH-04).
  const isFile = type === 'filelink' && url?.startsWith(`${storage}/`) === true
  const kind = isFile ? 'file' : 'none'
  return { id, name, kind, type: contentType, ...(contentNumber && { contentNumber }) }
}

/** Only what a browser opens as a page. */
const isPage = (url: string | null) => url !== null && /^(https?:\/\/|\/(?![/\\]))/i.test(url)

/** What can be looked at beside a component: files of a folder by name, of a collection as arranged. */
export function toSiblings(
  self: Component,
  parent: Component | undefined,
  inside: readonly Component[],
  storage: string,
  locale: string,
): readonly ViewItem[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const items = inside.map((component) => toItem(component, storage))
  const shown = items.filter(({ id, kind }) => kind !== 'none' || id === self.id)
  if (!shown.some(({ id }) => id === self.id)) return [toItem(self, storage)]
  if (parent?.type === 'linkcollection') return shown
  return shown.toSorted((one, other) => compare(one.name, other.name))
}
