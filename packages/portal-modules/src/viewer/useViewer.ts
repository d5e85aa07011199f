import { useEffect, useMemo, useState } from 'react'
import {
  errorText,
  saveAddress,
  toPortError,
  useMessages,
  useModuleHost,
  usePlaceName,
  useQuery,
  type PortError,
} from '../kit/index.ts'
import { versionName } from '../kit/names.ts'
import {
  readViewers,
  wayOf,
  type DocumentFacts,
  type ViewerSettings,
  type Way,
} from './documents.logic.ts'
import { messages } from './messages/index.ts'
import { useAhead } from './useAhead.ts'
import { createAddresses, useContent, type ContentState } from './useContent.ts'
import {
  useVersionHistory,
  type VersionHistory,
  type VersionLookOptions,
} from './useVersionHistory.ts'
import { useOffice, type OfficeState } from './useOffice.ts'
import { useSlideshow, type SlideshowModel } from './useSlideshow.ts'
import { contentKinds, nextInShow, titleOf, viewKindOf, type ViewKind } from './viewer.logic.ts'
import type { Reports, ViewerPort, ViewItem } from './viewer.port.ts'

export interface ViewerOptions extends VersionLookOptions {
  /** What is looked at. */
  itemId: number
  /** What stands beside it, as it is shown there; absent or without it: the port is asked. */
  items?: readonly ViewItem[]
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** Who shows Office documents, as it is set (VIEW-13). */
  viewers?: ViewerSettings
  /** Where the host keeps pdf.js's folders `cmaps/`, `standard_fonts/` and `wasm/`; ends with a slash. */
  documentAssets?: string
  /** It stands in a page beside something else, which keeps the name of the window. */
  isInPage?: boolean
  /** Called with the item that is looked at next. */
  onItemChange: (item: ViewItem) => void
}

/** An Office document, and who shows it. */
export interface ShownDocument extends DocumentFacts {
  way: Way
  office: OfficeState
  pdf: ContentState
}

/** The item that is looked at, and how far it is. */
export type Shown =
  | { state: 'loading' }
  | { state: 'failed'; error: PortError; retry: () => void }
  | {
      state: 'ready'
      item: ViewItem
      kind: ViewKind
      content: ContentState
      document?: ShownDocument
    }

export interface ViewerModel {
  shown: Shown
  title: string
  items: readonly ViewItem[]
  index: number
  turnTo: (index: number) => void
  /** Absent: there is nothing to have. */
  download?: () => void
  /** Absent: there are not two pictures or films. */
  slideshow?: SlideshowModel
  /** Goes on with the slideshow. */
  turnOn: () => void
  /** Loads the picture that comes next, so that it is there at once. */
  prepare: () => void
  setMenuOpen: (isOpen: boolean) => void
  /** Absent: no report is shown in a frame. */
  reports?: Reports
  documentAssets: string | undefined
  /** Absent: the file has one version alone. */
  versionHistory?: VersionHistory
}

