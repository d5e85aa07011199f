import { beforeEach, describe, expect, test } from 'vitest'
import { isFullFor } from '../page-list.logic.ts'
import type { PageFields, PageListPort } from '../page-list.port.ts'

const command = () => ({ commandId: crypto.randomUUID() })
const freshPage = (slug: string): PageFields & { commandId: string } => ({
  name: `Probe ${slug}`,
  nameEn: `Trial ${slug}`,
  icon: 'link',
  slug,
  url: null,
  isHidden: false,
  ...command(),
})

/** What every port of the list of pages must do, on one with some pages; run it against your own. */
export function describePageListPort(name: string, makePort: () => Promise<PageListPort>): void {
  describe(`page list port: ${name}`, () => {
    let port: PageListPort
    beforeEach(async () => {
      port = await makePort()
    })
    const load = () => port.pages().load()
    const find = async (id: number) => (await load()).pages.find((page) => page.id === id)

    test('a page is opened and closed with all of its modules, and that is taken back (PERM-14, T-08)', async () => {
      const { pages } = await load()
      const { id, modules } =
        pages.find((page) => page.modules.length > 1) ??
        pages.find((page) => page.modules.length === 1)!
      const now = async () => (await find(id))!.modules.map((one) => one.audience)
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
      const { undoIds, refused } = await port.audience.save({ ...wish, ...command() })
      expect(refused).toEqual([])
      for (const audience of await now()) {
        expect(audience).toContain(person.id)
        expect(audience).toContain(service.id)
      }
      expect(await port.audience.undo({ undoIds, ...command() })).toEqual([])
      expect(await now()).toEqual(before)
    })

    test('a page is made, changed, hidden and moved; of two who change it the second hears of it (LAY-04)', async () => {
      const made = await port.createPage(freshPage('trial-made'))
      expect((await load()).pages.at(-1)).toEqual(made)
      const saved = await port.savePage({ id: made.id, version: made.version, isHidden: true, ...command() }) // prettier-ignore
      expect(saved).toMatchObject({
        isHidden: true,
        slug: 'trial-made',
        nameEn: 'Trial trial-made',
      })
      await expect(
        port.savePage({ id: made.id, version: made.version, name: 'Danach', ...command() }),
      ).rejects.toMatchObject({ code: 'conflict', reason: 'stale' })
      const [first] = (await load()).pages
      await port.arrangePage({ id: made.id, beforeId: first!.id, ...command() })
      expect((await load()).pages[0]!.id).toBe(made.id)
      await port.arrangePage({ id: made.id, beforeId: null, ...command() })
      expect((await load()).pages.at(-1)!.id).toBe(made.id)
      await port.removePage({ id: made.id, ...command() })
    })

    test('an address that another page has, or the portal needs, is refused at its field (ROUTE-11)', async () => {
      const { pages } = await load()
      const { slug } = pages.find((page) => page.slug !== null)!
      const [reserved] = port.reservedSlugs
      for (const wanted of [slug!, reserved!]) {
        const refusal = await port.createPage(freshPage(wanted)).catch((error: unknown) => error)
        expect((refusal as { fields: object }).fields).toHaveProperty('slug')
      }
    })

    test('modules are placed for groups, changed and ordered; one that shows everything is placed once (ENT-12, PERM-14)', async () => {
      const { id: pageId } = await port.createPage(freshPage('trial-modules'))
      const groups = await port.audience.groups(-1).load()
      const chosen = groups.find(
        ({ type, seesEverything }) => type === 'client' && !seesEverything,
      )!
      const place = (kind: 'linkcollection-report' | 'campaign', groupIds?: number[]) =>
        port.createModule({ pageId, kind, name: kind, description: null, ...(groupIds && { groupIds }), ...command() }) // prettier-ignore
      await place('linkcollection-report', [chosen.id])
      await place('campaign')
      const [reports, campaigns] = (await find(pageId))!.modules
      expect([reports!.kind, campaigns!.kind]).toEqual(['linkcollection-report', 'campaign'])
      expect(reports!.audience).toContain(chosen.id)
      expect(campaigns!.audience).not.toContain(chosen.id)
      expect(isFullFor((await find(pageId))!.modules, 'campaign')).toBe(true)
      await expect(place('campaign')).rejects.toMatchObject({ reason: 'already-placed' })
      const { id, version } = reports!
      const change = { pageId, id, kind: 'linkcollection-page' as const, name: 'Wege', description: 'Wohin es geht' } // prettier-ignore
      await port.saveModule({ ...change, version, ...command() })
      await expect(port.saveModule({ ...change, version, ...command() })).rejects.toMatchObject({ reason: 'stale' }) // prettier-ignore
      await port.arrangeModule({ pageId, id, beforeId: null, ...command() })
      expect((await find(pageId))!.modules[1]).toMatchObject({ kind: 'linkcollection-page', name: 'Wege', description: 'Wohin es geht' }) // prettier-ignore
      await port.removePage({ id: pageId, ...command() })
    })

    test('what is deleted is listed and comes back, a page with all on it (T-08, T-66)', async () => {
      const { id: pageId } = await port.createPage(freshPage('trial-deleted'))
      await port.createModule({ pageId, kind: 'timeline', name: 'Verlauf', description: null, ...command() }) // prettier-ignore
      const [module] = (await find(pageId))!.modules
      await port.removeModule({ pageId, id: module!.id, ...command() })
      expect((await find(pageId))!.modules).toEqual([])
      expect((await load()).deleted[0]).toMatchObject({ kind: 'module', name: 'Verlauf', page: { id: pageId } }) // prettier-ignore
      await port.restoreModule({ pageId, id: module!.id, ...command() })
      await port.removePage({ id: pageId, ...command() })
      expect(await find(pageId)).toBeUndefined()
      expect((await load()).deleted[0]).toMatchObject({ kind: 'page', id: pageId, page: null })
      // What has its address meanwhile keeps it.
      const { id: follower } = await port.createPage(freshPage('trial-deleted'))
      const back = await port.restorePage({ id: pageId, ...command() })
      expect(back.slug).toBe('trial-deleted-2')
      expect(back.modules.map(({ id }) => id)).toEqual([module!.id])
      await expect(port.restorePage({ id: pageId, ...command() })).rejects.toMatchObject({ code: 'not-found' }) // prettier-ignore
      for (const id of [follower, pageId]) await port.removePage({ id, ...command() })
    })

    test('templates are for an application without pages (SETUP-04)', async () => {
      const [template] = await port.templates().load()
      expect(template!.pages.length).toBeGreaterThan(1)
      await expect(port.applyTemplate({ key: template!.key, ...command() })).rejects.toMatchObject({
        code: 'conflict',
        reason: 'has-pages',
      })
    })
  })
}
