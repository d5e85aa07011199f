import { FILE_KIND_ICONS, fileKindOf, type FileKind } from '@atrium/design-system'
import type { Entry } from '../file-explorer.port.ts'

export const kindIcons = FILE_KIND_ICONS

/** What an entry is, by its extension and else by its media type (FILE-15). */
export function kindOf({ kind, name, type }: Pick<Entry, 'kind' | 'name' | 'type'>): FileKind {
  return kind === 'folder' ? 'folder' : fileKindOf(name, type ?? undefined)
}
