import { useState } from 'react'
import { useModuleHost } from '../../kit/index.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'

/** The entry whose details are shown: beside the list where there is room (`hasPanel`), else over the page. */
export function useLookedAt(model: FileExplorerModel, isRoomy: boolean) {
  const { params } = useModuleHost()
  const { folder, view, rows } = model
  const [lookedAt, setLookedAt] = useState<number>()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  /** The entry whose talk is to be in sight; another object where it is asked for again. */
  const [talk, setTalk] = useState<{ id: number }>()
  // Whoever comes to read about an entry finds it over the list where there is no room beside it.
  const [cameFor, setCameFor] = useState(model.arrival)
  if (model.arrival !== cameFor) {
    setCameFor(model.arrival)
    setLookedAt(model.arrival?.id)
    if (model.arrival && params.details === 'on' && !isRoomy) setDrawerOpen(true)
  }
  const hasPanel = view === 'preview' && isRoomy && folder.state !== 'failed'
  const entry = rows.find(({ id }) => id === lookedAt)
  return {
    entry,
    talk,
    hasPanel,
    isDrawerOpen: isDrawerOpen && entry !== undefined && !hasPanel,
    setDrawerOpen,
    setLookedAt,
    /** Shows what was said about an entry. */
    showTalk: (id: number) => {
      setLookedAt(id)
      setTalk({ id })
      if (!hasPanel) setDrawerOpen(true)
    },
    showDetails: (id: number) => {
      setLookedAt(id)
      setDrawerOpen(true)
    },
  }
}
