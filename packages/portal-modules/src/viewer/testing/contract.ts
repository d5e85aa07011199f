import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { ViewerPort } from '../viewer.port.ts'

export interface PortUnderTest {
  port: ViewerPort
  /** Two files beside each other, in the order in which they are shown, and nothing else. */
  files: readonly [number, number]
  /** Something of which there is nothing to show. */
  nothing: number
  /** A file of texts that has been replaced once; absent: there are no versions. */
  versioned?: { id: number; texts: readonly [first: string, second: string] }
}

/** What every port of a viewer must do; run it against your own. */
export function describeViewerPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`viewer port: ${name}`, () => {
    let made: PortUnderTest
    beforeEach(async () => {
      made = await makePort()
    })

    test('an item comes with what stands beside it, in order (VIEW-01)', async () => {
      const { port, files } = made
      for (const id of files) {
        const items = await port.siblings(id).load()
        expect(items.map((item) => [item.id, item.kind])).toEqual(files.map((one) => [one, 'file']))
      }
    })

    test('the same item has the same cache key, another another', () => {
      const { port, files } = made
      for (const query of [port.siblings, port.item]) {
        expect(query(files[0]).key).toEqual(query(files[0]).key)
        expect(query(files[0]).key).not.toEqual(query(files[1]).key)
      }
    })

    test('one item alone says what it is (ROUTE-22)', async () => {
      const { port, files, nothing } = made
      expect(await port.item(files[0]).load()).toMatchObject({ id: files[0], kind: 'file' })
      expect(await port.item(nothing).load()).toMatchObject({ id: nothing, kind: 'none' })
    })

    test('content has an address for a while, another to download from (VIEW-10)', async () => {
      const { port, files } = made
      const content = await port.content(files[0])
      expect(content.url).not.toBe('')
      expect(Date.parse(content.expiresAt)).toBeGreaterThan(0)
      // Which viewer shows a document depends on it, where it is known (VIEW-04).
      expect(content.size ?? 1).toBeGreaterThan(0)
      expect((await port.download(files[0])).url).not.toBe('')
    })

    test('of something without content nothing can be had, and it stands alone (VIEW-11)', async () => {
      const { port, nothing } = made
      expect((await refusal(port.content(nothing))).code).toBe('not-found')
      expect(await port.siblings(nothing).load()).toMatchObject([{ id: nothing, kind: 'none' }])
    })

    test('what is not there is not found', async () => {
      const { port } = made
      expect((await refusal(port.siblings(987_654).load())).code).toBe('not-found')
      expect((await refusal(port.item(987_654).load())).code).toBe('not-found')
      expect((await refusal(port.content(987_654))).code).toBe('not-found')
    })

    test('versions come newest first, each with its own content (T-71, D-09)', async () => {
      const { port, versioned } = made
      if (!port.versions || !versioned) return
      const { id, texts } = versioned
      const versions = await port.versions(id).load()
      expect(versions.map(({ number, isCurrent }) => [number, isCurrent])).toEqual([
        [2, true],
        [1, false],
      ])
      const text = async (version?: number) => (await fetch((await port.content(id, version)).url)).text() // prettier-ignore
      expect([await text(1), await text(2), await text()]).toEqual([...texts, texts[1]])
      expect((await refusal(port.content(id, 9))).code).toBe('not-found')
      expect((await port.download(id, 1)).url).not.toBe('')
      expect((await port.item(id).load()).contentNumber).toBe(2)
    })

    test('that somebody looked at it is noted and answers nothing (API-30)', () => {
      expect(made.port.opened?.(made.files[0])).toBeUndefined()
    })
  })
}
