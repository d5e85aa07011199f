import type { DraftMedium, OrderDraft } from './draft.logic.ts'

/** What became of a draft that was sent: told to tabs that still show it. */
export interface SentDraft {
  /** Id of the command that sent it. */
  command: string
  orderId: number
  name: string
  /** False: it was saved, to be sent later. */
  isSent: boolean
}

/**
 * A draft as it is kept with a change from one tab: of answers and media only those count that differ from
 * what that tab showed, so that what another tab entered meanwhile stays (DO-31).
 * @param kept  as any tab wrote it last
 * @param shown  as the tab showed it when the change was made
 */
export function withChange(
  kept: OrderDraft,
  shown: OrderDraft,
  change: Partial<OrderDraft>,
): OrderDraft {
  return {
    ...kept,
    ...change,
    ...(change.values && { values: withValues(kept.values, shown.values, change.values) }),
    ...(change.media && { media: withMedia(kept.media, shown.media, change.media) }),
    reached: Math.max(kept.reached, change.reached ?? 0),
  }
}

type Values = OrderDraft['values']
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function withValues(kept: Values, shown: Values, next: Values): Values {
  const keys = new Set([...Object.keys(shown), ...Object.keys(next)])
  const changed = [...keys].filter((key) => !isSame(shown[key], next[key]))
  const others = Object.entries(kept).filter(([key]) => !changed.includes(key))
  const mine = changed.flatMap((key) => (key in next ? [[key, next[key]] as const] : []))
  return Object.fromEntries([...others, ...mine])
}

function withMedia(
  kept: readonly DraftMedium[],
  shown: readonly DraftMedium[],
  next: readonly DraftMedium[],
): readonly DraftMedium[] {
  const find = (media: readonly DraftMedium[], id: number) =>
    media.find(({ mediaTypeId }) => mediaTypeId === id)
  const ids = [...next, ...kept].map(({ mediaTypeId }) => mediaTypeId)
  return [...new Set(ids)].flatMap((id) => {
    const isChanged = !isSame(find(shown, id), find(next, id))
    return find(isChanged ? next : kept, id) ?? []
  })
}

/** What is kept of a sent draft, read again; undefined where nothing is. */
export function readSentDraft(text: string | undefined): SentDraft | undefined {
  if (text === undefined) return undefined
  try {
    const sent = JSON.parse(text) as Partial<SentDraft> | null
    return typeof sent?.command === 'string' && typeof sent.orderId === 'number'
      ? (sent as SentDraft)
      : undefined
  } catch {
    return undefined
  }
}
