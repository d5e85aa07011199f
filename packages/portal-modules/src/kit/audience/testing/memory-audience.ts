import { settleEach } from '../../pending/outcome.ts'
import { PortError } from '../../port-error.ts'
import type { AudienceChanges, AudienceGroup, AudienceWish } from '../audience.types.ts'

/** An item of a memory port, as far as it says who sees it. */
interface MemoryItem {
  id: number
  /** Groups of everything above it, from the root down. */
  above: readonly (readonly number[])[]
  audience: readonly number[]
  version: number
  canChange: boolean
  /** Items at any depth inside. */
  insideIds: readonly number[]
}

export interface MemoryAudienceOptions {
  groups: readonly AudienceGroup[]
  people: readonly { id: number; name: string; groupIds: readonly number[] }[]
  /** The reader's id among the people. */
  readerId?: number
  /** Throws where it is not there. */
  find: (id: number) => MemoryItem
  /** Gives an item its groups, and counts its version up. */
  assign: (id: number, groupIds: readonly number[], commandId: string) => void
  /** Waits, and throws what the call is to fail with. */
  before: (call: 'preview' | 'save' | 'undo') => Promise<void>
  now: () => Date
  me: string
}

/** Changes of audience in memory, with the server's rules (PERM-13, PERM-14, PERM-16). */
export function createMemoryAudience(options: MemoryAudienceOptions): AudienceChanges {
  const { groups, people, readerId, find, assign, before, now, me } = options
  const instance = crypto.randomUUID()
  const undos = new Map<string, ReadonlyMap<number, { before: readonly number[]; after: readonly number[] }>>() // prettier-ignore
  const last = new Map<number, { at: string; by: string }>()

  const standing = groups.filter(({ type }) => type === 'administrator').map(({ id }) => id)
  const seesAll = groups.filter((one) => one.seesEverything).map(({ id }) => id)
  const withStanding = (ids: readonly number[]) => {
    const service = groups.filter(({ type }) => type === 'client-service').map(({ id }) => id)
    return [...new Set([...standing, ...(ids.length > 0 ? ids : service)])].toSorted((a, b) => a - b) // prettier-ignore
  }
  const isSeen = (groupIds: readonly number[], levels: readonly (readonly number[])[]) =>
    groupIds.some((id) => seesAll.includes(id) || standing.includes(id)) ||
    levels.every((level) => level.some((id) => groupIds.includes(id)))
  const nextOf = ({ audience }: MemoryItem, wish: AudienceWish) => {
    const kept = audience.filter((id) => wish.unchangedGroupIds.includes(id))
    return withStanding([...wish.groupIds.filter((id) => !standing.includes(id)), ...kept])
  }
  const free = (ids: readonly number[]) => ids.filter((id) => !standing.includes(id)).toSorted()
  const isSame = (one: readonly number[], other: readonly number[]) =>
    free(one).join() === free(other).join()

  /** The groups of all that would change, by id; named ones that may not be changed are refused. */
  const plan = async (wish: AudienceWish) => {
    const { done: named, refused } = await settleEach(
      wish.ids,
      (id) => id,
      (id) => {
        const item = find(id)
        if (!item.canChange) throw new PortError({ code: 'forbidden' })
        return item
      },
    )
    const inside = [...new Set(named.flatMap(({ insideIds }) => insideIds))]
      .filter((id) => !wish.ids.includes(id))
      .map(find)
      .filter(({ canChange }) => canChange)
    const next = new Map<number, readonly number[]>()
    for (const item of wish.includesInside ? [...named, ...inside] : named) {
      const groupIds = nextOf(item, wish)
      if (!isSame(groupIds, item.audience)) next.set(item.id, groupIds)
    }
    return { named, inside, next, refused }
  }

  return {
    groups: (id) => ({
      key: ['memory', instance, 'audience-groups', id],
      load: async () =>
        groups.map((group) => ({
          ...group,
          isAssigned: group.seesEverything || find(id).audience.includes(group.id),
        })),
    }),
    lastChange: (id) => ({
      key: ['memory', instance, 'last-change', id, last.get(id)?.at],
      load: async () => last.get(id) ?? { at: null, by: null },
    }),
    async preview(wish) {
      await before('preview')
      const { named, inside, next } = await plan(wish)
      const affected = people.map(({ id, name, groupIds }) => {
        let gained = 0
        let lost = 0
        for (const item of [...named, ...inside]) {
          const own = next.get(item.id) ?? item.audience
          // What is above counts as it will be: of what lies inside, the named items.
          const parents = named.filter(({ insideIds }) => insideIds.includes(item.id))
          const above = (after: boolean) => [
            ...item.above.slice(0, item.above.length - parents.length),
            ...parents.map((one) => (after ? (next.get(one.id) ?? one.audience) : one.audience)),
          ]
          const sawIt = isSeen(groupIds, [...above(false), item.audience])
          const seesIt = isSeen(groupIds, [...above(true), own])
          if (seesIt && !sawIt) gained += 1
          if (sawIt && !seesIt) lost += 1
        }
        return { id, name, gained, lost }
      })
      const of = (count: 'gained' | 'lost') =>
        affected
          .filter((person) => person[count] > 0)
          .map((person) => ({ id: person.id, name: person.name, itemCount: person[count] }))
      return {
        changedCount: next.size,
        insideCount: inside.length,
        gains: of('gained'),
        loses: of('lost'),
        locksReaderOut: of('lost').some(({ id }) => id === readerId),
      }
    },
    async save({ version, commandId, ...wish }) {
      await before('save')
      const { named, next, refused } = await plan(wish)
      const [first] = named
      if (version !== undefined && first && first.version !== version) {
        throw new PortError({ code: 'conflict', reason: 'stale' })
      }
      const change = new Map<number, { before: readonly number[]; after: readonly number[] }>()
      for (const [id, after] of next) {
        change.set(id, { before: find(id).audience, after })
        assign(id, after, commandId)
        last.set(id, { at: now().toISOString(), by: me })
      }
      const namedCount = named.filter(({ id }) => next.has(id)).length
      if (next.size > 0) undos.set(commandId, change)
      return {
        undoIds: next.size > 0 ? [commandId] : [],
        changedInsideCount: next.size - namedCount,
        refused,
      }
    },
    async undo({ undoIds, commandId }) {
      await before('undo')
      const items = undoIds.flatMap((undoId) => {
        const change = undos.get(undoId)
        if (!change) throw new PortError({ code: 'not-found' })
        undos.delete(undoId)
        return [...change]
      })
      const { refused } = await settleEach(
        items,
        ([id]) => id,
        ([id, groupIds]) => {
          if (!isSame(find(id).audience, groupIds.after)) {
            throw new PortError({ code: 'conflict', reason: 'audience-changed' })
          }
          assign(id, groupIds.before, commandId)
        },
      )
      return refused
    },
  }
}
