import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { CustomersPort } from '../customers.port.ts'

const command = () => ({ commandId: crypto.randomUUID() })
const fresh = () => `Kunde ${crypto.randomUUID().slice(0, 8)}`

/** What every port of clients must do; run it against your own. */
export function describeCustomersPort(name: string, makePort: () => Promise<CustomersPort>): void {
  describe(`customers port: ${name}`, () => {
    let port: CustomersPort
    beforeEach(async () => {
      port = await makePort()
    })
    const find = async (id: number) => (await port.customers().load()).find((one) => one.id === id)

    test('one is added behind the others, called something else, archived and taken back (ADM-09)', async () => {
      const called = fresh()
      const made = await port.create({ name: called, ...command() })
      expect(made).toMatchObject({ name: called, isArchived: false, isShared: false, campaignCount: 0, invoiceCount: 0 }) // prettier-ignore
      expect((await port.customers().load()).at(-1)).toEqual(made)
      const other = fresh()
      await port.save({ id: made.id, name: other, ...command() })
      await port.save({ id: made.id, isArchived: true, ...command() })
      expect(await find(made.id)).toEqual({ ...made, name: other, isArchived: true })
      const back = await port.save({ id: made.id, isArchived: false, ...command() })
      expect(back).toEqual({ ...made, name: other })
    })

    test('a name stands once, and who is not there is not found', async () => {
      const { name: taken } = await port.create({ name: fresh(), ...command() })
      const refused = await refusal(port.create({ name: taken.toUpperCase(), ...command() }))
      expect([refused.code, Object.keys(refused.fields)]).toEqual(['invalid', ['name']])
      const none = await refusal(port.save({ id: 987_654, isArchived: true, ...command() }))
      expect(none.code).toBe('not-found')
    })
  })
}
