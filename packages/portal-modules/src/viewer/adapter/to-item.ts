import type { Component } from '@atrium/api-client/contract'
import { toItem } from '../../kit/adapter/view-items.ts'
import type { ViewItem } from '../viewer.port.ts'

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
