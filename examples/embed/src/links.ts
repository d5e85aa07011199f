import type { Link, LinkCollectionPort, LinkFields } from '@atrium/portal-modules/link-collection'
import { PortError } from '@atrium/portal-modules/kit'
import type { Bookmark } from './data.ts'
import { remote, type Remote } from './remote.ts'

export const collectionId = 1
const noReactions = { counts: { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 }, own: null } // prettier-ignore

const toLink = (one: Bookmark): Link => ({
  id: one.id,
  kind: 'page',
  name: one.title,
  description: one.note,
  url: one.href,
  icon: one.symbol,
  isExternal: !one.href.startsWith('/'),
  isStored: false,
  size: null,
  type: null,
  modifiedAt: one.changed,
  version: one.revision,
  tags: [],
  reactions: noReactions,
  can: { edit: true, delete: true },
})

/** This product's bookmarks as the link collection reads and writes them. */
export function createLinksPort(bookmarks: Bookmark[], ask: Remote = remote): LinkCollectionPort {
  const find = (id: number): Bookmark => {
    const found = bookmarks.find((one) => one.id === id && !one.isDeleted)
    if (!found) throw new PortError({ code: 'not-found' })
    return found
  }
  const checked = ({ name, url, description, icon }: LinkFields) => {
    const fields: Record<string, string[]> = {}
    if (name.trim().length < 3) fields.name = ['Bitte mindestens drei Zeichen.']
    if (!/^(https?:\/\/\S+|\/(?!\/)\S*)$/.test(url)) fields.url = ['Das ist keine Adresse.']
    if (Object.keys(fields).length > 0) throw new PortError({ code: 'invalid', fields })
    return { title: name.trim(), note: description, href: url, symbol: icon, changed: new Date().toISOString() } // prettier-ignore
  }

  return {
    collection: (id) => ({
      key: ['bookmarks', id],
      load: () =>
        ask(() => {
          if (id !== collectionId) throw new PortError({ code: 'not-found' })
          const links = bookmarks.filter((one) => !one.isDeleted).map(toLink)
          const can = { addLinks: true, addFiles: false, arrange: true }
          const [name, description] = ['Nützliche Links', 'Für alle im Haus']
          return { id, name, description, kinds: ['page'], links, can }
        }),
    }),
    content: () => ask(() => Promise.reject(new PortError({ code: 'not-found' }))),
    add: (link) =>
      ask(() => {
        const id = Math.max(0, ...bookmarks.map((one) => one.id)) + 1
        const added = { id, revision: 1, ...checked(link) }
        bookmarks.push(added)
        return toLink(added)
      }),
    save: ({ id, version, fields }) =>
      ask(() => {
        const one = find(id)
        if (one.revision !== version) throw new PortError({ code: 'conflict' })
        return toLink(Object.assign(one, checked(fields), { revision: version + 1 }))
      }),
    arrange: ({ id, beforeId }) =>
      ask(() => {
        const one = find(id)
        bookmarks.splice(bookmarks.indexOf(one), 1)
        const at = bookmarks.findIndex((each) => each.id === beforeId)
        bookmarks.splice(at < 0 ? bookmarks.length : at, 0, one)
      }),
    remove: ({ id }) => ask(() => void Object.assign(find(id), { isDeleted: true })),
    restore: ({ id }) =>
      ask(() => {
        const one = bookmarks.find((each) => each.id === id)
        if (!one) throw new PortError({ code: 'not-found' })
        return toLink(Object.assign(one, { isDeleted: false }))
      }),
  }
}
