import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { ConfigurationPort } from '../configuration.port.ts'

export interface PortUnderTest {
  port: ConfigurationPort
}

/** What every port of a configuration must do; run it against your own. The caller may change all. */
export function describeConfigurationPort(
  name: string,
  makePort: () => Promise<PortUnderTest>,
): void {
  describe(`configuration port: ${name}`, () => {
    let port: ConfigurationPort
    const load = () => port.settings().load()
    const command = () => crypto.randomUUID()
    const named = async (key: string) => (await load()).find(({ field }) => field.key === key)!
    beforeEach(async () => {
      ;({ port } = await makePort())
    })

    test('settings come with their fields, values and what may be changed (API-02, ENT-05)', async () => {
      const settings = await load()
      expect(settings.length).toBeGreaterThan(0)
      for (const { field, can } of settings) {
        expect(field.displayName).toMatch(/\S/)
        // A text says something, and is not set.
        expect(can.change).toBe(field.type !== 'Text')
      }
      expect(port.settings().key).toEqual(port.settings().key)
    })

    test('a value is kept and comes back (API-03, ADM-08)', async () => {
      const { id } = await named('TESTPHASE_ENABLED')
      const saved = await port.save({ id, value: 'true', commandId: command() })
      expect(saved).toMatchObject({ id, value: 'true' })
      expect((await named('TESTPHASE_ENABLED')).value).toBe('true')
      await port.save({ id, value: 'false', commandId: command() })
      expect((await named('TESTPHASE_ENABLED')).value).toBe('false')
    })

    test('a reset gives the choice back to the portal; who changed what is known, the newest first (T-98)', async () => {
      const { id } = await named('TESTPHASE_ENABLED')
      await port.save({ id, value: 'true', commandId: command() })
      expect((await port.reset({ id, commandId: command() })).value).toBeNull()
      expect((await named('TESTPHASE_ENABLED')).value).toBeNull()
      const [last, before] = (await port.history().load()).filter(
        ({ key }) => key === 'TESTPHASE_ENABLED',
      )
      expect([last?.from, last?.to, before?.to]).toEqual(['true', null, 'true'])
      expect(last?.actorName).toMatch(/\S/)
      expect(last?.at).toBeInstanceOf(Date)
    })

    test('what is not offered is refused at its value (ERR-16)', async () => {
      const { id } = await named('TESTPHASE_ENABLED')
      const wrong = await refusal(port.save({ id, value: 'vielleicht', commandId: command() }))
      expect([wrong.code, Object.keys(wrong.fields)]).toEqual(['invalid', ['value']])
    })

    test('what is not there is not found', async () => {
      const gone = await refusal(port.save({ id: 987_654, value: 'a', commandId: command() }))
      expect(gone.code).toBe('not-found')
    })
  })
}
