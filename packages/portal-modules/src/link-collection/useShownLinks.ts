import { collatorOf } from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { useModuleHost, useUrlState } from '../kit/index.ts'
import { findLinks, parseSort, sortLinks, starredFirst, type SortOrder } from './link-collection.logic.ts' // prettier-ignore
import type { Collection, Link, LinkCollectionPort, ViewType } from './link-collection.port.ts'

interface ShownLinks {
  /** What passes the filter, in order. */
  links: readonly Link[]
  view: ViewType
  setView: (view: ViewType) => void
  sort: SortOrder
  setSort: (sort: SortOrder) => void
  /** What is searched for. */
  text: string
  setText: (text: string) => void
}

/** How a collection is looked at: as what, in which order, and what of it. */
export function useShownLinks(
  port: LinkCollectionPort,
  collection: Collection | undefined,
  { collectionId, defaultView }: { collectionId: number; defaultView: ViewType },
): ShownLinks {
  const { locale } = useModuleHost()
  const [view, setView] = useState(() => port.view?.read(collectionId) ?? defaultView)
  const [sortText, setSortText] = useUrlState(`sort-${collectionId}`, 'arranged')
  const sort = parseSort(sortText)
  const [text, setText] = useState('')
  const all = collection?.links
  const mayArrange = collection?.can.arrange === true && port.arrange !== undefined
  const links = useMemo(() => {
    const collator = collatorOf(locale)
    const sorted = sortLinks(findLinks(all ?? [], text, locale), sort, collator)
    // Whoever arranges a collection sees it in its own order.
    return mayArrange && sort === 'arranged' ? sorted : starredFirst(sorted)
  }, [all, locale, mayArrange, sort, text])
  return {
    links,
    view,
    setView: (next) => {
      setView(next)
      port.view?.keep(collectionId, next)
    },
    sort,
    setSort: setSortText,
    text,
    setText,
  }
}
