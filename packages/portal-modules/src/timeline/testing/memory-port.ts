import { PortError } from '../../kit/port-error.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { inOrder, problemsOf, within } from '../timeline.logic.ts'
import {
  pageSize,
  shownKinds,
  type ItemFields,
  type ItemKind,
  type TimelineChange,
  type TimelineItem,
  type TimelinePort,
} from '../timeline.port.ts'
import { toFields, toRecord } from '../timeline-import/timeline-records.ts'
import { buildItem } from './fixtures.ts'

type Call = 'overview' | 'items' | 'item' | 'add' | 'save' | 'remove' | 'restore' | 'putFile'

export interface MemoryOptions {
  name?: string
  items?: readonly TimelineItem[]
  /** The viewer tells the timeline; default yes. */
  canWrite?: boolean
  canUndo?: boolean
  /** What may be told; default all kinds. */
  kinds?: readonly ItemKind[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
  /** The viewer's name, at what they add. */
  me?: string
}

export interface MemoryTimeline {
  port: TimelinePort
  timelineId: number
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    add: (item: Partial<TimelineItem>) => number
    save: (id: number, change: Partial<TimelineItem>) => void
    remove: (id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryTimeline({
  name = 'Zeitleiste',
  items = [],
  canWrite = true,
  canUndo = true,
  kinds,
  latency = 0,
  me = 'Maren Thiessen',
}: MemoryOptions = {}): MemoryTimeline {
  const timelineId = 8
  const can = { edit: canWrite }
  const stored = new Map<number, TimelineItem>(
    items.map((item) => [item.id, item.kind === 'order' ? item : { ...item, can }]),
  )
  const trash = new Map<number, TimelineItem>()
  const { emit, listen } = createListeners<TimelineChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 100

  const find = (id: number): TimelineItem => {
    const item = stored.get(id)
    if (!item || item.kind === 'order') throw new PortError({ code: 'not-found' })
    return item
  }
  const put = (item: TimelineItem, commandId?: string): TimelineItem => {
    stored.set(item.id, item)
    emit({ commandId })
    return item
  }
  const drop = (id: number, commandId?: string) => {
    const item = find(id)
    trash.set(id, { ...item, version: item.version + 1 })
    stored.delete(id)
    emit({ commandId })
  }
  const written = (fields: ItemFields) => {
    const problems = problemsOf(fields)
    if (Object.keys(problems).length > 0) {
      const texts = Object.entries(problems).map(([field, problem]) => [field, [problem]])
      throw new PortError({ code: 'invalid', fields: Object.fromEntries(texts) })
    }
    return {
      title: fields.title.trim(),
      text: fields.text.trim() || null,
      day: fields.day,
      kind: fields.kind,
      icon: fields.icon || null,
      url: fields.url.trim() || null,
    }
  }
  const mine = () => {
    if (!canWrite) throw new PortError({ code: 'forbidden' })
  }
  const here = (id: number) => {
    if (id !== timelineId) throw new PortError({ code: 'not-found' })
    return inOrder([...stored.values()])
  }

  const port: TimelinePort = {
    ...(kinds && { kinds }),
    overview: (id) => ({
      key: ['memory-timeline', instance, id, 'overview'],
      load: () =>
        answer('overview', () => {
          const all = here(id)
          const counts = Object.fromEntries(
            [...shownKinds, ...all.map(({ kind }) => kind)].map((kind) => [
              kind,
              within(all, { kind }).length,
            ]),
          )
          const [firstDay, lastDay] = [all.at(-1)?.day ?? null, all[0]?.day ?? null]
          return { name, description: null, counts, firstDay, lastDay, can: { add: canWrite } }
        }),
    }),
    items: (id, { pages, ...stretch }) => ({
      key: ['memory-timeline', instance, id, stretch.kind, stretch.until, pages],
      load: () =>
        answer('items', () => {
          const shown = within(here(id), stretch).slice(0, pages * pageSize)
          return { items: shown, hasMore: shown.length === pages * pageSize }
        }),
    }),
    item: (id) => ({
      key: ['memory-timeline', instance, 'item', id],
      load: () => answer('item', () => find(id)),
    }),
    add: ({ fields, commandId }) =>
      answer('add', () => {
        mine()
        return put(buildItem({ ...written(fields), id: (lastId += 1), author: me, can }), commandId)
      }),
    save: ({ id, version, fields, commandId }) =>
      answer('save', () => {
        const item = find(id)
        mine()
        if (item.version !== version) throw new PortError({ code: 'conflict' })
        return put({ ...item, ...written(fields), version: version + 1 }, commandId)
      }),
    remove: ({ id, commandId }) =>
      answer('remove', () => {
        mine()
        drop(id, commandId)
      }),
    ...(canUndo && {
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const item = trash.get(id)
          if (!item) throw new PortError({ code: 'not-found' })
          mine()
          trash.delete(id)
          return put({ ...item, version: item.version + 1 }, commandId)
        }),
    }),
    file: (id) => ({
      maxRows: 5_000,
      stored: () => ({
        key: ['memory-timeline', instance, id, 'file'],
        load: () =>
          answer('items', () => {
            const told = here(id).filter(({ kind }) => kind !== 'order')
            mine()
            return told.map(toRecord)
          }),
      }),
      put: ({ changes, removeIds, restoreIds, commandId }) =>
        answer('putFile', () => {
          mine()
          const before = changes.map(({ id: itemId, version, values }) => {
            const known = itemId === null ? undefined : find(itemId)
            if (known && known.version !== version) throw new PortError({ code: 'conflict' })
            written(toFields(values))
            return known
          })
          for (const itemId of restoreIds) {
            const gone = trash.get(itemId)
            if (!gone) throw new PortError({ code: 'not-found' })
            put({ ...gone, version: gone.version + 1 }, commandId)
          }
          const saved = changes.map(({ values }, index) => {
            const known = before[index]
            const fields = written(toFields(values))
            const item = known
              ? { ...known, ...fields, version: known.version + 1 }
              : buildItem({ ...fields, id: (lastId += 1), author: me, can })
            return put(item, commandId)
          })
          for (const itemId of removeIds) drop(itemId, commandId)
          return saved.map(({ id: itemId, version }) => ({ id: itemId, version }))
        }),
    }),
    onChange: (id, listener) => (id === timelineId ? listen(listener) : () => undefined),
  }

  return {
    port,
    timelineId,
    failNext,
    others: {
      add: (item) => put(buildItem({ ...item, id: (lastId += 1), can })).id,
      save: (id, change) => {
        const item = find(id)
        put({ ...item, ...change, version: item.version + 1 })
      },
      remove: (id) => drop(id),
    },
  }
}
