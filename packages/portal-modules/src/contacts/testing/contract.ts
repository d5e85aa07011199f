import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import { noFields } from '../contacts.logic.ts'
import type { CallbackWish, ContactFields, ContactsPort } from '../contacts.port.ts'

export interface PortUnderTest {
  port: ContactsPort
  /** A list whose contacts the caller keeps. */
  listId: number
  /** One of them, who can be asked to call back and whom nobody has asked yet. */
  contactId: number
}

/** What every port of contacts must do; run it against your own. */
export function describeContactsPort(name: string, makePort: () => Promise<PortUnderTest>): void {
  describe(`contacts port: ${name}`, () => {
    let port: ContactsPort
    let listId: number
    let contactId: number
    let commands = 0
    const commandId = () => `${name.replaceAll(/\W+/g, '-')}-${Date.now()}-${(commands += 1)}`
    const fieldsOf = (change: Partial<ContactFields> = {}): ContactFields => ({
      ...noFields,
      firstName: 'Mira',
      lastName: 'Mut',
      ...change,
    })
    const add = (change: Partial<ContactFields> = {}) =>
      port.add({ fields: fieldsOf(change), commandId: commandId() })
    const load = () => port.list(listId).load()
    const order = async () => (await load()).contacts.map(({ id }) => id)
    const ask = (change: Partial<CallbackWish> = {}) =>
      port.requestCallback!({
        contactId,
        topic: 'Streuplan Zitrone',
        phone: '+49 89 99998-215',
        time: null,
        note: '',
        commandId: commandId(),
        ...change,
      })
    const freeTimes = async () =>
      (await port.callDays(contactId).load()).flatMap(({ times }) => times)
    beforeEach(async () => {
      ;({ port, listId, contactId } = await makePort())
    })

    test('the list says what may be done, and who can be asked to call back (CON-01)', async () => {
      const list = await load()
      expect(list.can).toEqual({ add: true, arrange: port.arrange !== undefined })
      expect(list.name).not.toBe('')
      expect(list.contacts.find(({ id }) => id === contactId)).toMatchObject({
        isCallbackEnabled: true,
        can: { edit: true, delete: true },
      })
    })

    test('the same list has the same cache key, another another', () => {
      expect(port.list(7).key).toEqual(port.list(7).key)
      expect(port.list(7).key).not.toEqual(port.list(8).key)
      expect(port.callDays(7).key).not.toEqual(port.callDays(8).key)
    })

    test('a list that is not there is not found', async () => {
      expect((await refusal(port.list(987_654).load())).code).toBe('not-found')
    })

    test('a new contact is the last, with everything that was filled in (CON-02)', async () => {
      const [medium] = (await load()).mediaTypes
      const whole = fieldsOf({
        jobTitle: 'Beraterin',
        department: 'Kundenberatung',
        email: 'mira.mut@agentur.example',
        phone: '+49 40 1234-1',
        mobile: '+49 171 1234',
        mediaTypeIds: medium ? [medium.id] : [],
        isCallbackEnabled: true,
      })
      const made = await add(whole)
      expect(made).toMatchObject({ ...whole, version: 1 })
      expect((await load()).contacts.at(-1)).toEqual(made)
      // What is not known is empty, and not absent.
      expect(await add()).toMatchObject(fieldsOf())
    })

    test('what is wrong is told at its fields (CON-02, ERR-16)', async () => {
      const names = await refusal(add({ firstName: ' ', email: 'keine' }))
      expect(names.code).toBe('invalid')
      expect(Object.keys(names.fields).toSorted()).toEqual(['email', 'firstName'])
      const silent = await refusal(add({ isCallbackEnabled: true }))
      expect(Object.keys(silent.fields)).toEqual(['email'])
    })

    test('a change needs the version that was seen (CON-02)', async () => {
      const { id } = await add({ phone: '+49 40 1' })
      const change = { id, fields: fieldsOf({ lastName: 'Anders', phone: '' }) }
      const saved = await port.save({ ...change, version: 1, commandId: commandId() })
      expect(saved).toMatchObject({ lastName: 'Anders', phone: '', version: 2 })
      const late = await refusal(port.save({ ...change, version: 1, commandId: commandId() }))
      expect(late.code).toBe('conflict')
    })

    test('a contact is put before another one, or at the end (CON-01)', async () => {
      if (!port.arrange) return
      const first = (await order())[0]!
      const { id } = await add()
      await port.arrange({ id, beforeId: first, commandId: commandId() })
      expect((await order()).slice(0, 2)).toEqual([id, first])
      await port.arrange({ id, beforeId: null, commandId: commandId() })
      expect((await order()).at(-1)).toBe(id)
    })

    test('what was deleted is gone, and comes back where it stood (CON-02, T-08)', async () => {
      const [{ id }, last] = [await add(), await add()]
      const before = await order()
      await port.remove({ id, commandId: commandId() })
      expect(await order()).not.toContain(id)
      expect(await order()).toContain(last.id)
      if (!port.restore) return
      expect(await port.restore({ id, commandId: commandId() })).toMatchObject({ id })
      expect(await order()).toEqual(before)
      expect((await refusal(port.restore({ id, commandId: commandId() }))).code).toBe('not-found')
    })

    test('days off have no times, on other days they come one after the other (T-79)', async () => {
      const days = await port.callDays(contactId).load()
      const off = days.filter(({ dayOff }) => dayOff)
      expect(off.length).toBeGreaterThan(0)
      expect(off.every(({ times }) => times.length === 0)).toBe(true)
      const times = days.flatMap((one) => one.times)
      expect(times.length).toBeGreaterThan(2)
      expect(times.every(({ from, to }) => Date.parse(from) < Date.parse(to))).toBe(true)
      for (const [index, { from }] of times.slice(1).entries())
        expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(times[index]!.to))
      expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
    })

    test('a call can be asked for at any time, or at a free one that is then taken (CON-03, T-79)', async () => {
      if (!port.requestCallback) return
      await ask()
      const [, , time] = await freeTimes()
      await ask({ time: time!, note: 'Gern vor der Mittagspause.' })
      expect((await freeTimes()).map(({ from }) => from)).not.toContain(time!.from)
      const late = await refusal(ask({ time: time! }))
      expect([late.code, late.reason, Object.keys(late.fields)]).toEqual(['conflict', 'slot-taken', ['time']]) // prettier-ignore
    })

    test('a wish without a topic, with half a number or at night is told at its fields (CON-03)', async () => {
      if (!port.requestCallback) return
      const blank = await refusal(ask({ topic: ' ', phone: '1' }))
      expect(Object.keys(blank.fields).toSorted()).toEqual(['phone', 'topic'])
      const time = { from: '2030-06-18T01:00:00.000Z', to: '2030-06-18T01:30:00.000Z' }
      expect(Object.keys((await refusal(ask({ time }))).fields)).toEqual(['time'])
    })

    test('who does not call back cannot be asked to (CON-03)', async () => {
      if (!port.requestCallback) return
      const { id } = await add()
      expect((await refusal(ask({ contactId: id }))).code).toBe('conflict')
      expect((await refusal(port.callDays(id).load())).code).toBe('conflict')
    })

    test('a file makes, changes and deletes in one step, and is taken back (CON-02, T-08)', async () => {
      const { file } = port
      if (!file) return
      const one = await add({ email: 'mira@agentur.example' })
      const two = await add({ firstName: 'Deniz', lastName: 'Arslan' })
      const records = await file.stored().load()
      const mira = records.find(({ id }) => id === one.id)!
      expect(mira.values).toMatchObject({ id: one.id, lastName: 'Mut', email: 'mira@agentur.example', media: null }) // prettier-ignore
      const changed = { ...mira.values, jobTitle: 'Beraterin', media: '5' }
      const [saved, made] = await file.put({
        changes: [
          { id: one.id, version: mira.version, values: changed },
          { id: null, version: undefined, values: { firstName: 'Nele', lastName: 'Neu' } },
        ],
        removeIds: [two.id],
        restoreIds: [],
        commandId: commandId(),
      })
      expect(await order()).toContain(made!.id)
      expect(await order()).not.toContain(two.id)
      expect((await load()).contacts.find(({ id }) => id === one.id)).toMatchObject({ jobTitle: 'Beraterin', mediaTypeIds: [5] }) // prettier-ignore
      const stale = { id: one.id, version: mira.version, values: changed }
      expect(await refusal(file.put({ changes: [stale], removeIds: [], restoreIds: [], commandId: commandId() }))).toMatchObject({ code: 'conflict' }) // prettier-ignore
      await file.put({
        changes: [{ id: one.id, version: saved!.version, values: mira.values }],
        removeIds: [made!.id],
        restoreIds: [two.id],
        commandId: commandId(),
      })
      expect(await order()).toContain(two.id)
      expect(await order()).not.toContain(made!.id)
      expect((await load()).contacts.find(({ id }) => id === one.id)).toMatchObject({ jobTitle: '', mediaTypeIds: [] }) // prettier-ignore
    })
  })
}
