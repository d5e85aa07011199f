import { beforeEach, describe, expect, test } from 'vitest'
import type { PageListPort } from '../page-list.port.ts'

/** What every port of the list of pages must do, on one with some pages; run it against your own. */
export function describePageListPort(name: string, makePort: () => Promise<PageListPort>): void {
  describe(`page list port: ${name}`, () => {
    let port: PageListPort
    beforeEach(async () => {
      port = await makePort()
    })

    test('a page is opened and closed with all of its modules, and that is taken back (PERM-14, T-08)', async () => {
      const pages = await port.pages().load()
      expect(pages.every(({ modules }) => modules.length > 0)).toBe(true)
      const { id, modules } = pages.find((page) => page.modules.length > 1) ?? pages[0]!
      const now = async () =>
        (await port.pages().load())
          .find((page) => page.id === id)!
          .modules.map((one) => one.audience)
      const before = await now()
      const groups = await port.audience.groups(modules[0]!.id).load()
      const service = groups.find(({ type }) => type === 'client-service')!
      const person = groups.find(({ type }) => type === 'person')!
      const wish = {
        ids: modules.map((one) => one.id),
        groupIds: [service.id, person.id],
        unchangedGroupIds: [],
        includesInside: false,
      }
      const { undoIds, refused } = await port.audience.save({
        ...wish,
        commandId: crypto.randomUUID(),
      })
      expect(refused).toEqual([])
      for (const audience of await now()) {
        expect(audience).toContain(person.id)
        expect(audience).toContain(service.id)
      }
      expect(await port.audience.undo({ undoIds, commandId: crypto.randomUUID() })).toEqual([])
      expect(await now()).toEqual(before)
    })
  })
}
