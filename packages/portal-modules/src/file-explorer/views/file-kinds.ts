import {
  File,
  FileArchive,
  FileChartPie,
  FileSpreadsheet,
  FileText,
  Film,
  Folder,
  Image,
  Music,
  Presentation,
  type LucideIcon,
} from 'lucide-react'
import { extensionOf } from '../file-explorer.logic.ts'
import type { Entry } from '../file-explorer.port.ts'

export type FileKind =
  | 'folder'
  | 'pdf'
  | 'word'
  | 'excel'
  | 'powerpoint'
  | 'table'
  | 'image'
  | 'video'
  | 'audio'
  | 'archive'
  | 'text'
  | 'file'

export const kindIcons: Record<FileKind, LucideIcon> = {
  folder: Folder,
  pdf: FileText,
  word: FileText,
  excel: FileSpreadsheet,
  powerpoint: Presentation,
  table: FileChartPie,
  image: Image,
  video: Film,
  audio: Music,
  archive: FileArchive,
  text: FileText,
  file: File,
}

const byExtension: Record<string, FileKind> = {
  pdf: 'pdf',
  ...kinds('word', 'doc docx dot dotx odt rtf pages'),
  ...kinds('excel', 'xls xlsx xlsm xlsb ods numbers'),
  ...kinds('powerpoint', 'ppt pptx pps ppsx odp key'),
  ...kinds('table', 'csv tsv'),
  ...kinds('image', 'png jpg jpeg gif webp avif svg tif tiff bmp heic psd ai eps'),
  ...kinds('video', 'mp4 mov avi mkv webm m4v mpg mpeg mxf'),
  ...kinds('audio', 'mp3 wav aac m4a flac ogg aiff'),
  ...kinds('archive', 'zip 7z rar gz tar tgz'),
  ...kinds('text', 'txt md json xml html log'),
}

/** What a file is, by its extension and else by its media type: one table (FILE-15). */
export function kindOf({ kind, name, type }: Pick<Entry, 'kind' | 'name' | 'type'>): FileKind {
  if (kind === 'folder') return 'folder'
  const known = byExtension[extensionOf(name)]
  if (known) return known
  if (type === 'application/pdf') return 'pdf'
  const family = type?.split('/')[0]
  return family === 'image' || family === 'video' || family === 'audio' || family === 'text'
    ? family
    : 'file'
}

function kinds(kind: FileKind, extensions: string): Record<string, FileKind> {
  return Object.fromEntries(extensions.split(' ').map((extension) => [extension, kind]))
}
