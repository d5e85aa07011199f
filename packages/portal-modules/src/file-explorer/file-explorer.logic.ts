import { isExtraColumnId, type ExtraColumnId } from '../kit/extensions/extra-column-id.ts'
import { addressSegment, extensionOf, withoutExtension } from '../kit/names.ts'
import type { ViewItem } from '../kit/view-item.ts'
import type { Entry, Folder } from './file-explorer.port.ts'
import { fileNameProblem, type FileNameProblem } from './naming/file-names.ts'

/** Largest file (FILE-10): 1 GiB. */
export const maxFileBytes = 1_073_741_824

/** A change that is shown before the server has answered. */
export type FolderCommand =
  | { commandId: string; type: 'rename'; id: number; name: string }
  | { commandId: string; type: 'remove'; ids: readonly number[] }
  | { commandId: string; type: 'restore'; entries: readonly Entry[] }

/** The folder as it looks with a command applied. Total: what has gone stays gone. */
export function applyCommand(folder: Folder, command: FolderCommand): Folder {
  switch (command.type) {
    case 'rename':
      return withEntries(folder, (entry) =>
        entry.id === command.id ? { ...entry, name: command.name } : entry,
      )
    case 'remove':
      return withoutEntries(folder, command.ids)
    case 'restore': {
      const known = new Set(folder.entries.map(({ id }) => id))
      const back = command.entries.filter(({ id }) => !known.has(id))
      return back.length === 0 ? folder : { ...folder, entries: [...folder.entries, ...back] }
    }
  }
}

/** The files among entries, for a viewer. */
export const viewItemsOf = (entries: readonly Entry[]): ViewItem[] =>
  entries.flatMap(({ id, kind, name, type, contentNumber }) =>
    kind === 'file' ? [{ id, kind, name, type, ...(contentNumber && { contentNumber }) }] : [],
  )

/** What is known to have happened in a folder, from an answer or a live event. */
export type FolderEvent =
  | { type: 'added' | 'changed'; entries: readonly Entry[] }
  | { type: 'removed'; ids: readonly number[] }
  | { type: 'opened'; ids: readonly number[] }

/** The folder after an event. A state older than the known one changes nothing. */
export function applyEvent(folder: Folder, event: FolderEvent): Folder {
  if (event.type === 'removed') return withoutEntries(folder, event.ids)
  if (event.type === 'opened') {
    const { ids } = event
    return withEntries(folder, (entry) =>
      // What is new inside of a folder stays so until that is opened.
      entry.news && entry.news !== 'inside' && ids.includes(entry.id)
        ? { ...entry, news: undefined }
        : entry,
    )
  }
  const incoming = new Map(event.entries.map((entry) => [entry.id, entry]))
  const known = withEntries(folder, (entry) => {
    const next = incoming.get(entry.id)
    incoming.delete(entry.id)
    return next && next.version > entry.version ? next : entry
  })
  return event.type === 'changed' || incoming.size === 0
    ? known
    : { ...known, entries: [...known.entries, ...incoming.values()] }
}

const sortKeys = ['name', 'type', 'size', 'modified'] as const
/** What the module sorts by itself, or a column of the host's. */
export type SortKey = (typeof sortKeys)[number] | ExtraColumnId
export interface SortOrder {
  key: SortKey
  isDescending: boolean
}

/** `-size` in the address is size, largest first; anything unknown is by name. */
export function parseSort(text: string): SortOrder {
  const isDescending = text.startsWith('-')
  const by = text.replace(/^-/, '')
  const key = isExtraColumnId(by) ? by : sortKeys.find((candidate) => candidate === by)
  return key ? { key, isDescending } : { key: 'name', isDescending: false }
}

export const sortText = ({ key, isDescending }: SortOrder): string =>
  isDescending ? `-${key}` : key

/** How a folder is shown: rows, pictures, or rows with what is looked at large beside them (FILE-01, T-60). */
const viewNames = ['list', 'tiles', 'preview'] as const
export type ViewName = (typeof viewNames)[number]

export const parseView = (text: string | undefined): ViewName | undefined =>
  viewNames.find((view) => view === text)

/**
 * Folders first, then by the chosen column, then by name as people of the language count it. A column of the
 * host's compares by `compareExtra`.
 */
export function sortEntries(
  entries: readonly Entry[],
  { key, isDescending }: SortOrder,
  collator: Intl.Collator,
  compareExtra: (a: Entry, b: Entry) => number = () => 0,
): Entry[] {
  const direction = isDescending ? -1 : 1
  if (key === 'name') return sortByName(entries, direction, collator)
  const byName = (a: Entry, b: Entry) =>
    collator.compare(displayName(a, true), displayName(b, true)) ||
    collator.compare(a.name, b.name) ||
    a.id - b.id
  const byKey: Record<Exclude<SortKey, 'name' | ExtraColumnId>, typeof byName> = {
    type: (a, b) => collator.compare(extensionOf(a.name), extensionOf(b.name)),
    size: (a, b) => (a.size ?? a.childCount ?? 0) - (b.size ?? b.childCount ?? 0),
    modified: (a, b) => Date.parse(a.modifiedAt) - Date.parse(b.modifiedAt),
  }
  // What is empty comes last in both directions: the host's column turns round itself.
  const compare = isExtraColumnId(key)
    ? compareExtra
    : (a: Entry, b: Entry) => direction * byKey[key](a, b)
  return [...entries].sort((a, b) =>
    a.kind === b.kind ? compare(a, b) || byName(a, b) : a.kind === 'folder' ? -1 : 1,
  )
}

