import type { IconTileTone } from '@atrium/design-system'
import { AtSign, SquareCheck, Stamp, type LucideIcon } from 'lucide-react'
import { messageTools } from '../../kit/language/useMessages.ts'
import type { Query } from '../../kit/query.ts'
import { nameOf } from '../home.logic.ts'
import type { HomeContribution } from '../home.port.ts'
import { messages } from '../messages/index.ts'

/** A notification, as far as it matters whether it asks for something. */
export interface Notice {
  id: number
  /** As the server numbers them (NOTI-08). */
  type: number
  relatedObjectName: string
  count: number
  actorName: string | null
  /** ISO moment. */
  createdAt: string
  url: string
  isViewed: boolean
}

type Asking = 'approval' | 'task' | 'mention'

/** The types that ask the reader for something; all others only tell. */
const asking: Readonly<Record<number, Asking>> = { 20: 'approval', 30: 'task', 61: 'mention' }
/** The types that tell how an approval was answered. */
const answers: ReadonlySet<number> = new Set([21, 22, 23])

const marks: Readonly<Record<Asking, readonly [LucideIcon, IconTileTone]>> = {
  approval: [Stamp, 'warn'],
  task: [SquareCheck, 'brand'],
  mention: [AtSign, 'info'],
}

export interface WaitingOptions {
  query: Query<{ items: readonly Notice[] }>
  /** Approvals stand there by themselves, so their notices need not. */
  hasApprovals?: boolean
  onChange?: (listener: () => void) => () => void
}

/**
 * Whether it still waits: to have seen it does not answer it. An approval waits until its answer is
 * told, a task until its notice is removed; a mention has only to be seen.
 */
function isOpen(notice: Notice, items: readonly Notice[]): boolean {
  const ask = asking[notice.type]
  if (ask === 'mention') return !notice.isViewed
  if (ask !== 'approval') return ask === 'task'
  return !items.some(
    ({ type, relatedObjectName, createdAt }) =>
      answers.has(type) &&
      relatedObjectName === notice.relatedObjectName &&
      createdAt > notice.createdAt,
  )
}

/** What waits on the reader, as far as notifications tell. */
export const waitingContribution = ({
  query,
  hasApprovals = false,
  onChange,
}: WaitingOptions): HomeContribution<{ items: readonly Notice[] }> => ({
  id: 'notices',
  question: 'waiting',
  query,
  rows: ({ items }, { locale }) => {
    const { t } = messageTools(messages, locale)
    const asked = new Set<string>()
    return items.flatMap((notice) => {
      const ask = asking[notice.type]
      // Asked again, it still waits once: where it was asked last.
      const what = `${ask} ${notice.relatedObjectName}`
      if (hasApprovals && ask === 'approval') return []
      if (!ask || asked.has(what) || !isOpen(notice, items)) return []
      asked.add(what)
      const { id, relatedObjectName, count, actorName, createdAt, url } = notice
      const [icon, tone] = marks[ask]
      const actor = actorName ?? t('actor.unknown')
      return {
        key: `${id}`,
        icon,
        tone,
        title: nameOf({ id, type: '', displayName: relatedObjectName }, false),
        detail: t(`waiting.${ask}`, { actor, count }),
        at: createdAt,
        href: url,
      }
    })
  },
  ...(onChange && { onChange }),
})
