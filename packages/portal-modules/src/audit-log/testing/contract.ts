import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { AuditFilter, AuditLogPort } from '../audit-log.port.ts'
import { wholeLog } from '../audit-log.logic.ts'

/** What every port of the audit log must do, on one with some entries of several people; run it against your own. */
export function describeAuditLogPort(name: string, makePort: () => Promise<AuditLogPort>): void {
  describe(`audit log port: ${name}`, () => {
    let port: AuditLogPort
    const load = (filter: Partial<AuditFilter> = {}, options?: { cursor?: number; count?: number }) => port.page({ ...wholeLog, ...filter }, options).load() // prettier-ignore
    beforeEach(async () => {
      port = await makePort()
    })

    test('entries come newest first, page by page, wholeLog twice (T-05)', async () => {
      const whole = (await load({}, { count: 5 })).entries.map(({ id }) => id)
      expect(whole).toEqual(whole.toSorted((one, other) => other - one))
      const first = await load({}, { count: 2 })
      const second = await load({}, { count: 3, cursor: first.next! })
      expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(whole)
    })

    test('are narrowed by act, object, person and words (T-05)', async () => {
      const { entries } = await load({}, { count: 50 })
      const one = entries.find(({ actor, objectName }) => actor && objectName)!
      const filter = {
        actions: [one.action],
        userId: one.actor!.id,
        objectType: one.objectType,
        objectId: one.objectId,
        // Lower case, since ß in upper case is two letters.
        text: one.objectName!.toLowerCase(),
      }
      const found = (await load(filter)).entries
      expect(found.map(({ id }) => id)).toContain(one.id)
      for (const entry of found) {
        expect([entry.action, entry.actor?.id]).toEqual([one.action, one.actor!.id])
      }
      expect((await load({ text: 'gibt es hier nirgends' })).entries).toEqual([])
    })

    test('are narrowed by days, both of which belong to it (T-05)', async () => {
      const [newest] = (await load()).entries
      const day = newest!.at.toISOString().slice(0, 10)
      const ids = (await load({ from: day })).entries.map(({ id }) => id)
      expect(ids).toContain(newest!.id)
      expect((await load({ to: '1999-12-31' })).entries).toEqual([])
    })

    test('an entry is read by its id; one that is not there is not found (T-05)', async () => {
      const [newest] = (await load()).entries
      expect(await port.entry(newest!.id).load()).toEqual(newest)
      expect((await refusal(port.entry(999_999_999).load())).code).toBe('not-found')
    })

    test('what there is to narrow by comes in words (T-05)', async () => {
      const { actions, objectTypes, people } = await port.choices().load()
      const [newest] = (await load()).entries
      expect(actions).toContainEqual({ id: newest!.action, name: newest!.actionName })
      expect(objectTypes).toContainEqual({ id: newest!.objectType, name: newest!.objectTypeName })
      expect(people.length).toBeGreaterThan(1)
    })
  })
}
