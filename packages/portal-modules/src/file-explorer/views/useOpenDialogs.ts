import { useState } from 'react'
import { useModuleHost } from '../../kit/index.ts'
import type { Entry, Folder } from '../file-explorer.port.ts'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import type { ExplorerDialogsProps, Target } from './ExplorerDialogs.tsx'

type Open = Pick<ExplorerDialogsProps, 'picked' | 'naming' | 'doomed' | 'moving'> & {
  /** Id of a file whose versions are looked at. */
  versioned: number | undefined
  /** Links of one file, by its id, or of all. */
  shared: number | 'all' | undefined
  /** Id of a folder that outsiders are asked for files into. */
  requested: number | undefined
  /** Ids of entries whose audience is changed. */
  seen: ReadonlySet<number> | undefined
}
const none: Open = {
  picked: undefined,
  naming: undefined,
  doomed: undefined,
  moving: undefined,
  versioned: undefined,
  shared: undefined,
  requested: undefined,
  seen: undefined,
}

export type OpenDialogs = ReturnType<typeof useOpenDialogs>

/** Which dialog is open over the files, and about what. */
export function useOpenDialogs(model: FileExplorerModel) {
  const { path } = useModuleHost()
  const { folder, groups } = model
  const [open, setOpen] = useState(none)
  const ready = folder.state === 'ready' ? folder.data : undefined
  const name = ready?.name ?? ''
  const target: Target | undefined =
    ready && (groups || model.isAskingGroups) ? { id: ready.id, name, groups } : undefined
  const { picked } = open
  // What was chosen outlives its folder: it goes on to the folder that is shown next.
  if (picked && target && (target.id !== picked.id || (groups && !picked.groups))) {
    setOpen({ ...open, picked: { ...picked, ...target } })
  }
  return {
    /** Where files go whose audience is asked for; undefined where nobody chooses one. */
    target,
    show: (dialog: Partial<Open>) => setOpen({ ...none, ...dialog }),
    askWhere: (way: 'move' | 'copy', entries: readonly Entry[]) =>
      ready && setOpen({ ...none, moving: { way, entries, from: ready } }),
    askWhoSees: (entries: readonly Entry[]) =>
      setOpen({ ...none, seen: new Set(entries.map(({ id }) => id)) }),
    nameFolder: (parent: Folder) =>
      setOpen({ ...none, naming: { id: parent.id, name: parent.name, groups } }),
    /** For the dialogs: their entries as they are by now. */
    props: {
      ...open,
      versioned: ready?.entries.find(({ id }) => id === open.versioned),
      shared: open.shared === 'all' ? ('all' as const) : ready?.entries.find(({ id }) => id === open.shared), // prettier-ignore
      requested:
        ready?.id === open.requested
          ? ready && { id: ready.id, kind: 'folder' as const, name }
          : ready?.entries.find(({ id }) => id === open.requested),
      seen: open.seen && ready?.entries.filter(({ id }) => open.seen?.has(id)),
      onElsewhere: path.length > 0 ? () => model.goTo(0) : undefined,
      onClose: (dialog: keyof Open) => setOpen((now) => ({ ...now, [dialog]: undefined })),
    },
  }
}
