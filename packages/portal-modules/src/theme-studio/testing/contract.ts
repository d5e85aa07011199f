import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import { emptyLook } from '../theme-studio.logic.ts'
import type { Studio, ThemeLook, ThemeStudioPort, ThemeTarget } from '../theme-studio.port.ts'

export interface PortUnderTest {
  port: ThemeStudioPort
}

/**
 * What every port of a theme studio must do; run it against your own. The caller may change themes;
 * the application has one, and two groups and a person without any.
 */
export function describeThemeStudioPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`theme studio port: ${name}`, () => {
    let port: ThemeStudioPort
    let studio: Studio
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const load = () => port.studio().load()
    const look: ThemeLook = { ...emptyLook, primary: '#ffed00', secondary: '#123456', mode: 'dark' }
    const group = (index: number): ThemeTarget => ({ kind: 'group', id: studio.groups[index]!.id })
    const create = (target: ThemeTarget, change: Partial<ThemeLook> = {}) =>
      port.create({ target, look: { ...look, ...change }, commandId: commandId() })
    beforeEach(async () => {
      ;({ port } = await makePort())
      // Whoever ran before on the same server may have left something.
      for (const { id, target } of (await load()).themes)
        if (target.kind !== 'application') await port.remove({ id, commandId: commandId() })
      studio = await load()
    })

    test('the application’s own theme comes first; groups and people have names (API-23, ADM-06)', () => {
      expect(studio.themes[0]!.target).toEqual({ kind: 'application' })
      expect(studio.can.edit).toBe(true)
      for (const list of [studio.groups, studio.people]) {
        expect(list.length).toBeGreaterThan(0)
        for (const one of list) expect(one.name).toMatch(/\S/)
      }
    })

    test('the studio has one cache key', () => {
      expect(port.studio().key).toEqual(port.studio().key)
    })

    test('a theme is made for a group, comes back as it was given, and goes (API-24, ADM-06, ENT-04)', async () => {
      const made = await create(group(0), {
        headerStyle: 'brand',
        navigationStyle: '{"ground":"brand"}',
        isNavigationExpanded: false,
        brandPicture: '/images/stock/a',
      })
      expect(made).toMatchObject({ version: 1, target: group(0) })
      const found = (await load()).themes.find(({ id }) => id === made.id)
      expect(found).toEqual(made)
      expect(found!.look).toEqual({
        ...look,
        headerStyle: 'brand',
        navigationStyle: '{"ground":"brand"}',
        isNavigationExpanded: false,
        brandPicture: '/images/stock/a',
      })
      await port.remove({ id: made.id, commandId: commandId() })
      expect((await load()).themes.some(({ id }) => id === made.id)).toBe(false)
    })

    test('a change takes what is left empty away, and may give it to somebody else (VAL-10, ADM-06)', async () => {
      const { id, version } = await create(group(0))
      const person: ThemeTarget = { kind: 'person', id: studio.people[0]!.id }
      const bare = { ...emptyLook, isNavigationExpanded: false }
      const saved = await port.save({
        id,
        version,
        target: person,
        look: bare,
        commandId: commandId(),
      })
      expect(saved).toEqual({ id, version: version + 1, target: person, look: bare })
    })

    test('who changes an older state hears of it (ADM-06)', async () => {
      const { id, version } = await create(group(0))
      const change = { id, version, target: group(0), look }
      await port.save({ ...change, commandId: commandId() })
      const late = await refusal(port.save({ ...change, commandId: commandId() }))
      expect(late.code).toBe('conflict')
      expect(late.reason).not.toBe('theme-exists')
    })

    test('there is one theme for each (ADM-06)', async () => {
      await create(group(0))
      const again = await refusal(create(group(0)))
      expect([again.code, again.reason]).toEqual(['conflict', 'theme-exists'])
      const other = await create(group(1))
      const moved = await refusal(
        port.save({ ...other, target: { kind: 'application' }, commandId: commandId() }),
      )
      expect([moved.code, moved.reason]).toEqual(['conflict', 'theme-exists'])
    })

    test('what is no colour is told at its field (ERR-16)', async () => {
      const wrong = await refusal(create(group(0), { secondary: 'himmelblau' }))
      expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['invalid', ['secondary']])
    })

    test('a group or a theme that is not there is not found (PERM-19)', async () => {
      const stranger = await refusal(create({ kind: 'group', id: 987_654 }))
      expect(stranger.code).toBe('not-found')
      const gone = await refusal(port.remove({ id: 987_654, commandId: commandId() }))
      expect(gone.code).toBe('not-found')
    })

    test('pictures of the stock name their colours (ENT-20)', async () => {
      if (!port.stock) return
      const [picture] = await port.stock().load()
      expect(picture!.url).not.toBe('')
      expect(picture!.colors.length).toBeGreaterThan(0)
    })
  })
}
