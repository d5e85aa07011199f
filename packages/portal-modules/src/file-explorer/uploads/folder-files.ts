/** In which folders a dropped file lay, from the outermost. */
const ways = new WeakMap<File, readonly string[]>()

/** What systems leave in every folder; nobody means to share it. */
const litter = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])

/** In which folders a file lay when they were dropped or chosen; none for a file by itself. */
export const foldersOf = (file: File): readonly string[] =>
  ways.get(file) ?? (file.webkitRelativePath ?? '').split('/').slice(0, -1)

/** Without what systems leave in folders; chosen by itself it is meant. */
export const withoutLitter = (files: readonly File[]): readonly File[] =>
  files.filter((file) => foldersOf(file).length === 0 || !litter.has(file.name.toLowerCase()))

export interface FolderFiles {
  /** Names from the outermost; empty: files by themselves. */
  folders: readonly string[]
  files: File[]
}

/** Files by the folder they lay in; outer folders come first. */
export function byFolder(files: readonly File[]): FolderFiles[] {
  const groups = new Map<string, FolderFiles>()
  for (const file of withoutLitter(files)) {
    const folders = foldersOf(file)
    const key = folders.join('/')
    const known = groups.get(key)
    if (known) known.files.push(file)
    else groups.set(key, { folders, files: [file] })
  }
  return [...groups.values()].sort((a, b) => a.folders.length - b.folders.length)
}

/** What a drop holds, taken while it happens: afterwards the browser forgets it. */
export function droppedEntries({ items }: DataTransfer): FileSystemEntry[] {
  return [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
}

/** What was dropped: its files, and the names of what the browser could not read. */
export interface DroppedFiles {
  files: File[]
  unreadable: string[]
}

/** All files in dropped folders, however deep. */
export async function filesIn(
  entries: readonly FileSystemEntry[],
  folders: readonly string[] = [],
): Promise<DroppedFiles> {
  const found = await Promise.all(
    entries.map(async (entry): Promise<DroppedFiles> => {
      if (isFolder(entry)) {
        const { all, isWhole } = await inside(entry)
        const { files, unreadable } = await filesIn(all, [...folders, entry.name])
        return { files, unreadable: isWhole ? unreadable : [entry.name, ...unreadable] }
      }
      const file = await fileOf(entry as FileSystemFileEntry)
      if (file && folders.length > 0) ways.set(file, folders)
      return file ? { files: [file], unreadable: [] } : { files: [], unreadable: [entry.name] }
    }),
  )
  return {
    files: found.flatMap(({ files }) => files),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  }
}

export const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry =>
  entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File | undefined>((resolve) => entry.file(resolve, () => resolve(undefined)))

/** The browser tells a hundred at a time. */
async function inside(
  folder: FileSystemDirectoryEntry,
): Promise<{ all: FileSystemEntry[]; isWhole: boolean }> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[] | undefined>((resolve) =>
      reader.readEntries(resolve, () => resolve(undefined)),
    )
    if (!some || some.length === 0) return { all, isWhole: some !== undefined }
    all.push(...some)
  }
}
