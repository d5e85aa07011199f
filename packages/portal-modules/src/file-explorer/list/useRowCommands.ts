import { useLayoutEffect, useMemo, useRef } from 'react'
import type { FileListProps, RowCommands } from './file-list.types.ts'

interface RowCommandsOptions {
  openMenu: RowCommands['menu']
  rename: RowCommands['rename']
  /** Gives a row the focus. */
  focus: (id: number) => void
}

/** What can be done to a row; the same object until an ability changes, so that rows need not render. */
export function useRowCommands(
  props: FileListProps,
  { openMenu, rename, focus }: RowCommandsOptions,
): RowCommands {
  const { model, onPlace } = props
  const { moves, copies, clipboard } = model
  const commands = useRef<RowCommands>(undefined)
  const { file: canCopyFiles, folder: canCopyFolders } = copies.can
  const hasVersions = model.versions !== undefined
  const hasShares = model.shares !== undefined
  const hasAudience = model.audience !== undefined
  const now: RowCommands = {
    menu: openMenu,
    open: model.open,
    download: (entry) => model.download([entry]),
    canView: model.hasViewer,
    rename,
    remove: (entry) => model.remove([entry]),
    canArchive: model.hasArchives,
    cut: (entry) => clipboard.cutOut([entry]),
    moveTo: (entry) => onPlace('move', [entry]),
    canCopy: copies.can,
    copy: (entry) => clipboard.copy([entry]),
    copyTo: (entry) => onPlace('copy', [entry]),
    details: (entry) => props.onDetails?.(entry),
    talk: (entry) => {
      // Beside the list stands what is said about the row with the focus.
      focus(entry.id)
      props.onTalk(entry)
    },
    audience: props.onAudience,
    share: props.onShare,
    request: props.onRequest,
    versions: props.onVersions,
  }
  useLayoutEffect(() => {
    commands.current = now
  })
  return useMemo(
    (): RowCommands => ({
      menu: (entry, place) => commands.current?.menu(entry, place),
      open: (entry) => commands.current?.open(entry),
      download: (entry) => commands.current?.download(entry),
      canView: model.hasViewer,
      canArchive: model.hasArchives,
      cut: moves.canMove ? (entry) => commands.current?.cut?.(entry) : undefined,
      moveTo: (entry) => commands.current?.moveTo(entry),
      canCopy: { file: canCopyFiles, folder: canCopyFolders },
      copy: (entry) => commands.current?.copy(entry),
      copyTo: (entry) => commands.current?.copyTo(entry),
      rename: (entry) => commands.current?.rename(entry),
      remove: (entry) => commands.current?.remove(entry),
      details: (entry) => commands.current?.details(entry),
      talk: (entry) => commands.current?.talk(entry),
      audience: hasAudience ? (entry) => commands.current?.audience?.(entry) : undefined,
      share: hasShares ? (entry) => commands.current?.share?.(entry) : undefined,
      request: hasShares ? (entry) => commands.current?.request?.(entry) : undefined,
      versions: hasVersions ? (entry) => commands.current?.versions?.(entry) : undefined,
    }),
    [
      model.hasViewer,
      model.hasArchives,
      moves.canMove,
      canCopyFiles,
      canCopyFolders,
      hasAudience,
      hasShares,
      hasVersions,
    ],
  )
}
