import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { costsVersion, figures, maxFigureRows } from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import type { PortCalls } from '../../kit/adapter/port-calls.ts'
import { dayFromWire } from '../../kit/dates/index.ts'
import type { CockpitPort } from '../cockpit.port.ts'

const amountOf = (value: unknown) => (typeof value === 'number' ? value : null)

/** What is imported of a campaign: its figures by day, and what its channels cost. */
export function figureCalls(
  client: Client,
  scope: Scope,
  { asPort, withPortErrors }: PortCalls,
): Pick<CockpitPort, 'figures' | 'costs'> {
  const applicationId = scope.tenant
  return {
    figures: {
      maxValues: maxFigureRows,
      stored: (campaignId) => {
        const input = { params: { applicationId, campaignId } }
        const { key, load } = describeQuery(client, scope, figures.kpis, input)
        return withPortErrors({
          key: [...key, 'cockpit'],
          load: async () =>
            (await load()).map(({ values, ...figure }) => ({
              ...figure,
              values: values.map(({ day, value }) => ({ day: dayFromWire(day), value })),
            })),
        })
      },
      put: async ({ campaignId, described, values, commandId }) => {
        const items = values.map(({ day, ...one }) => ({ ...one, campaignId, day: toDay(day) }))
        const input = { params: { applicationId }, body: { kpis: [...described], items } }
        await asPort(client.call(figures.putKpis, input, { idempotencyKey: commandId }))
      },
    },

    costs: (campaignId) => ({
      maxRows: maxFigureRows,
      stored: () => {
        const input = { params: { applicationId, campaignId } }
        const { key, load } = describeQuery(client, scope, figures.costs, input)
        return withPortErrors({
          key: [...key, 'cockpit'],
          load: async () =>
            (await load()).map(({ channelId: id, startDate, endDate, ...cost }) => ({
              id,
              version: cost.version,
              values: {
                id,
                name: cost.name,
                externalId: cost.externalId,
                start: startDate && dayFromWire(startDate),
                end: endDate && dayFromWire(endDate),
                booked: cost.booked,
                invoiced: cost.invoiced,
              },
            })),
        })
      },
      put: async ({ changes, commandId }) => {
        const items = changes.flatMap(({ id, version, values }) =>
          id === null
            ? []
            : {
                channelId: id,
                booked: amountOf(values.booked),
                invoiced: amountOf(values.invoiced),
                ...(version !== undefined && { version }),
              },
        )
        const saved = items.map((item) => ({ id: item.channelId, version: costsVersion(item) }))
        const input = { params: { applicationId }, body: { items } }
        await asPort(client.call(figures.putCosts, input, { idempotencyKey: commandId }))
        return saved
      },
    }),
  }
}
