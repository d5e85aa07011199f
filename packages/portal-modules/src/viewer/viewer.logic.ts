import { extensionOf, withoutExtension } from '../kit/names.ts'
import { documentKindOf, sheetLimit, type DocumentKind } from './documents.logic.ts'
import type { Content, ViewItem } from './viewer.port.ts'

/** How an item is shown; `file`: not at all, but it can be had. */
export type ViewKind =
  | 'image'
  | 'audio'
  | 'video'
  | 'text'
  | DocumentKind
  | 'mail'
  | 'report'
  | 'file'
  | 'none'

const list = (extensions: string) => extensions.split(' ')

/** What browsers show or play (VIEW-09); a drawing is shown as a picture, where its scripts are dead. */
const extensionsOf = {
  image: list('jpg jpeg png gif webp avif bmp svg ico'),
  audio: list('mp3 wav ogg m4a aac flac'),
  video: list('mp4 webm ogv mov m4v'),
} as const

/** E-mails: as they are sent, and as Outlook keeps them. */
const mails = list('eml msg')

/** Above so many bytes a text is not shown, as with spreadsheets (VIEW-06). */
export const textLimit = sheetLimit

/** Never shown, whatever their media type says (VIEW-08). */
const notViewable = list(
  'zip 7z rar gz tar tgz json md heic heif tif tiff psd psb eps dwg dxf indd pages key numbers',
)
/** Media types of pictures that browsers show; another one is healthy all the same, and only not to be seen here. */
const shownPicture = /^image\/(?:jpeg|png|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)\b/

const kindByExtension = new Map<string, ViewKind>([
  ...Object.entries(extensionsOf).flatMap(([kind, extensions]) =>
    extensions.map((extension) => [extension, kind as ViewKind] as const),
  ),
  ...notViewable.map((extension) => [extension, 'file'] as const),
  ['txt', 'text'],
  ...mails.map((extension) => [extension, 'mail'] as const),
])

/** How an item is shown, by its extension and, where it has none that is known, by its media type. */
export function viewKindOf({
  kind,
  name,
  type,
}: Pick<ViewItem, 'kind' | 'name' | 'type'>): ViewKind {
  if (kind !== 'file') return kind
  const known = kindByExtension.get(extensionOf(name)) ?? documentKindOf({ name, type })
  if (known) return known
  if (/^text\/plain\b/.test(type ?? '')) return 'text'
  if (/^message\/rfc822\b/.test(type ?? '')) return 'mail'
  if (shownPicture.test(type ?? '')) return 'image'
  const family = /^(audio|video)\//.exec(type ?? '')?.[1]
  return (family as ViewKind | undefined) ?? 'file'
}

/** Of these the content is loaded from its own address. */
export const contentKinds: ReadonlySet<ViewKind> = new Set<ViewKind>([
  'image',
  'audio',
  'video',
  'text',
  'pdf',
  'word',
  'slides',
  'sheet',
  'mail',
])

/** A file's name as it is shown; with the switch on, without its last extension (FILE-04). */
export function titleOf({ kind, name }: Pick<ViewItem, 'kind' | 'name'>, hidesExtensions: boolean) {
  return hidesExtensions && kind === 'file' ? withoutExtension(name) : name
}

/** How long a picture of a slideshow stands, in milliseconds; the first is the default (VIEW-03). */
export const intervals = [4_000, 60_000, 180_000, 300_000] as const
export type Interval = (typeof intervals)[number]
/** So often a slideshow says how far it is (VIEW-03). */
export const tickTime = 100
/** So long nobody may move before a running slideshow hides all but the picture (VIEW-02). */
export const idleTime = 6_000

const showKinds: ReadonlySet<ViewKind> = new Set(['image', 'audio', 'video'])

/** The place of the next item that a slideshow has something to show of; it goes on at the start. */
export function nextInShow(items: readonly ViewItem[], index: number): number | undefined {
  for (let step = 1; step < items.length; step++) {
    const next = (index + step) % items.length
    if (showKinds.has(viewKindOf(items[next]!))) return next
  }
  return undefined
}

/** Before its end an address is taken for over: a picture has to come yet. */
const margin = 30_000

/** Whether an address works no longer, or hardly. */
export const isStale = ({ expiresAt }: Content, now: Date): boolean =>
  Date.parse(expiresAt) - now.getTime() < margin
