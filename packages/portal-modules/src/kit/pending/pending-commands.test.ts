import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPendingQueue, type PendingQueue, type Truth } from './pending-commands.ts'
import { PortError } from '../port-error.ts'

interface Item {
  id: string
  name: string
  version: number
}
type Items = Readonly<Record<string, Item>>

type Change =
  | { commandId: string; type: 'add'; id: string; name: string }
  | { commandId: string; type: 'rename'; id: string; name: string }
  | { commandId: string; type: 'remove'; id: string }

type Event = { type: 'added' | 'renamed'; item: Item } | { type: 'removed'; id: string }

const without = (items: Items, id: string): Items =>
  Object.fromEntries(Object.entries(items).filter(([key]) => key !== id))

function apply(items: Items, change: Change): Items {
  const item = items[change.id]
  if (change.type === 'add') {
    return item ? items : { ...items, [change.id]: { ...change, version: 0 } }
  }
  if (!item) return items
  if (change.type === 'remove') return without(items, change.id)
  return { ...items, [change.id]: { ...item, name: change.name } }
}

function applyEvent(items: Items, event: Event): Items {
  if (event.type === 'removed') return without(items, event.id)
  const known = items[event.item.id]
  if (event.type === 'renamed' && !known) return items
  return known && known.version >= event.item.version
    ? items
    : { ...items, [event.item.id]: event.item }
}

/** A server in memory: one clock of versions, events in the order of their commits. */
function createServer(deliver: (event: Event, commandId: string | undefined) => void) {
  let items: Items = {}
  let version = 0
  return {
    read: () => items,
    commit(change: Change, commandId?: string): Event {
      version += 1
      const known = items[change.id]
      let event: Event
      if (change.type === 'remove') {
        if (!known) throw new PortError({ code: 'not-found' })
        items = without(items, change.id)
        event = { type: 'removed', id: change.id }
      } else {
        if (change.type === 'rename' && !known) throw new PortError({ code: 'not-found' })
        if (change.type === 'add' && known) throw new PortError({ code: 'conflict' })
        const item = { id: change.id, name: change.name, version }
        items = { ...items, [item.id]: item }
        event = { type: change.type === 'add' ? 'added' : 'renamed', item }
      }
      deliver(event, commandId)
      return event
    },
  }
}

/** A cache with the habit that makes this hard: an update throws a load under way away. */
function createCache(load: () => Promise<Items>): Truth<Items> {
  let data: Items | undefined
  let loading = 0
  let epoch = 0
  return {
    read: () => data,
    isLoading: () => loading > 0,
    update(change) {
      epoch += 1
      if (data) data = change(data)
    },
    async revalidate() {
      const startedAt = (epoch += 1)
      loading += 1
      try {
        const loaded = await load()
        if (epoch === startedAt) data = loaded
      } finally {
        loading -= 1
      }
    },
  }
}

const ids = fc.constantFrom('a', 'b', 'c')
const names = fc.constantFrom('x', 'y', 'z')
const change = fc.oneof(
  fc.record({ type: fc.constant('add' as const), id: ids, name: names }),
  fc.record({ type: fc.constant('rename' as const), id: ids, name: names }),
  fc.record({ type: fc.constant('remove' as const), id: ids }),
)
const step = fc.oneof(
  fc.record({
    by: fc.constant('me' as const),
    change,
    outcome: fc.constantFrom('accepted', 'refused', 'answer-lost'),
  }),
  fc.record({ by: fc.constant('other' as const), change }),
  fc.record({ by: fc.constant('reload' as const) }),
)

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Every delay is one promise of the scheduler, so fast-check chooses the interleaving. */
const world = async (
  scheduler: fc.Scheduler,
  steps: readonly Step[],
  eventsCarryChanges: boolean,
) => {
  let queue: PendingQueue<Items, Change> | undefined
  let wire = Promise.resolve()
  const server = createServer((event, commandId) => {
    const waited = scheduler.schedule(Promise.resolve(), 'event')
    wire = wire
      .then(() => waited)
      .then(() =>
        queue?.receive(
          eventsCarryChanges
            ? { commandId, patch: (items) => applyEvent(items, event) }
            : { commandId },
        ),
      )
  })
  const cache = createCache(async () => {
    await scheduler.schedule(Promise.resolve(), 'load asked')
    const snapshot = server.read()
    await scheduler.schedule(Promise.resolve(), 'load answered')
    return snapshot
  })
  queue = createPendingQueue<Items, Change>(cache)
  queue.receive({})

  const sequence = scheduler.scheduleSequence(
    steps.map((next, index) => ({
      label: `${index}`,
      builder: async () => {
        if (next.by === 'reload') return void cache.revalidate()
        const command = { ...next.change, commandId: `command-${index}` } as Change
        if (next.by === 'other') {
          try {
            server.commit(command)
          } catch {
            // Refused there; nothing happened.
          }
          return
        }
        const answer = queue.run(command, {
          send: async () => {
            await scheduler.schedule(Promise.resolve(), 'send')
            if (next.outcome === 'refused') throw new PortError({ code: 'forbidden' })
            const event = server.commit(command, command.commandId)
            await scheduler.schedule(Promise.resolve(), 'answer')
            if (next.outcome === 'answer-lost') throw new PortError({ code: 'offline' })
            return event
          },
          merge: (items, event) => applyEvent(items, event),
        })
        answer.catch(() => undefined)
      },
    })),
  )
  await scheduler.waitFor(sequence.task)
  await scheduler.waitIdle()
  await queue.settled()
  await scheduler.waitIdle()
  await wire
  await queue.settled()
  return { shown: queue.getSnapshot().reduce(apply, cache.read()!), queue, server }
}

