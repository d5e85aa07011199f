import { useMemo } from 'react'
import { extensionOf, versionName } from '../../kit/names.ts'
import {
  saveAddress,
  useMessages,
  useModuleHost,
  type OfferUndo,
  type FileVersion,
  type Query,
  type VersionLook,
} from '../../kit/index.ts'
import { applyEvent, viewItemsOf } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort } from '../file-explorer.port.ts'
import { messages } from '../messages/index.ts'
import type { UploadQueue } from '../uploads/upload-queue.ts'
import type { ShownFolder } from '../useFolder.ts'

/** What can be done with the versions of a file (T-71). */
export interface Versions {
  of: (id: number) => Query<readonly FileVersion[]>
  /** Shows a version, or two of a picture beside each other (D-09); absent: nothing is shown here. */
  look: ((entry: Entry, look: VersionLook | undefined) => void) | undefined
  download: (entry: Entry, version: FileVersion) => void
  /** Makes a version count again; ends when that is done or refused. Absent: nobody can. */
  restore: ((entry: Entry, version: FileVersion) => Promise<void>) | undefined
  /** Sends a file as the newest version; absent where the reader may add no files here. */
  add: ((entry: Entry, file: File) => void) | undefined
}

/** Listing, opening, downloading, restoring and adding versions; undefined where there are none. */
export function useVersions(
  port: FileExplorerPort,
  { ready, receive, notifyFailure }: ShownFolder,
  nameOf: (entry: Entry) => string,
  { offerUndo, queue, rows }: { offerUndo: OfferUndo; queue: UploadQueue; rows: readonly Entry[] },
): Versions | undefined {
  const { announce, notify } = useModuleHost()
  const { t } = useMessages(messages)
  return useMemo(() => {
    if (!port.versions) return undefined
    /** Resolves to the file as it is after it; undefined: it was refused, and that is told. */
    const send = async (entry: Entry, number: number) => {
      const commandId = crypto.randomUUID()
      const { id, version } = entry
      try {
        const restored = await port.restoreVersion!({ id, number, version, commandId })
        receive({
          commandId,
          patch: (truth) => applyEvent(truth, { type: 'changed', entries: [restored] }),
        })
        return restored
      } catch (error) {
        notifyFailure(t('versions.restoreFailed', { number, name: nameOf(entry) }), error)
        // Somebody else may have been quicker: what is shown then is the newest state.
        receive({})
        return undefined
      }
    }
    const takeBack = async (entry: Entry, number: number, name: string) => {
      if (await send(entry, number)) announce(t('versions.restored', { number, name }))
    }
    return {
      of: port.versions,
      look: port.openViewer && ((entry, look) => port.openViewer!(entry.id, viewItemsOf(rows), look)), // prettier-ignore
      download: async (entry, { number, isCurrent }) => {
        try {
          const { url } = await port.download(entry.id, number)
          saveAddress(url, isCurrent ? entry.name : versionName(entry.name, number))
        } catch (error) {
          notifyFailure(t('download.failed', { name: nameOf(entry) }), error)
        }
      },
      restore:
        port.restoreVersion &&
        (async (entry, { number }) => {
          const restored = await send(entry, number)
          if (!restored) return
          const name = nameOf(entry)
          const before = entry.contentNumber ?? 1
          offerUndo(t('versions.restored', { number, name }), () => {
            void takeBack(restored, before, name)
          })
        }),
      add: ready?.can.addFiles
        ? (entry, file) => {
            if (extensionOf(file.name) !== extensionOf(entry.name)) {
              const extension = extensionOf(entry.name)
              return notify({ tone: 'failure', title: t('versions.otherKind', { extension }) })
            }
            const { type, lastModified } = file
            const renamed = new File([file], entry.name, { type, lastModified })
            const into = { folderId: ready.id, folderName: ready.name, files: [renamed] }
            queue.add({ ...into, notify: false, onConflict: 'replace' })
          }
        : undefined,
    } satisfies Versions
  }, [announce, nameOf, notify, offerUndo, port, queue, ready, receive, rows, t, notifyFailure])
}