/** Everything that the viewer knows and does; its views only show it. */
export function useViewer(port: ViewerPort, options: ViewerOptions): ViewerModel {
  const { items: given, hidesExtensions = false, viewers = {} } = options
  const { onItemChange, documentAssets } = options
  const { notify, now } = useModuleHost()
  const [itemId, goAhead] = useAhead(options.itemId)
  const tools = useMessages(messages)
  const isGiven = given?.some(({ id }) => id === itemId) === true

  // Among siblings that were loaded once, nothing is loaded again.
  const [around, setAround] = useState(itemId)
  const loaded = useQuery(useMemo(() => (isGiven ? undefined : port.siblings(around)), [around, isGiven, port])) // prettier-ignore
  const found = loaded.state === 'ready' ? loaded.data : undefined
  const items = (isGiven ? given : found) ?? none
  const index = items.findIndex(({ id }) => id === itemId)
  const item = items[index]
  if (!isGiven && !item && around !== itemId) setAround(itemId)

  usePlaceName(item && !options.isInPage ? titleOf(item, hidesExtensions) : undefined)
  const kind = item && viewKindOf(item)
  const versionHistory = useVersionHistory(
    port,
    item,
    // What the address says is about what it names.
    options.itemId === itemId ? options : { onLookChange: options.onLookChange },
  )
  // By its number also where it counts, when it came after the item was listed.
  const shown = versionHistory?.shown
  const isCurrent = shown?.isCurrent ?? true
  const version = shown && shown.number !== (item?.contentNumber ?? 1) ? shown.number : undefined
  const addresses = useMemo(() => createAddresses({ content: (id) => port.content(id) }, now), [now, port]) // prettier-ignore
  const own = useMemo(
    () =>
      version === undefined
        ? addresses
        : createAddresses({ content: (id) => port.content(id, version) }, now),
    [addresses, now, port, version],
  )
  const content = useContent(own, kind && contentKinds.has(kind) ? itemId : undefined)

  const facts = documentOf(item, content)
  // They know the content that counts, and no other.
  const helpers = {
    hasOffice: isCurrent && port.office !== undefined,
    makesPdf: isCurrent && port.asPdf !== undefined,
  }
  const way = facts && wayOf(facts, readViewers(viewers), helpers)
  const office = useOffice(port, way?.by === 'office' ? itemId : undefined)

  const pdfs = useMemo(
    () =>
      createAddresses(
        { content: (id) => (port.asPdf && isCurrent ? port.asPdf(id) : port.content(id, version)) },
        now,
      ),
    [isCurrent, now, port, version],
  )
  const pdf = useContent(pdfs, way?.by === 'pdf' ? itemId : undefined)

  const isKnown = item !== undefined && item.kind !== 'none'
  useEffect(() => {
    if (isKnown) port.opened?.(itemId)
  }, [isKnown, itemId, port])

  const [isMenuOpen, setMenuOpen] = useState(false)
  const next = index < 0 ? undefined : nextInShow(items, index)
  const slideshow = useSlideshow(next !== undefined, isMenuOpen)

  const turnTo = (to: number) => {
    const target = items[to]
    if (!target) return
    goAhead(target.id)
    onItemChange(target)
  }
  const download = async (file: ViewItem) => {
    try {
      const number = isCurrent ? undefined : version
      saveAddress((await port.download(file.id, number)).url, versionName(file.name, number))
    } catch (error) {
      const name = titleOf(file, hidesExtensions)
      const title = tools.t('download.failed', { name })
      notify({ tone: 'failure', title, detail: errorText(tools, toPortError(error)) })
    }
  }
  const shownOf = (): Shown => {
    const document = facts && way && { ...facts, way, office, pdf }
    if (item) return { state: 'ready', item, kind: viewKindOf(item), content, document }
    return loaded.state === 'failed' ? loaded : { state: 'loading' }
  }

  return {
    shown: shownOf(),
    title: item ? titleOf(item, hidesExtensions) : tools.t('title'),
    ...(versionHistory && { versionHistory }),
    items,
    index: Math.max(index, 0),
    turnTo,
    ...(item?.kind === 'file' && { download: () => void download(item) }),
    ...(next !== undefined && { slideshow }),
    turnOn: () => next !== undefined && turnTo(next),
    prepare: () => {
      const beside = next === undefined ? undefined : items[next]
      if (!beside || viewKindOf(beside) !== 'image') return
      addresses.get(beside.id).then(
        ({ url }) => void (new Image().src = url),
        // It is asked for again when its turn comes.
        () => undefined,
      )
    },
    setMenuOpen,
    ...(port.reports && { reports: port.reports }),
    documentAssets,
  }
}

const none: readonly ViewItem[] = []

/** An Office document whose size is known. */
function documentOf(item: ViewItem | undefined, content: ContentState): DocumentFacts | undefined {
  const kind = item && viewKindOf(item)
  if (content.state !== 'ready' || !item) return undefined
  if (kind !== 'word' && kind !== 'slides' && kind !== 'sheet') return undefined
  return { kind, name: item.name, size: content.size }
}
