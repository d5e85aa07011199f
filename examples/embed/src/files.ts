import type { Entry, FileExplorerPort } from '@atrium/portal-modules/file-explorer'
import { settleEach, PortError } from '@atrium/portal-modules/kit'
import type { Document } from './data.ts'
import { remote, type Remote } from './remote.ts'

const me = 'Ida Brandt'
const forbiddenName = /[\\/:*?"<>|]|^\.{1,2}$/

/** This product's documents as the file explorer reads and writes them. */
export function createFilesPort(documents: Document[], ask: Remote = remote): FileExplorerPort {
  const inside = (parent: number) =>
    documents.filter((one) => one.parent === parent && !one.isDeleted)
  const find = (id: number): Document => {
    const found = documents.find((one) => one.id === id)
    if (!found || above(found).some((one) => one.isDeleted))
      throw new PortError({ code: 'not-found' })
    return found
  }
  /** The document and the folders that it lies in, the root first. */
  const above = (one: Document): Document[] => {
    const parent = documents.find(({ id }) => id === one.parent)
    return parent ? [...above(parent), one] : [one]
  }
  const isFolder = (one: Document) => one.content === undefined
  const isLocked = (one: Document) => above(one).some((each) => each.isLocked)
  const toEntry = (one: Document): Entry => {
    const can = !isLocked(one)
    return {
      id: one.id,
      kind: isFolder(one) ? 'folder' : 'file',
      name: one.name,
      size: one.content?.size ?? null,
      type: one.content?.type ?? null,
      modifiedAt: one.changed,
      modifiedBy: one.by,
      childCount: isFolder(one) ? inside(one.id).length : null,
      version: one.revision,
      can: { edit: can, delete: can, addFiles: can && isFolder(one), addFolders: can && isFolder(one) }, // prettier-ignore
    }
  }
  const openFolder = (id: number): Document => {
    const folder = find(id)
    if (!isFolder(folder)) throw new PortError({ code: 'not-found' })
    if (isLocked(folder)) throw new PortError({ code: 'forbidden' })
    return folder
  }
  const changeable = (id: number): Document => {
    const one = find(id)
    if (isLocked(one)) throw new PortError({ code: 'forbidden' })
    return one
  }
  const isTaken = (parent: number | null, name: string, except?: number) =>
    documents.some(
      (one) =>
        one.parent === parent &&
        !one.isDeleted &&
        one.id !== except &&
        one.name.toLowerCase() === name.toLowerCase(),
    )
  const checkName = (parent: number | null, name: string, except?: number) => {
    if (forbiddenName.test(name))
      throw new PortError({ code: 'invalid', fields: { name: ['Dieser Name geht nicht.'] } })
    if (isTaken(parent, name, except))
      throw new PortError({ code: 'conflict', fields: { name: ['Den Namen gibt es hier schon.'] } })
  }
  const numbered = (parent: number, name: string): string => {
    const [, stem = name, end = ''] = /^(.+?)(\.[^.]+)?$/.exec(name) ?? []
    let free = name
    for (let count = 2; isTaken(parent, free); count++) free = `${stem} (${count})${end}`
    return free
  }
  const fileNamed = (parent: number, name: string) =>
    inside(parent).find((one) => !isFolder(one) && one.name.toLowerCase() === name.toLowerCase())
  const add = (parent: number, name: string, content?: Blob): Document => {
    const id = Math.max(...documents.map((one) => one.id)) + 1
    const changed = new Date().toISOString()
    const one = { id, parent, name, content, changed, by: me, revision: 1 }
    documents.push(one)
    return one
  }
  const change = (one: Document, to: Partial<Document>): Entry => {
    Object.assign(one, to, {
      revision: one.revision + 1,
      changed: new Date().toISOString(),
      by: me,
    })
    return toEntry(one)
  }

  return {
    folder: (folderId) => ({
      key: ['documents', folderId],
      load: () =>
        ask(() => {
          const folder = find(folderId)
          const path = above(folder).map(({ id, name }) => ({ id, name }))
          const entries = inside(folderId).map(toEntry)
          return { id: folder.id, name: folder.name, entries, path, can: toEntry(folder).can }
        }),
    }),
    createFolder: ({ parentId, name }) =>
      ask(() => {
        openFolder(parentId)
        checkName(parentId, name)
        return toEntry(add(parentId, name))
      }),
    rename: ({ id, name, version }) =>
      ask(() => {
        const one = changeable(id)
        if (one.revision !== version) throw new PortError({ code: 'conflict' })
        checkName(one.parent, name, id)
        return change(one, { name })
      }),
    remove: ({ ids }) =>
      settleEach(
        ids,
        (id) => id,
        (id) => ask(() => change(changeable(id), { isDeleted: true }).id),
      ),
    restore: ({ entries }) =>
      settleEach(
        entries,
        ({ id }) => id,
        ({ id }) =>
          ask(() => {
            const one = documents.find((each) => each.id === id)
            if (!one) throw new PortError({ code: 'not-found' })
            checkName(one.parent, one.name, id)
            return change(one, { isDeleted: false })
          }),
      ),
    upload: ({ folderId, files, onConflict, onProgress, signal }) =>
      ask(() => {
        openFolder(folderId)
        signal.throwIfAborted()
        if (files.some((one) => one.size === 0)) throw new PortError({ code: 'invalid' })
        const totalBytes = files.reduce((sum, one) => sum + one.size, 0)
        onProgress({ sentBytes: totalBytes, totalBytes })
        return files.map((one) => {
          const old = onConflict === 'replace' && fileNamed(folderId, one.name)
          if (old) return change(old, { content: one })
          return toEntry(add(folderId, numbered(folderId, one.name), one))
        })
      }),
    download: (id) =>
      ask(() => {
        const { content } = find(id)
        if (!content) throw new PortError({ code: 'not-found' })
        return { url: URL.createObjectURL(content) }
      }),
  }
}
