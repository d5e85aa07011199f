import type { HistoryEntry } from '../cockpit.port.ts'
import type { CockpitTools } from '../messages/index.ts'

/** How many channels came or went, and the names of the first of them. */
function channelsIn(facts: HistoryEntry['after']) {
  const names = Array.isArray(facts?.names) ? facts.names.map(String) : []
  return { names, count: typeof facts?.count === 'number' ? facts.count : names.length }
}

/** What was done to a plan as a whole (CAMP-07, T-38); undefined for all else. */
export function planTitle({ t }: CockpitTools, entry: HistoryEntry, name: string) {
  const { kind, before, after } = entry
  if (kind === 'created') {
    const source = after?.copyOf
    return typeof source === 'string' ? t('did.copied', { name, source }) : t('did.created', { name }) // prettier-ignore
  }
  if (kind === 'imported') return t('did.imported', { name })
  if (kind === 'undone') return t('did.undone', { name })
  if (kind !== 'added' && kind !== 'removed') return undefined
  const { names, count } = channelsIn(kind === 'added' ? after : before)
  return count === 1
    ? t(`did.${kind}`, { name, channel: entry.channel ?? names[0] ?? null })
    : t(`did.${kind}Many`, { name, count })
}

const counted = ['added', 'changed', 'removed', 'stopped'] as const

/** Which channels came or went, or how many of a whole plan. */
export function planDetail({ t }: CockpitTools, entry: HistoryEntry | null): string[] {
  if (entry?.kind === 'imported') {
    return counted.flatMap((what) => {
      const count = Number(entry.after?.[what] ?? 0)
      return count > 0 ? t(`import.${what}`, { count }) : []
    })
  }
  if (entry?.kind !== 'added' && entry?.kind !== 'removed') return []
  const { names, count } = channelsIn(entry.kind === 'added' ? entry.after : entry.before)
  if (count < 2) return []
  const more = count - names.length
  const named = names.join(', ')
  return [more > 0 ? `${named} ${t('did.more', { count: more })}` : named]
}
