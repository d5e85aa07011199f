import type { RecordCommand, StoredRecord } from '../../kit/record-import/records.types.ts'
import type { ChannelSpending, CockpitData } from '../cockpit.port.ts'
import type { CostField } from '../costs-import/costs-import.port.ts'

type Known = Pick<CockpitData, 'channels' | 'spending'>

/** Another number where the amounts are others; whole cents, so that each has its own. */
export const versionOf = ({ booked, invoiced }: { booked: unknown; invoiced: unknown }): number =>
  Math.round(Number(booked ?? -1) * 100) + Math.round(Number(invoiced ?? -1) * 100) * 7

/** The channels of a cockpit with their costs, as an import compares with them. */
export const costsOf = ({ channels, spending }: Known): StoredRecord<CostField>[] =>
  channels.map(({ id, name, externalId, start, end }) => {
    const { booked = null, invoiced = null } = spending.find(({ channelId }) => channelId === id) ?? {} // prettier-ignore
    return {
      id,
      version: versionOf({ booked, invoiced }),
      values: { id, name, externalId, start, end, booked, invoiced },
    }
  })

/** What channels cost, with these amounts taken over. */
export const withCosts = (
  { channels, spending }: Known,
  changes: RecordCommand<CostField>['changes'],
): ChannelSpending[] => {
  const amounts = new Map(changes.map(({ id, values }) => [id, values]))
  return channels.flatMap(({ id, budget }) => {
    const known = spending.find(({ channelId }) => channelId === id)
    const values = amounts.get(id)
    if (!values) return known ?? []
    const { booked, invoiced } = values as { booked: number | null; invoiced: number | null }
    return { planned: budget, ...known, channelId: id, booked, invoiced }
  })
}
