import { toPortError, useMessages, useModuleHost } from '../../kit/index.ts'
import { errorText } from '../error-text.ts'
import { dedupeByName, nameKey } from '../file-explorer.logic.ts'
import type { Entry, FileExplorerPort, Folder } from '../file-explorer.port.ts'
import { byFolder } from './folder-files.ts'
import { messages } from '../messages/index.ts'
import { conflictsWith } from '../moving/moving.logic.ts'
import type { UploadQueue } from './upload-queue.ts'
import type { Audience } from '../../kit/audience/audience.types.ts'
import type { Questions } from '../useQuestions.ts'

type Place = Pick<Folder, 'id' | 'name' | 'entries'>

export interface UploadOptions {
  port: FileExplorerPort
  /** The folder that is shown. */
  ready: Folder | undefined
  queue: UploadQueue
  askConflicts: Questions['askConflicts']
  /** A folder has come into the one that is shown. */
  add: (entries: readonly Entry[], commandId: string) => void
}

/** Sends files on their way, and makes the folders that they come in (T-64). */
export function useUpload({ port, ready, queue, askConflicts, add }: UploadOptions) {
  const { notify } = useModuleHost()
  const tools = useMessages(messages)

  /** Asks about names that are taken; false: given up. */
  const send = async (into: Place, given: readonly File[], audience: Audience) => {
    const files = dedupeByName(given)
    // Below zero: no entry has such an id.
    const incoming = files.map((file, index) => ({
      key: -1 - index,
      kind: 'file' as const,
      name: file.name,
      size: file.size,
      modifiedAt: new Date(file.lastModified).toISOString(),
      file,
    }))
    const conflicts = conflictsWith(incoming, into.entries)
    const answers = await askConflicts(conflicts, into.name, port.versions ? 'version' : 'trash')
    if (!answers) return false
    const said = (answer: string) =>
      files.filter((_file, index) => (answers.get(-1 - index) ?? 'keep-both') === answer)
    for (const onConflict of ['keep-both', 'replace'] as const) {
      const chosenFiles = said(onConflict)
      const to = { folderId: into.id, folderName: into.name, files: chosenFiles, ...audience }
      if (chosenFiles.length > 0) queue.add({ ...to, onConflict })
    }
    return true
  }

  /** The folder of this name; one that is there already takes the files, too. */
  const folderIn = async (parent: Place, name: string, { groupIds }: Audience): Promise<Place> => {
    const isNamed = (entry: Entry) =>
      entry.kind === 'folder' && nameKey(entry.name) === nameKey(name)
    const known = parent.entries.find(isNamed)
    if (known) return port.folder(known.id).load()
    const commandId = crypto.randomUUID()
    const made = await port.createFolder({
      parentId: parent.id,
      name,
      groupIds,
      // The files tell of themselves.
      notify: false,
      commandId,
    })
    if (parent.id === ready?.id) add([made], commandId)
    return { id: made.id, name: made.name, entries: [] }
  }

  return async (given: readonly File[], audience: Audience): Promise<void> => {
    if (!ready) return
    const places = new Map<string, Place>()
    const groups = byFolder(given)
    const refused: string[] = []
    for (const { folders, files } of groups) {
      const path = folders.join('/')
      // Its folder could not be made, which was said with the number of all that is in it.
      if (refused.some((one) => path.startsWith(`${one}/`))) continue
      let place: Place = ready
      let made = ''
      try {
        let way = ''
        for (const name of folders) {
          made += made ? `/${name}` : name
          way += `/${nameKey(name)}`
          const next: Place = places.get(way) ?? (await folderIn(place, name, audience))
          places.set(way, next)
          place = next
        }
      } catch (reason) {
        const error = toPortError(reason)
        const title = tools.t('upload.folderFailed', { name: made })
        const why = error.fields.name?.[0] ?? errorText(tools, error)
        const lost = groups
          .filter((group) => `${group.folders.join('/')}/`.startsWith(`${made}/`))
          .reduce((sum, group) => sum + group.files.length, 0)
        const detail = `${why} ${tools.t('upload.folderLost', { count: lost })}`
        notify({ tone: 'failure', title, detail })
        refused.push(made)
        continue
      }
      if (!(await send(place, files, audience))) return
    }
  }
}
