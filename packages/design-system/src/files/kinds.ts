/** What a file is, for its icon and its word. */
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
  | 'mail'
  | 'text'
  | 'file'

const KINDS: Partial<Record<FileKind, string>> = {
  pdf: 'pdf',
  word: 'doc docx dot dotx odt rtf pages',
  excel: 'xls xlsx xlsm xlsb ods numbers',
  powerpoint: 'ppt pptx pps ppsx odp key',
  table: 'csv tsv',
  image: 'png jpg jpeg gif webp avif svg tif tiff bmp heic psd ai eps',
  video: 'mp4 mov avi mkv webm m4v mpg mpeg mxf',
  audio: 'mp3 wav aac m4a flac ogg aiff',
  archive: 'zip 7z rar gz tar tgz',
  mail: 'eml msg',
  text: 'txt md json xml html log',
}

const BY_EXTENSION = new Map(
  Object.entries(KINDS).flatMap(([kind, extensions]) =>
    extensions.split(' ').map((extension) => [extension, kind as FileKind] as const),
  ),
)

/** The letters after the last dot, small; empty without. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : ''
}

/** What a file is, by its extension and else by its media type. */
export function fileKindOf(name: string, type = ''): FileKind {
  const known = BY_EXTENSION.get(extensionOf(name))
  if (known) return known
  if (type === 'application/pdf') return 'pdf'
  const family = type.split('/')[0]
  return family === 'image' || family === 'video' || family === 'audio' || family === 'text'
    ? family
    : 'file'
}

/** Whether a list such as `image/*,.pdf`, as a file input takes it, lets the file in. */
export function isAccepted({ name, type }: { name: string; type: string }, accept = ''): boolean {
  const wanted = accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  if (wanted.length === 0) return true
  return wanted.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one)
    if (one.endsWith('/*')) return type.toLowerCase().startsWith(one.slice(0, -1))
    return type.toLowerCase() === one
  })
}
