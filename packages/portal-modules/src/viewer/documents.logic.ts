import { extensionOf } from '../kit/names.ts'
import type { ViewItem } from './viewer.port.ts'

export type DocumentKind = 'pdf' | 'word' | 'slides' | 'sheet'

const list = (extensions: string) => extensions.split(' ')

/** Documents by their extension. */
export const documentExtensions: Readonly<Record<DocumentKind, readonly string[]>> = {
  pdf: ['pdf'],
  word: list('docx docm dotx doc dot odt rtf'),
  slides: list('pptx pptm ppsx ppt pps odp'),
  sheet: list('xlsx xlsm xls xlsb csv ods'),
}

/** Above so many bytes Word and PowerPoint are not previewed (VIEW-04). */
const previewLimit = 20_971_520
/** Above so many bytes Word and PowerPoint take the secondary viewer (VIEW-05). */
const primaryLimit = 10_485_760
/** Above so many bytes spreadsheets are not previewed (VIEW-06). */
export const sheetLimit = 5_242_880

/** Who shows Office documents: the portal (`wopi`), another service by its address, or nobody (VIEW-13). */
export type DocumentsViewer = { by: 'wopi' } | { by: 'service'; template: string } | { by: 'none' }

export interface DocumentsViewers {
  primary: DocumentsViewer
  secondary: DocumentsViewer
}

/** `wopi` for most, a download for large ones. */
export const defaultViewers: DocumentsViewers = {
  primary: { by: 'wopi' },
  secondary: { by: 'none' },
}

const place = '{url}'

/** A setting as it was written; what is neither `wopi` nor an https address with `{url}` shows nothing (VIEW-13). */
export function readViewer(
  value: string | null | undefined,
  preset: DocumentsViewer,
): DocumentsViewer {
  const text = value?.trim() ?? ''
  if (text === '') return preset
  if (text.toLowerCase() === 'wopi') return { by: 'wopi' }
  return isTemplate(text) ? { by: 'service', template: text } : { by: 'none' }
}

function isTemplate(text: string): boolean {
  const address = serviceAddress(text, '')
  return text.includes(place) && URL.canParse(address) && new URL(address).protocol === 'https:'
}

/** PRIMARY_DOCUMENTS_VIEWER and SECONDARY_DOCUMENTS_VIEWER as they are set; null or absent where they are not. */
export interface ViewerSettings {
  primary?: string | null
  secondary?: string | null
}

export const readViewers = ({ primary, secondary }: ViewerSettings): DocumentsViewers => ({
  primary: readViewer(primary, defaultViewers.primary),
  secondary: readViewer(secondary, defaultViewers.secondary),
})

/** Where another service shows a file: its template with the file's address, encoded (VIEW-15). */
export const serviceAddress = (template: string, fileUrl: string): string =>
  template.replaceAll(place, () => encodeURIComponent(fileUrl))

/** What the portal's own viewer can read. */
const builtIn: ReadonlySet<string> = new Set(list('docx docm dotx xlsx xlsm xlsb xls ods csv'))
/** Of these a server makes PDFs, where it can. */
const convertible: ReadonlySet<string> = new Set(list('pptx pptm ppsx ppt pps odp doc dot rtf odt'))
/** Of these the portal can at least read what is written in them. */
const legible: ReadonlySet<string> = new Set(list('pptx pptm ppsx odp odt'))

/** How an Office document is shown, or why it is not. */
export type Way =
  | { by: 'office' }
  | { by: 'portal' }
  /** As a PDF that the server makes of it; where it cannot, in another way. */
  | { by: 'pdf'; otherwise: Way }
  /** Its words alone. */
  | { by: 'outline' }
  | { by: 'service'; template: string }
  | { by: 'nobody'; why: 'too-large' | 'no-viewer' | 'old' }

/** What the host has beside the portal itself. */
export interface Helpers {
  /** An office server shows documents. */
  hasOffice?: boolean
  /** A server makes PDFs of them. */
  makesPdf?: boolean
}

export interface DocumentFacts {
  kind: Exclude<DocumentKind, 'pdf'>
  name: string
  /** Bytes; undefined where nobody knows. */
  size: number | undefined
}

/** Which viewer shows an Office document of this kind and size (VIEW-04, VIEW-05, VIEW-06, VIEW-13). */
export function wayOf(
  { kind, name, size = 0 }: DocumentFacts,
  viewers: DocumentsViewers,
  { hasOffice, makesPdf }: Helpers,
): Way {
  if (size > (kind === 'sheet' ? sheetLimit : previewLimit))
    return { by: 'nobody', why: 'too-large' }
  const isLarge = kind !== 'sheet' && size > primaryLimit
  const viewer = isLarge ? viewers.secondary : viewers.primary
  if (viewer.by === 'service') return viewer
  if (viewer.by === 'none') return { by: 'nobody', why: isLarge ? 'too-large' : 'no-viewer' }
  if (hasOffice) return { by: 'office' }
  const extension = extensionOf(name)
  if (builtIn.has(extension)) return { by: 'portal' }
  const otherwise: Way = legible.has(extension) ? { by: 'outline' } : { by: 'nobody', why: 'old' }
  return makesPdf && convertible.has(extension) ? { by: 'pdf', otherwise } : otherwise
}

const byExtension = new Map<string, DocumentKind>(
  Object.entries(documentExtensions).flatMap(([kind, extensions]) =>
    extensions.map((extension) => [extension, kind as DocumentKind] as const),
  ),
)

/** The kind of document that a file is, by its extension and, without one that is known, by its media type. */
export function documentKindOf({
  name,
  type,
}: Pick<ViewItem, 'name' | 'type'>): DocumentKind | undefined {
  const extension = extensionOf(name)
  if (extension !== '' && byExtension.has(extension)) return byExtension.get(extension)
  return type === 'application/pdf' ? 'pdf' : undefined
}
