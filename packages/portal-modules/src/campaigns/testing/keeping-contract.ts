import { beforeEach, expect, test } from 'vitest'
import { refusal } from '../../kit/testing/refusal.ts'
import type { Campaign, CampaignsPort } from '../campaigns.port.ts'
import type { CampaignKeepingPort } from '../keeping.port.ts'

/** Names, audiences and deletions of campaigns; called inside of the suite of the whole port. */
export function describeKeeping(get: () => CampaignsPort, commandId: () => string): void {
  let port: CampaignsPort
  let keeping: CampaignKeepingPort
  let made: Campaign
  beforeEach(async () => {
    port = get()
    keeping = port.keeping!
    made = await port.planning!.create({
      name: `Probe ${commandId().slice(0, 8)}`,
      client: null,
      product: null,
      budget: 1_000,
      currency: 'EUR',
      start: null,
      end: null,
      dueOn: null,
      copyOf: null,
      commandId: commandId(),
    })
  })
  const idsShown = async () => (await port.campaigns().load()).map(({ id }) => id)

  test('it gets another name and currency, from the version that was seen (CAMP-07, CAMP-10)', async () => {
    const save = (campaign: Campaign, name: string) =>
      keeping.save({ campaign, name, currency: 'CHF', commandId: commandId() })
    const saved = await save(made, 'Umbenannt')
    expect(saved).toMatchObject({ id: made.id, name: 'Umbenannt', currencyName: 'CHF' })
    expect((await refusal(save(made, 'Zu spät'))).code).toBe('conflict')
    const nameless = await refusal(save(saved, ''))
    expect([nameless.code, Object.keys(nameless.fields)]).toEqual(['invalid', ['name']])
  })

  test('groups that see it are said anew, over those that were seen; one that is not there is refused (PERM-14, T-09)', async () => {
    const { version, groups: all } = await keeping.audience(made.id).load()
    const own = all.find((group) => group.includesReader) ?? all.find((group) => !group.seesEverything)! // prettier-ignore
    const free = all.filter((group) => !group.seesEverything)
    const other = free.find(({ id }) => id !== own.id)!
    const save = (seen: number, groupIds: readonly number[]) =>
      keeping.saveAudience({ id: made.id, version: seen, groupIds, commandId: commandId() })
    await save(version, [own.id, other.id])
    const assigned = async () =>
      (await keeping.audience(made.id).load()).groups
        .filter((group) => group.isAssigned && !group.seesEverything)
        .map(({ id }) => id)
        .toSorted((one, two) => one - two)
    const expected = [own, other].filter((group) => !group.seesEverything).map(({ id }) => id)
    expect(await assigned()).toEqual(expected.toSorted((one, two) => one - two))
    const late = await refusal(save(version, [own.id]))
    expect([late.code, late.current]).toEqual(['conflict', await keeping.audience(made.id).load()])
    const present = (await keeping.audience(made.id).load()).version
    expect((await refusal(save(present, [own.id, 999_999]))).code).toBe('not-found')
  })

  test('deleted it is shown no more, stands in the list of what was deleted, and comes back as it was (T-08, T-66)', async () => {
    const { id, version } = made
    const stale = await refusal(keeping.remove({ id, version: version + 7, commandId: commandId() })) // prettier-ignore
    expect(stale.code).toBe('conflict')
    await keeping.remove({ id, version, commandId: commandId() })
    expect(await idsShown()).not.toContain(id)
    expect((await keeping.deleted().load())[0]).toMatchObject({ id, name: made.name, channelCount: 0 }) // prettier-ignore
    const back = await keeping.restore({ id, commandId: commandId() })
    expect(back).toMatchObject({ id, name: made.name, version })
    expect(await idsShown()).toContain(id)
    expect((await keeping.deleted().load()).map((row) => row.id)).not.toContain(id)
    expect((await refusal(keeping.restore({ id, commandId: commandId() }))).code).toBe('not-found')
  })
}
