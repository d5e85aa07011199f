import { collatorOf } from '@atrium/design-system'
import { useCallback, useMemo, useState } from 'react'
import { useModuleHost, type PreferenceStore } from '../kit/index.ts'
import { compareByColumn, isExtraColumnId, type ExtraColumn } from '../kit/extensions/index.ts'
import { usePersistedChoice } from '../kit/browser-storage/usePersistedChoice.ts'
import {
  filterEntries,
  parseSort,
  parseView,
  sortEntries,
  sortText,
  type SortOrder,
  type ViewName,
} from './file-explorer.logic.ts'
import type { Entry } from './file-explorer.port.ts'

export interface Look {
  view: ViewName
  setView: (view: ViewName) => void
  sort: SortOrder
  setSort: (order: SortOrder) => void
  filter: string
  setFilter: (text: string) => void
  /** The folder's entries, filtered and in order. */
  rows: readonly Entry[]
}

/** How a folder is looked at: the view is kept for all folders, the order for each (FILE-01, T-74). */
export function useLook(
  preferences: PreferenceStore | undefined,
  folderId: number | undefined,
  entries: readonly Entry[] | undefined,
  firstView: ViewName,
  columns: readonly ExtraColumn<Entry>[] | undefined,
): Look {
  const { locale, params, setParam } = useModuleHost()
  const [viewText, keepView] = usePersistedChoice(preferences, 'view', 'view', firstView)
  // Whoever is sent to read about an entry sees what is known of it, until they choose otherwise.
  const isSent = params.details === 'on'
  const setView = useCallback(
    (next: ViewName) => {
      if (isSent) setParam('details', undefined)
      keepView(next)
    },
    [isSent, keepView, setParam],
  )
  const [sortTextNow, keepSort] = usePersistedChoice(
    preferences,
    'sort',
    `sort:${folderId}`,
    'name',
  )
  const [filterOf, setFilterOf] = useState<{ folderId: number | undefined; text: string }>()
  const filter = filterOf?.folderId === folderId ? (filterOf?.text ?? '') : ''
  const setFilter = useCallback(
    (text: string) =>
      setFilterOf((old) =>
        text === (old?.folderId === folderId ? old?.text : '') ? old : { folderId, text },
      ),
    [folderId],
  )
  const sort = useMemo(() => parseSort(sortTextNow), [sortTextNow])
  const setSort = useCallback((order: SortOrder) => keepSort(sortText(order)), [keepSort])
  const rows = useMemo(() => {
    const collator = collatorOf(locale)
    const found = filterEntries(entries ?? [], filter, locale)
    const { key, isDescending } = sort
    if (!isExtraColumnId(key)) return sortEntries(found, sort, collator)
    return sortEntries(found, sort, collator, compareByColumn(columns, key, isDescending, locale))
  }, [columns, entries, filter, locale, sort])
  return {
    view: isSent ? 'preview' : (parseView(viewText) ?? firstView),
    setView,
    sort,
    setSort,
    filter,
    setFilter,
    rows,
  }
}
