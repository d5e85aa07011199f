import { describeQuery, ownId, type Client, type Scope } from '@atrium/api-client'
import { campaigns, cockpits, fileLinks } from '@atrium/api-client/contract'
import { createPreferenceStore } from '../../kit/adapter/preference-store.ts'
import { listenToTenant, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { PortError } from '../../kit/port-error.ts'
import type { OpenViewer } from '../../kit/view-item.ts'
import type { CockpitAddress, CockpitPort, Comparison } from '../cockpit.port.ts'
import { changeCalls } from './changes.ts'
import { figureCalls } from './figures.ts'
import { toCockpit, toData, toDocument, toHistory } from './to-cockpit.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface CockpitAdapterOptions {
  client: Client
  scope: Scope
  /** Absent: nothing is live. */
  live?: LiveEvents
  /** Absent: assets are only named. */
  openViewer?: OpenViewer
  /** Told which cockpit is shown. */
  shown?: CockpitPort['shown']
}

const { asPort, withPortErrors } = portCalls()

/** The cockpit's port on the portal's own calls. */
export function createCockpitAdapter(options: CockpitAdapterOptions): CockpitPort {
  const { client, scope, live, openViewer, shown } = options
  const applicationId = scope.tenant
  const at = (id: number) => ({ params: { applicationId, id } })

  const find = async (address: CockpitAddress) => {
    if (address.kind === 'own') return client.call(cockpits.get, at(address.id))
    const by = (id: string) => client.call(cockpits.external, { params: { applicationId, id } })
    const cockpit = await by(address.externalId)
    if (address.externalSubId === undefined) return cockpit
    // The second id is that of a channel; of another campaign it means nothing here.
    const channel = await by(address.externalSubId).catch(() => undefined)
    return channel?.id === cockpit.id ? channel : cockpit
  }

  return {
    cockpit: (address) => ({
      key: [scope.user, applicationId, 'cockpits', JSON.stringify(address)],
      load: () => asPort(find(address).then(toCockpit)),
    }),

    data({ id, source }) {
      const input = { params: { path: source, applicationId, id } }
      const { key } = describeQuery(client, scope, cockpits.data, input)
      const load = async (clearCache: boolean, compare: Comparison) => {
        // The rule is not said: a source that knows no other need not understand it.
        const query = compare === '7days' ? { clearCache } : { clearCache, compare }
        const sent = client.call(cockpits.data, { ...input, query })
        const data = toData(await sent, await ownId(client))
        if (data) return data
        throw new PortError({ code: 'unknown', message: 'there is no campaign in the data' })
      }
      return {
        key: [...key, 'cockpit'],
        load: ({ clearCache, compare }) => asPort(load(clearCache, compare)),
      }
    },

    documents(id) {
      const { key, load } = describeQuery(client, scope, campaigns.documents, at(id))
      return withPortErrors({
        key: [...key, 'cockpit'],
        load: async () => (await load()).map(toDocument),
      })
    },

    history(id) {
      const { key, load } = describeQuery(client, scope, campaigns.history, at(id))
      return withPortErrors({
        key: [...key, 'cockpit'],
        load: async () => (await load()).map(toHistory),
      })
    },

    ...changeCalls(client, scope, { asPort, withPortErrors }),
    ...figureCalls(client, scope, { asPort, withPortErrors }),

    openAsset:
      openViewer &&
      ((id, all, { id: campaignId, name: campaignName }) =>
        openViewer(
          id,
          all.map(({ size: _size, ...asset }) => ({
            ...asset,
            kind: 'file',
            campaign: { id: campaignId, name: campaignName },
          })),
        )),

    async pictures(ids) {
      const addressOf = async (componentId: number) => {
        const query = { disposition: 'inline' as const }
        const link = client.call(fileLinks.link, { params: { applicationId, componentId }, query })
        return [componentId, (await link).url] as const
      }
      return new Map(await asPort(Promise.all(ids.map(addressOf))))
    },

    onChange:
      live &&
      ((campaignId, listener) =>
        listenToTenant(live, applicationId, {
          onEvent: (type, payload) => {
            const isHere = type === 'campaigns.changed' && payload.campaignId === campaignId
            if (isHere || type === 'rights.changed') listener()
          },
          onReset: listener,
        })),

    kept: createPreferenceStore('cockpit', scope),
    shown,
  }
}
