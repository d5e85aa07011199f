import type { IconTileTone } from '@atrium/design-system'
import {
  FilePen,
  FilePlus,
  FileUp,
  FolderPlus,
  Link as LinkIcon,
  MessageCircle,
  Newspaper,
  SquareCheck,
  type LucideIcon,
} from 'lucide-react'
import { formatDay, isoDay } from '../../kit/format.ts'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { Query } from '../../kit/query.ts'
import { nameOf, quoteOf, type Subject } from '../home.logic.ts'
import type { HomeContext, HomeContribution, HomeRow } from '../home.port.ts'
import { messages } from '../messages/index.ts'
import type { Recent } from './recent.ts'

/** What happened to one thing, or to several in one place (D-04). */
export interface Change {
  kind: 'added' | 'changed' | 'commented'
  /** Of several the newest. */
  component: Subject
  /** What it lies in. */
  place: Subject
  count: number
  /** ISO moment. */
  at: string
  /** Null: the system. */
  actorName: string | null
  hasOtherActors: boolean
  /** What was said, or a post in short. */
  text: string | null
  /** Absent: there is no page that shows it. */
  url?: string
}

export interface Overview {
  /** ISO moment; null: this is the first visit. */
  lastVisitAt: string | null
  changes: readonly Change[]
  recent: readonly Recent[]
}

export interface ChangesOptions {
  query: Query<Overview>
  /** HIDE_ALL_FILE_EXTENSIONS (FILE-04). */
  hidesExtensions?: boolean
  /** The reader opened what a change is about. */
  onOpen?: (change: Change) => void
  onChange?: (listener: () => void) => () => void
}

/** What changed since the last visit: files, folders, links, posts and what was said about them. */
export function changesContribution(options: ChangesOptions): HomeContribution<Overview> {
  const { query, hidesExtensions = false, onOpen, onChange } = options
  return {
    id: 'changes',
    question: 'changed',
    query,
    rows: ({ changes }, context) =>
      changes.map((change) => rowOf(change, context, hidesExtensions)),
    title: ({ lastVisitAt }, { locale }) =>
      lastVisitAt === null ? messageTools(messages, locale).t('changed.first') : undefined,
    aside: ({ lastVisitAt }, { locale, now }) => sinceText(lastVisitAt, locale, now),
    onOpen: ({ key }, { changes }) => {
      const change = changes.find((candidate) => keyOf(candidate) === key)
      if (change) onOpen?.(change)
    },
    ...(onChange && { onChange }),
  }
}

/** New files of a folder stay one row while more of them come. */
const keyOf = ({ kind, component, place }: Change): string =>
  kind === 'added' && component.type === 'filelink' ? `in ${place.id}` : `${kind} ${component.id}`

/** `Sa, 14.11.`; of a visit earlier on the same day nothing has to be said. */
function sinceText(lastVisitAt: string | null, locale: HomeContext['locale'], now: Date) {
  if (lastVisitAt === null) return undefined
  const day = isoDay(new Date(lastVisitAt))
  const { t } = messageTools(messages, locale)
  return day === isoDay(now)
    ? t('changed.today')
    : t('changed.since', { day: formatDay(locale, day, 'near') })
}

interface Kind {
  icon: LucideIcon
  tone: IconTileTone
  /** Said of a new one. */
  added: `added.${'entry' | 'file' | 'folder' | 'link' | 'post' | 'task'}`
}

const link: Kind = { icon: LinkIcon, tone: 'info', added: 'added.link' }
const kinds: Readonly<Record<string, Kind>> = {
  directory: { icon: FolderPlus, tone: 'info', added: 'added.folder' },
  filelink: { icon: FileUp, tone: 'info', added: 'added.file' },
  pagelink: link,
  post: { icon: Newspaper, tone: 'brand', added: 'added.post' },
  reportlink: link,
  task: { icon: SquareCheck, tone: 'info', added: 'added.task' },
}
/** What nobody thought of is named as nothing that it is not. */
const anything: Kind = { icon: FilePlus, tone: 'info', added: 'added.entry' }

function rowOf(change: Change, { locale }: HomeContext, hidesExtensions: boolean): HomeRow {
  const { t } = messageTools(messages, locale)
  const { kind, component, place, count, at, actorName, hasOtherActors, text, url } = change
  const name = nameOf(component, hidesExtensions)
  const placeName = nameOf(place, false)
  const actor = actorName && (hasOtherActors ? t('actor.others', { actor: actorName }) : actorName)
  const row = { key: keyOf(change), at, ...(url !== undefined && { href: url }) }

  if (kind === 'commented') {
    const quote = text === null ? '' : quoteOf(text)
    return {
      ...row,
      icon: MessageCircle,
      tone: 'info',
      title: count === 1 ? t('comment.one', { name }) : t('comment.many', { count, name }),
      // What the system says is no quote.
      detail: actorName === null ? quote : t('comment.quote', { actor: actorName, text: quote }),
    }
  }
  if (kind === 'changed') {
    const detail = actor ? t('changed.by', { actor, place: placeName }) : placeName
    return { ...row, icon: FilePen, tone: 'neutral', title: name, detail }
  }
  const { icon, tone, added } = kinds[component.type.toLowerCase()] ?? anything
  const by = (words: string) => (actor ? t('added.by', { words, actor }) : words)
  if (count > 1) {
    const title = t('added.files', { count, place: placeName })
    return { ...row, icon, tone, title, detail: by(t('added.newest', { count: count - 1, name })) }
  }
  const words = component.type === 'post' && text !== null ? quoteOf(text) : undefined
  return { ...row, icon, tone, title: name, detail: by(words ?? t(added, { place: placeName })) }
}
