import { audienceGroups, audiencePeople } from '../../kit/audience/testing/fixtures.ts'
import { createMemoryAudience } from '../../kit/audience/testing/memory-audience.ts'
import { cleanTags } from '../../kit/names.ts'
import { PortError } from '../../kit/port-error.ts'
import { marksAfter, noReactions } from '../../kit/reactions.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import { createAnswers, createListeners } from '../../kit/testing/memory.ts'
import { arranged, changeLink, withLinks } from '../link-collection.logic.ts'
import type {
  Collection,
  CollectionChange,
  Link,
  LinkCollectionPort,
  LinkKind,
  Reaction,
  ViewType,
} from '../link-collection.port.ts'
import { buildFileLink, buildLink, fixedNow } from './fixtures.ts'

type Call =
  | 'collection'
  | 'react'
  | 'star'
  | 'content'
  | 'add'
  | 'addFiles'
  | 'save'
  | 'saveTags'
  | 'arrange'
  | 'remove'
  | 'restore'
  | 'audience'

export interface MemoryOptions {
  name?: string
  description?: string | null
  kinds?: readonly LinkKind[]
  links?: readonly Link[]
  /** What the viewer may do; default everything. */
  canEdit?: boolean
  canUndo?: boolean
  /** Absent: files open in a new tab. */
  openViewer?: OpenViewer
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryLinkCollection {
  port: LinkCollectionPort
  collectionId: number
  /** Ids of links that were opened, in their order. */
  tracked: readonly number[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
  /** Somebody else does something; listeners hear of it. */
  others: {
    add: (link: Partial<Link>) => number
    react: (id: number, reaction: Reaction) => void
    save: (id: number, change: Partial<Link>) => void
    remove: (id: number) => void
  }
}

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryLinkCollection({
  name = 'Wichtige Seiten',
  description = 'Rund um Alpenquell',
  kinds = ['report', 'page', 'file'],
  links = [],
  canEdit = true,
  canUndo = true,
  openViewer,
  latency = 0,
}: MemoryOptions = {}): MemoryLinkCollection {
  const collectionId = 7
  const everybody = [11, 12]
  const can = { edit: canEdit, delete: canEdit, ...(canEdit && { changeAudience: true }) }
  let collection: Collection = {
    id: collectionId,
    name,
    description,
    kinds,
    links: links.map((link) => ({ ...link, ...(canEdit && { audience: everybody }), can })),
    ...(canEdit && { audience: everybody }),
    can: {
      addLinks: canEdit && kinds.some((kind) => kind !== 'file'),
      addFiles: canEdit && kinds.includes('file'),
      arrange: canEdit,
    },
  }
  const trash = new Map<number, Link>()
  const { emit, listen } = createListeners<CollectionChange>()
  const { answer, failNext } = createAnswers<Call>(latency)
  const kept = new Map<number, ViewType>()
  const tracked: number[] = []
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let lastId = 100

  const find = (id: number): Link => {
    const link = collection.links.find((candidate) => candidate.id === id)
    if (!link) throw new PortError({ code: 'not-found' })
    return link
  }
  const put = (link: Link, commandId?: string): Link => {
    collection = withLinks(collection, [link])
    emit({ commandId })
    return find(link.id)
  }
  const checkName = (text: string) => {
    const { length } = text.trim()
    if (length < 3 || length > 100) {
      throw new PortError({ code: 'invalid', fields: { name: ['Zwischen 3 und 100 Zeichen'] } })
    }
  }
  const addressOf = (url: string) => {
    const isInside = /^\/(?!\/)/.test(url)
    if (!isInside && !/^https?:\/\/[^/]+\.[^/]+/i.test(url)) {
      throw new PortError({ code: 'invalid', fields: { url: ['Das ist keine gültige Adresse.'] } })
    }
    return { url, isExternal: !isInside }
  }
  const drop = (id: number, commandId?: string) => {
    trash.set(id, find(id))
    collection = { ...collection, links: collection.links.filter((link) => link.id !== id) }
    emit({ commandId })
  }
  const mark = (id: number, reactions: Link['reactions'], commandId?: string) => {
    collection = changeLink(collection, id, (link) => ({ ...link, reactions }))
    emit({ commandId, reactions: { id, counts: reactions.counts } })
    return reactions
  }

  const audience = createMemoryAudience({
    groups: audienceGroups,
    people: audiencePeople,
    readerId: 52,
    find: (id) => {
      const {
        audience: own = everybody,
        version,
        can: abilities,
      } = id === collectionId ? { ...collection, version: 1, can: {} } : find(id)
      return {
        id,
        above: [],
        audience: own,
        version,
        canChange: 'changeAudience' in abilities,
        insideIds: [],
      }
    },
    assign: (id, groupIds, commandId) => {
      const link = find(id)
      put({ ...link, audience: groupIds, version: link.version + 1 }, commandId)
    },
    before: () => answer('audience', () => undefined),
    now: () => fixedNow,
    me: 'Maren Lindqvist',
  })

  const port: LinkCollectionPort = {
    ...(canEdit && { audience }),
    collection: (id) => ({
      key: ['memory-links', instance, id],
      load: () =>
        answer('collection', () => {
          if (id !== collectionId) throw new PortError({ code: 'not-found' })
          return collection
        }),
    }),
    star: ({ id, isStarred }) =>
      answer('star', () => {
        find(id)
        collection = changeLink(collection, id, (link) => ({ ...link, isStarred }))
      }),
    react: ({ id, reaction, commandId }) =>
      answer('react', () => mark(id, marksAfter(find(id).reactions, reaction), commandId)),
    openViewer,
    content: (id) => answer('content', () => ({ url: `about:blank#${find(id).id}` })),
    track: (id) => void tracked.push(id),
    add: ({ collectionId: into, kind, name: text, description: words, url, icon, ...more }) =>
      answer('add', () => {
        const { groupIds = everybody, commandId } = more
        if (into !== collectionId) throw new PortError({ code: 'not-found' })
        if (!canEdit) throw new PortError({ code: 'forbidden' })
        if (!kinds.includes(kind)) throw new PortError({ code: 'invalid' })
        checkName(text)
        const fields = { name: text, description: words, icon, ...addressOf(url) }
        const id = (lastId += 1)
        const modifiedAt = fixedNow.toISOString()
        return put(
          buildLink({ id, kind, ...fields, audience: groupIds, can, modifiedAt }),
          commandId,
        )
      }),
    addFiles: ({ files, commandId }) =>
      answer('addFiles', () => {
        if (!kinds.includes('file')) throw new PortError({ code: 'invalid' })
        return files.map(({ name: text, size, type }) => {
          const id = (lastId += 1)
          const url = `/storage/files/101/${id}`
          return put(buildFileLink({ id, name: text, size, type, url, can }), commandId)
        })
      }),
    save: ({ id, version, fields, groupIds, commandId }) =>
      answer('save', () => {
        const link = find(id)
        if (!link.can.edit) throw new PortError({ code: 'forbidden' })
        if (link.version !== version) throw new PortError({ code: 'conflict' })
        checkName(fields.name)
        const { name: text, description: words, url, icon } = fields
        const place = link.kind === 'file' ? {} : { ...addressOf(url), icon }
        const seen = groupIds && { audience: groupIds }
        const wording = { name: text, description: words, version: version + 1 }
        const next = { ...link, ...place, ...seen, ...wording }
        return put(next, commandId)
      }),
    arrange: ({ collectionId: into, id, beforeId, commandId }) =>
      answer('arrange', () => {
        if (into !== collectionId) throw new PortError({ code: 'not-found' })
        if (!canEdit) throw new PortError({ code: 'forbidden' })
        find(id)
        collection = arranged(collection, { id, beforeId })
        emit({ commandId })
      }),
    saveTags: ({ id, added, removed }) =>
      answer('saveTags', () => {
        const gone = new Set(removed.map((label) => label.toLowerCase()))
        const left = find(id).tags.filter((label) => !gone.has(label.toLowerCase()))
        const tags = cleanTags([...left, ...added])
        collection = changeLink(collection, id, (link) => ({ ...link, tags }))
        return tags
      }),
    remove: ({ id, commandId }) =>
      answer('remove', () => {
        if (!find(id).can.delete) throw new PortError({ code: 'forbidden' })
        drop(id, commandId)
      }),
    ...(canUndo && {
      restore: ({ id, commandId }) =>
        answer('restore', () => {
          const link = trash.get(id)
          if (!link) throw new PortError({ code: 'not-found' })
          return put(link, commandId)
        }),
    }),
    view: { read: (id) => kept.get(id), keep: (id, view) => void kept.set(id, view) },
    onChange: (id, listener) => (id === collectionId ? listen(listener) : () => undefined),
  }

  return {
    port,
    collectionId,
    tracked,
    failNext,
    others: {
      add: (link) => put(buildLink({ reactions: noReactions, ...link, id: (lastId += 1), can })).id,
      react: (id, reaction) => {
        const { counts, own } = find(id).reactions
        mark(id, { counts: { ...counts, [reaction]: counts[reaction] + 1 }, own })
      },
      save: (id, change) => {
        const link = find(id)
        put({ ...link, ...change, version: link.version + 1 })
      },
      remove: (id) => drop(id),
    },
  }
}