/** By name alone: each is cut once, and not for each of the comparisons, of which there are fifteen times as many. */
function sortByName(entries: readonly Entry[], direction: 1 | -1, collator: Intl.Collator) {
  return entries
    .map((entry) => ({ entry, stem: displayName(entry, true) }))
    .sort(({ entry: a, stem }, { entry: b, stem: other }) => {
      if (a.kind !== b.kind) return a.kind === 'folder' ? -1 : 1
      // Without the extension first: `Plan.pdf` comes before `Plan (2).pdf`.
      const order = collator.compare(stem, other) || collator.compare(a.name, b.name)
      return direction * (order || a.id - b.id)
    })
    .map(({ entry }) => entry)
}

/** Entries whose name holds the text, however it is capitalised or composed. */
export function filterEntries(
  entries: readonly Entry[],
  text: string,
  locale: string,
): readonly Entry[] {
  const fold = (value: string) => value.normalize('NFC').toLocaleLowerCase(locale)
  const wanted = fold(text.trim())
  return wanted === '' ? entries : entries.filter((entry) => fold(entry.name).includes(wanted))
}

/** A name folded for comparison: names of a folder differ by more than upper and lower case. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The same name twice: the last one is kept, at the first one's place (FILE-03). */
export function dedupeByName<T extends { name: string }>(files: readonly T[]): T[] {
  return [...new Map(files.map((file) => [nameKey(file.name), file])).values()]
}

/** A file's name as it is shown; with the switch on, without its last extension (FILE-04). */
export function displayName(entry: Pick<Entry, 'kind' | 'name'>, hidesExtensions: boolean): string {
  return !hidesExtensions || entry.kind === 'folder' ? entry.name : withoutExtension(entry.name)
}

/** What stands against a name that somebody typed; the server refuses the same ones. */
export const nameProblem = (name: string): FileNameProblem | undefined =>
  fileNameProblem(name.normalize('NFC').trim())

export type FileProblem = FileNameProblem | 'too-large' | 'no-content'

/** Whether it is the name that stands against a file, and another one would do. */
export const isNameProblem = (problem: FileProblem): problem is FileNameProblem =>
  problem !== 'too-large' && problem !== 'no-content'

/** What stands against sending a file at all (FILE-10). */
export function fileProblem(file: { name: string; size: number }): FileProblem | undefined {
  if (file.size > maxFileBytes) return 'too-large'
  if (file.size === 0) return 'no-content'
  return fileNameProblem(file.name.normalize('NFC'))
}

/** `12-mediaplane-2027` of a folder; the id is what counts. */
export const segmentOf = ({ id, name }: { id: number; name: string }): string =>
  addressSegment(id, name)

/** The folder that an address names: the last segment's id, cut at the first dash; else the root. */
export function folderIdOf(path: readonly string[], rootId: number): number | undefined {
  const last = path.at(-1)
  if (last === undefined) return rootId
  const match = /^(\d{1,9})(?:-|$)/.exec(last)
  return match ? Number(match[1]) : undefined
}

/** The folder with its path from the root on; undefined for one that is not below the root. */
export function belowRoot(folder: Folder, rootId: number): Folder | undefined {
  const at = folder.path.findIndex((crumb) => crumb.id === rootId)
  if (at < 0) return undefined
  return at === 0 ? folder : { ...folder, path: folder.path.slice(at) }
}

/** The address of a folder: its path below the root. */
export const pathOf = (crumbs: readonly { id: number; name: string }[]): string[] =>
  crumbs.slice(1).map(segmentOf)

/** Small files travel together so that people get one notification; large ones alone. */
export function planBatches<T extends { size: number }>(files: readonly T[]): T[][] {
  const batches: T[][] = []
  let room = 0
  let together: T[] | undefined
  for (const file of files) {
    if (file.size > batchBytes) {
      batches.push([file])
    } else if (together && file.size <= room && together.length < batchFiles) {
      together.push(file)
      room -= file.size
    } else {
      together = [file]
      room = batchBytes - file.size
      batches.push(together)
    }
  }
  return batches
}
const batchBytes = 16 * 1_024 * 1_024
const batchFiles = 50

/** How the bytes sent of a batch fall on its files, which travel one after another. */
export function shareProgress(sizes: readonly number[], sentBytes: number): number[] {
  let left = sentBytes
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, left))
    left -= size
    return sent
  })
}

const withEntries = (folder: Folder, change: (entry: Entry) => Entry): Folder => ({
  ...folder,
  entries: folder.entries.map(change),
})

const withoutEntries = (folder: Folder, ids: readonly number[]): Folder => {
  const gone = new Set(ids)
  return folder.entries.some(({ id }) => gone.has(id))
    ? { ...folder, entries: folder.entries.filter(({ id }) => !gone.has(id)) }
    : folder
}
