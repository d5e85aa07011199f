import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { LinkCollectionPort, NewLink } from '../link-collection.port.ts'

export interface PortUnderTest {
  port: LinkCollectionPort
  /** An empty collection in which the caller may do everything that the port can. */
  collectionId: number
}

/** What every port of a link collection must do; run it against your own. */
export function describeLinkCollectionPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`link collection port: ${name}`, () => {
    let port: LinkCollectionPort
    let collectionId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const add = (change: Partial<NewLink> = {}) =>
      port.add({
        collectionId,
        kind: 'page',
        name: 'Presseportal',
        description: null,
        url: 'https://presse.example/',
        icon: 'link',
        notify: false,
        commandId: commandId(),
        ...change,
      })
    const load = () => port.collection(collectionId).load()
    beforeEach(async () => {
      ;({ port, collectionId } = await makePort())
    })

    test('an empty collection says what may be added (ENT-12, LINK-02)', async () => {
      const collection = await load()
      expect(collection).toMatchObject({
        id: collectionId,
        links: [],
        can: {
          addLinks: true,
          addFiles: port.addFiles !== undefined,
          arrange: port.arrange !== undefined,
        },
      })
      expect(collection.kinds).toContain('page')
    })

    test('the same collection has the same cache key, another another', () => {
      expect(port.collection(7).key).toEqual(port.collection(7).key)
      expect(port.collection(7).key).not.toEqual(port.collection(8).key)
    })

    test('a new link is there, and says where it leads (LINK-04, ENT-10)', async () => {
      const outside = await add()
      expect(outside).toMatchObject({ kind: 'page', isExternal: true, version: 1 })
      const kind = (await load()).kinds.includes('report') ? 'report' : 'page'
      const inside = await add({ kind, name: 'Woche', url: '/bi/woche' })
      expect(inside).toMatchObject({ kind, isExternal: false, url: '/bi/woche' })
      const { links } = await load()
      expect(links.map((link) => link.name)).toEqual(['Presseportal', 'Woche'])
      expect(links[0]!.can).toMatchObject({ edit: true, delete: true })
    })

    test('a wrong address and a short name are told at their fields (VAL-05, VAL-06)', async () => {
      const address = await refusal(add({ url: 'javascript:alert(1)' }))
      expect(address.code).toBe('invalid')
      expect(Object.keys(address.fields)).toEqual(['url'])
      expect(Object.keys((await refusal(add({ name: 'ab' }))).fields)).toEqual(['name'])
    })

    test('a change needs the version that was seen (LINK-03)', async () => {
      const link = await add()
      const fields = { name: 'Presse', description: 'Neu', url: link.url!, icon: 'newspaper' }
      const change = { id: link.id, kind: link.kind, fields }
      const saved = await port.save({ ...change, version: 1, commandId: commandId() })
      expect(saved).toMatchObject({ name: 'Presse', description: 'Neu', icon: 'newspaper' })
      const late = await refusal(port.save({ ...change, version: 1, commandId: commandId() }))
      expect(late.code).toBe('conflict')
    })

    test('a link is put before another one, or at the end (T-76)', async () => {
      if (!port.arrange) return
      const ids: number[] = []
      for (const name of ['Eins', 'Zwei', 'Drei']) ids.push((await add({ name })).id)
      const [first, second, third] = ids as [number, number, number]
      const order = async () => (await load()).links.map(({ id }) => id)
      const arrange = (id: number, beforeId: number | null) =>
        port.arrange!({ collectionId, id, beforeId, commandId: commandId() })
      await arrange(third, first)
      expect(await order()).toEqual([third, first, second])
      await arrange(third, null)
      expect(await order()).toEqual([first, second, third])
    })

    test('one reaction a person: another takes its place, none takes it back (CMT-05)', async () => {
      if (!port.react) return
      const { id } = await add()
      const react = (reaction: 'like' | 'idea' | null) =>
        port.react!({ id, reaction, commandId: commandId() })
      expect(await react('like')).toMatchObject({ counts: { like: 1, idea: 0 }, own: 'like' })
      expect(await react('idea')).toMatchObject({ counts: { like: 0, idea: 1 }, own: 'idea' })
      expect((await load()).links[0]!.reactions.own).toBe('idea')
      expect(await react(null)).toMatchObject({ counts: { idea: 0 }, own: null })
    })

    test('tags come and go; the same word in another case is one (ENT-14)', async () => {
      if (!port.saveTags) return
      const { id } = await add()
      const save = (added: string[], removed: string[] = []) =>
        port.saveTags!({ id, added, removed, commandId: commandId() })
      expect(await save(['TV', 'tv', 'Print'])).toEqual(['TV', 'Print'])
      expect(await save([], ['TV'])).toEqual(['Print'])
      expect((await load()).links[0]!.tags).toEqual(['Print'])
    })

    test('files lie in the storage and open from there (SRCH-04)', async () => {
      if (!port.addFiles) return
      const files = [new File(['Inhalt'], 'Vorlage.txt', { type: 'text/plain' })]
      const [file] = await port.addFiles!({ collectionId, files, commandId: commandId() })
      expect(file).toMatchObject({ kind: 'file', isStored: true, size: 6 })
      expect((await port.content(file!.id)).url).not.toBe('')
    })

    test('what was deleted is gone, and comes back (T-08)', async () => {
      const { id } = await add()
      await port.remove({ id, commandId: commandId() })
      expect((await load()).links).toEqual([])
      if (!port.restore) return
      expect(await port.restore!({ id, commandId: commandId() })).toMatchObject({ id })
      expect((await load()).links).toHaveLength(1)
    })

    test('a collection that is not there is not found', async () => {
      expect((await refusal(port.collection(987_654).load())).code).toBe('not-found')
    })
  })
}
