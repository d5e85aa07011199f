import { beforeEach, describe, expect, test } from 'vitest'
import { homeQuestions, type HomePort } from '../home.port.ts'

/** What every port of the home must do; run it against your own. */
export function describeHomePort(name: string, makePort: () => Promise<HomePort>): void {
  describe(`home port: ${name}`, () => {
    let port: HomePort
    beforeEach(async () => {
      port = await makePort()
    })
    const context = { locale: 'de', now: new Date() } as const
    const rowsOf = async (question: string) => {
      const found = port.contributions.filter((one) => one.question === question)
      const rows = await Promise.all(
        found.map(async (one) => one.rows(await one.query.load(), context)),
      )
      return rows.flat()
    }

    test('says who is greeted', async () => {
      expect((await port.person.load()).firstName).not.toBe('')
    })

    test('answers what waits, what changed and where one was, each under a name of its own (T-02, D-04)', () => {
      const ids = port.contributions.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      const questions = port.contributions.map(({ question }) => question)
      expect(questions).toEqual(expect.arrayContaining(['waiting', 'changed', 'recent']))
    })

    test('equal questions to the same data have the same key, different data another', async () => {
      const again = (await makePort()).contributions.map(({ query }) => query.key)
      expect(port.contributions.map(({ query }) => query.key)).toEqual(again)
      expect(port.person.key).not.toEqual(port.contributions[0]!.query.key)
    })

    test('rows have keys of their own, words, and addresses inside the portal (NOTI-03)', async () => {
      for (const question of homeQuestions) {
        const rows = await rowsOf(question)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        for (const { title, href } of rows) {
          expect(title).not.toBe('')
          expect(href ?? '/').toMatch(/^\/(?!\/)/)
        }
      }
    })

    test('first steps, where there are some, have words for where they are done, and are put away (GEN-09)', async ({
      skip,
    }) => {
      if (!port.firstSteps) return skip()
      const firstSteps = await port.firstSteps()
      const { steps } = await firstSteps.query.load()
      expect(steps.length).toBeGreaterThan(0)
      for (const { href } of steps) expect(href ?? '/').toMatch(/^\/(?!\/)/)
      const isHidden = async () => (await firstSteps.query.load()).isHidden
      await firstSteps.hide(true)
      expect(await isHidden()).toBe(true)
      await firstSteps.hide(false)
      expect(await isHidden()).toBe(false)
    })

    test('something changed, and something waits', async () => {
      expect((await rowsOf('changed')).length).toBeGreaterThan(0)
      expect((await rowsOf('waiting')).length).toBeGreaterThan(0)
    })
  })
}
