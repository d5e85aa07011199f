import type { AudienceGroup } from '../../kit/audience/audience.types.ts'
import { PortError } from '../../kit/port-error.ts'
import type { Campaign, CampaignChange } from '../campaigns.port.ts'
import type { CampaignAudience, CampaignKeepingPort, DeletedCampaign } from '../keeping.port.ts'
import { fixedNow } from './fixtures.ts'

export type KeepingCall = 'save' | 'audience' | 'saveAudience' | 'deleted' | 'remove' | 'restore'

interface Store {
  instance: string
  campaigns: Map<number, Campaign>
  canPlan: boolean
  answer: <T>(call: KeepingCall, work: () => T) => Promise<T>
  emit: (change: CampaignChange) => void
}

const group = (id: number, name: string, more: Partial<AudienceGroup> = {}): AudienceGroup => ({
  id,
  name,
  type: 'client',
  isAssigned: true,
  seesEverything: false,
  memberCount: 4,
  ...more,
})

/** Groups of an application, of which all but one see a campaign. */
const someGroups: readonly AudienceGroup[] = [
  group(1, 'Administration', { type: 'administrator', seesEverything: true, isAssigned: false }),
  group(2, 'Kundenberatung', { type: 'client-service', memberCount: 6, includesReader: true }),
  group(3, 'Kunde', { memberCount: 9 }),
  group(4, 'Regionen', { isAssigned: false, memberCount: 23 }),
]

const asked =
  'Der Kunde wurde zu dieser Kampagne schon gefragt, deshalb wird sie nicht gelöscht. Stoppen Sie stattdessen ihre Kanäle: Dann bleibt nachlesbar, was entschieden wurde.'

/** Keeping campaigns in memory, with the server's rules (CAMP-07). */
export function memoryKeeping({
  instance,
  campaigns,
  canPlan,
  answer,
  emit,
}: Store): CampaignKeepingPort {
  // prettier-ignore
  const gone = new Map<number, { campaign: Campaign; row: DeletedCampaign }>()
  const audiences = new Map<number, CampaignAudience>()
  const find = (id: number): Campaign => {
    const campaign = campaigns.get(id)
    if (!campaign) throw new PortError({ code: 'not-found' })
    if (!canPlan) throw new PortError({ code: 'forbidden' })
    return campaign
  }
  const seeing = (id: number) => audiences.get(id) ?? { version: 1, groups: someGroups }
  return {
    save: ({ campaign: { id, version }, name, currency, commandId }) =>
      answer('save', () => {
        const before = find(id)
        if (before.version !== version) throw new PortError({ code: 'conflict' })
        if (name.trim() === '')
          throw new PortError({ code: 'invalid', fields: { name: ['Bitte geben Sie einen Namen ein.'] } }) // prettier-ignore
        const next = { ...before, name, currencyName: currency, version: version + 1 }
        campaigns.set(id, next)
        emit({ campaignId: id, commandId, isPlan: true })
        return next
      }),
    audience: (id) => ({
      key: ['memory-campaigns', instance, 'audience', id],
      load: () =>
        answer('audience', () => {
          find(id)
          return seeing(id)
        }),
    }),
    saveAudience: ({ id, version, groupIds }) =>
      answer('saveAudience', () => {
        find(id)
        const current = seeing(id)
        if (version !== current.version)
          throw new PortError({ code: 'conflict', reason: 'stale', current })
        if (!groupIds.every((one) => current.groups.some((known) => known.id === one)))
          throw new PortError({ code: 'not-found' })
        const groups = current.groups.map((one) => ({ ...one, isAssigned: groupIds.includes(one.id) })) // prettier-ignore
        audiences.set(id, { version: version + 1, groups })
      }),
    deleted: () => ({
      key: ['memory-campaigns', instance, 'deleted'],
      load: () => answer('deleted', () => [...gone.values()].map(({ row }) => row).toReversed()),
    }),
    remove: ({ id, version, commandId }) =>
      answer('remove', () => {
        const campaign = find(id)
        if (campaign.version !== version) throw new PortError({ code: 'conflict' })
        // Nobody was asked about what is still planned.
        if (campaign.states.some((state) => state !== 'Planning' && state !== 'Ready'))
          throw new PortError({ code: 'conflict', reason: 'campaign-asked', explanation: asked })
        campaigns.delete(id)
        const row = {
          id,
          name: campaign.name,
          client: campaign.customer.name,
          channelCount: campaign.states.length,
          deletedAt: fixedNow.toISOString(),
          deletedBy: 'Aylin Kaya',
        }
        gone.set(id, { campaign, row })
        emit({ campaignId: id, commandId, isPlan: true, presence: 'deleted' })
      }),
    restore: ({ id, commandId }) =>
      answer('restore', () => {
        const found = gone.get(id)
        if (!found) throw new PortError({ code: 'not-found' })
        gone.delete(id)
        campaigns.set(id, found.campaign)
        emit({ campaignId: id, commandId, isPlan: true, presence: 'restored' })
        return found.campaign
      }),
  }
}
