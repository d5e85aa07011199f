import { beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../kit/testing/refusal.ts'
import type { ImportedChannel, ImportMapping, PlanImportPort } from '../plan-import.port.ts'

export interface ImportUnderTest {
  port: PlanImportPort
  /** A campaign that the caller plans. */
  campaignId: number
}

/** What every port of the import must do; run it against your own. */
export function describePlanImportPort(
  name: string,
  makePort: () => Promise<ImportUnderTest>,
): void {
  describe(`plan import port: ${name}`, () => {
    let port: PlanImportPort
    let campaignId: number
    beforeEach(async () => {
      ;({ port, campaignId } = await makePort())
    })
    const commandId = () => crypto.randomUUID()
    // Names of its own: what other tests have planned stays out of it.
    const rows = (): ImportedChannel[] => {
      const own = crypto.randomUUID().slice(0, 8)
      return [
        { name: `TV ${own}`, mediaTypeId: 5, publisher: 'Kanal 9', budget: 1_000.5, start: '2027-04-01', end: '2027-04-30', bookingDeadline: '2027-02-01', materialDeadline: '2027-03-01' }, // prettier-ignore
        { name: `Plakat ${own}`, mediaTypeId: 8, publisher: null, budget: null, start: null, end: null }, // prettier-ignore
      ]
    }
    const ask = (channels: readonly ImportedChannel[]) => ({
      campaignId,
      channels,
      missing: 'keep' as const,
    })
    const results = (answer: Awaited<ReturnType<PlanImportPort['compare']>>) =>
      answer.rows.flatMap(({ index, result }) => (index === null ? [] : [result]))

    test('media types have a name and a kind, and the same question has the same key', async () => {
      const types = await port.mediaTypes().load()
      expect(types.find(({ id }) => id === 5)).toMatchObject({ name: 'TV', kind: 'tv' })
      expect(port.mediaTypes().key).toEqual(port.mediaTypes().key)
    })

    test('a mapping reads back as it was kept', async () => {
      const mapping: ImportMapping = {
        columns: [
          { head: 'Werbemittel', field: 'name' },
          { head: 'Von', field: 'start' },
          { head: 'Bis', field: 'end' },
          { head: 'Notiz', field: null },
        ],
        mediaTypes: [{ word: 'Zeppelin', mediaTypeId: 8 }],
      }
      await port.saveMapping({ campaignId, mapping, commandId: commandId() })
      expect(await port.mapping(campaignId).load()).toEqual(mapping)
    })

    test('comparing changes nothing; what was taken over is unchanged the next time, and in the plan (CAMP-07)', async () => {
      const channels = rows()
      expect(results(await port.compare(ask(channels)))).toEqual(['added', 'added'])
      const compared = await port.compare(ask(channels))
      expect(results(compared)).toEqual(['added', 'added'])
      const { version } = compared
      const done = await port.replace({ ...ask(channels), version, commandId: commandId() })
      expect(results(done)).toEqual(['added', 'added'])
      expect(results(await port.compare(ask(channels)))).toEqual(['unchanged', 'unchanged'])
      const planned = await port.channels(campaignId).load()
      expect(planned).toContainEqual({ name: channels[0]!.name, mediaTypeId: 5, kind: 'tv', publisher: 'Kanal 9' }) // prettier-ignore
    })

    test('a change says what was before, field by field, and is taken back (CAMP-07, T-38)', async () => {
      const channels = rows()
      const { version } = await port.compare(ask(channels))
      await port.replace({ ...ask(channels), version, commandId: commandId() })
      const next = [{ ...channels[0]!, budget: 2_000, start: '2027-04-05', materialDeadline: null }]
      const compared = await port.compare(ask(next))
      const found = compared.rows.find(({ index }) => index === 0)!
      expect(found).toMatchObject({
        result: 'changed',
        before: { budget: 1_000.5, start: '2027-04-01', materialDeadline: '2027-03-01' },
        after: { budget: 2_000, start: '2027-04-05', materialDeadline: null },
      })
      expect(compared.rows.some(({ result }) => result === 'kept')).toBe(true)
      const command = { ...ask(next), version: compared.version, commandId: commandId() }
      const { changeId } = await port.replace(command)
      await port.undo({ campaignId, changeId: changeId!, commandId: commandId() })
      expect(results(await port.compare(ask(channels)))).toEqual(['unchanged', 'unchanged'])
    })

    test('another version of the campaign is a conflict, and nothing is taken over', async () => {
      const channels = rows()
      const { version } = await port.compare(ask(channels))
      await port.replace({ ...ask(rows()), version, commandId: commandId() })
      const late = port.replace({ ...ask(channels), version, commandId: commandId() })
      expect((await refusal(late)).code).toBe('conflict')
      expect(results(await port.compare(ask(channels)))).toEqual(['added', 'added'])
    })
  })
}