const interleavings = (eventsCarryChanges: boolean) =>
  fc.asyncProperty(
    fc.scheduler(),
    fc.array(step, { minLength: 1, maxLength: 12 }),
    async (scheduler, steps) => {
      const { shown, queue, server } = await world(scheduler, steps, eventsCarryChanges)
      expect(queue.getSnapshot()).toEqual([])
      expect(shown).toEqual(server.read())
    },
  )

test.each([true, false])(
  'any interleaving of commands, failures, slow answers and live events ends where a fresh load ends (events carry the change: %s)',
  async (eventsCarryChanges) => {
    await fc.assert(interleavings(eventsCarryChanges), { numRuns: 600, seed: 20261120 })
    await fc.assert(interleavings(eventsCarryChanges), { numRuns: 100 })
  },
)

const loaded = async (initial: Items, load = async () => initial) => {
  const cache = createCache(load)
  await cache.revalidate()
  return { cache, queue: createPendingQueue<Items, Change>(cache) }
}
const one: Items = { a: { id: 'a', name: 'x', version: 1 } }

test('a command shows at once, also while an earlier one is on its way, and they are sent in turn', async () => {
  const { cache, queue } = await loaded(one)
  const sent: string[] = []
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = (index: number) => async () => {
    sent.push(`${index}`)
    await gates[index]!.promise
  }
  const merge = (items: Items) => items
  const first = queue.run(
    { commandId: '1', type: 'rename', id: 'a', name: 'y' },
    { send: send(0), merge },
  )
  const second = queue.run(
    { commandId: '2', type: 'rename', id: 'a', name: 'z' },
    { send: send(1), merge },
  )
  expect(queue.getSnapshot().reduce(apply, cache.read()!).a!.name).toBe('z')
  await Promise.resolve()
  expect(sent).toEqual(['0'])
  gates[0]!.resolve()
  await first
  gates[1]!.resolve()
  await second
  expect(sent).toEqual(['0', '1'])
})

test('a refused command is saving no more, and rejects with a PortError; the later one is still saving (LAY-16)', async () => {
  const { cache, queue } = await loaded(one)
  const gate = Promise.withResolvers<void>()
  const refused = queue.run(
    { commandId: '1', type: 'rename', id: 'a', name: 'y' },
    {
      send: async () => {
        throw new Error('no')
      },
      merge: (items) => items,
    },
  )
  void queue.run(
    { commandId: '2', type: 'add', id: 'b', name: 'z' },
    { send: () => gate.promise, merge: (items) => items },
  )
  await expect(refused).rejects.toBeInstanceOf(PortError)
  await Promise.resolve()
  expect(queue.getSnapshot().map((command) => command.commandId)).toEqual(['2'])
  const shown = queue.getSnapshot().reduce(apply, cache.read()!)
  expect(shown.a!.name).toBe('x')
  expect(shown.b!.name).toBe('z')
  gate.resolve()
  await queue.settled()
})

test('a queue that has become empty loads once', async () => {
  let loads = 0
  const { queue } = await loaded(one, async () => {
    loads += 1
    return one
  })
  loads = 0
  const send = async () => undefined
  const merge = (items: Items) => items
  void queue.run({ commandId: '1', type: 'rename', id: 'a', name: 'y' }, { send, merge })
  void queue.run({ commandId: '2', type: 'rename', id: 'a', name: 'z' }, { send, merge })
  await queue.settled()
  expect(loads).toBe(1)
})

test('our own echo with the change removes the pending entry before the answer comes', async () => {
  const { cache, queue } = await loaded(one)
  const gate = Promise.withResolvers<void>()
  void queue.run(
    { commandId: '1', type: 'rename', id: 'a', name: 'y' },
    { send: () => gate.promise, merge: (items) => items },
  )
  queue.receive({
    commandId: '1',
    patch: (items) =>
      applyEvent(items, { type: 'renamed', item: { id: 'a', name: 'y', version: 2 } }),
  })
  expect(queue.getSnapshot()).toEqual([])
  expect(cache.read()!.a).toEqual({ id: 'a', name: 'y', version: 2 })
  gate.resolve()
  await queue.settled()
})

test('our own echo without the change does not load while the answer is on its way', async () => {
  let loads = 0
  const { queue } = await loaded(one, async () => {
    loads += 1
    return one
  })
  loads = 0
  const gate = Promise.withResolvers<void>()
  void queue.run(
    { commandId: '1', type: 'rename', id: 'a', name: 'y' },
    { send: () => gate.promise, merge: (items) => items },
  )
  queue.receive({ commandId: '1' })
  expect(loads).toBe(0)
  expect(queue.getSnapshot()).toHaveLength(1)
  gate.resolve()
  await queue.settled()
  expect(loads).toBe(1)
})
