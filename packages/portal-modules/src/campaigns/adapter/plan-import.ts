import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  campaignPlanning,
  campaigns,
  mediaKindOf,
  mediaTypes,
  planImports,
  type PlanImportField,
  type PlanOutcome,
} from '@atrium/api-client/contract'
import { toDay } from '@atrium/api-client/values'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { dayFromWire } from '../../kit/dates/index.ts'
import type {
  ChannelFacts,
  ImportedChannel,
  ImportField,
  PlanCommand,
  PlanComparison,
  PlanImportPort,
} from '../plan-import/plan-import.port.ts'

/** What the server calls the fields of a channel otherwise. */
const serverNames: Partial<Record<ImportField, PlanImportField>> = {
  start: 'startDate',
  end: 'endDate',
}
const ourNames: Readonly<Record<string, ImportField>> = {
  startDate: 'start',
  endDate: 'end',
  mediaTypeId: 'mediaType',
}
const ourName = (name: string) => (ourNames[name] ?? name) as ImportField

const { asPort, withPortErrors } = portCalls((name) =>
  name.replace(/\.(\w+)$/, (_, field: string) => `.${ourName(field)}`),
)

/** Undefined is left out of what is sent, null empties a field. */
const onWire = (day: string | null | undefined) => (day ? toDay(day) : day)

function toRow({ start, end, bookingDeadline, materialDeadline, ...rest }: ImportedChannel) {
  const days = {
    startDate: onWire(start),
    endDate: onWire(end),
    bookingDeadline: onWire(bookingDeadline),
    materialDeadline: onWire(materialDeadline),
  }
  const given = Object.entries({ ...rest, ...days }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as typeof rest & typeof days
}

const dayFacts = new Set(['startDate', 'endDate', 'bookingDeadline', 'materialDeadline'])

/** The values that differ, in our words. Days come as they stand in the database or as they travel. */
const toFacts = (facts: Record<string, unknown> | null): ChannelFacts =>
  Object.fromEntries(
    Object.entries(facts ?? {}).map(([name, value]) => [
      ourName(name),
      dayFacts.has(name) && typeof value === 'string' ? dayFromWire(value) : value,
    ]),
  )

const toComparison = ({ campaign, rows }: PlanOutcome): PlanComparison => ({
  version: campaign?.version ?? null,
  rows: rows.map(({ index, name, result, before, after }) => ({
    index,
    name,
    result,
    before: toFacts(before),
    after: toFacts(after),
  })),
})

/** The import of plans on the portal's own calls. */
export function planImportPort(client: Client, scope: Scope): PlanImportPort {
  const params = { applicationId: scope.tenant }
  const ofCampaign = (id: number) => ({ params: { ...params, id } })
  const body = ({ channels, missing }: PlanCommand, isDryRun: boolean) => ({
    channels: channels.map(toRow),
    missing,
    isDryRun,
  })
  return {
    mediaTypes() {
      const { key, load } = withPortErrors(describeQuery(client, scope, mediaTypes.list, {}))
      return {
        key: [...key, 'plan-import'],
        load: async () =>
          (await load()).map(({ id, name }) => ({ id, name, kind: mediaKindOf(id) })),
      }
    },
    channels(campaignId) {
      const input = { params, query: { campaignId } }
      const { key, load } = withPortErrors(describeQuery(client, scope, campaigns.plan, input))
      return {
        key: [...key, 'plan-import'],
        load: async () =>
          (await load()).map(({ name, mediaTypeId, publisher }) => ({
            name,
            mediaTypeId,
            kind: mediaKindOf(mediaTypeId),
            publisher,
          })),
      }
    },
    mapping(campaignId) {
      const query = describeQuery(client, scope, planImports.mapping, ofCampaign(campaignId))
      const { key, load } = withPortErrors(query)
      return {
        key: [...key, 'plan-import'],
        load: async () => {
          const { mapping } = await load()
          return (
            mapping && {
              mediaTypes: mapping.mediaTypes,
              columns: mapping.columns.map(({ head, field }) => ({
                head,
                field: field && ourName(field),
              })),
            }
          )
        },
      }
    },
    saveMapping: async ({ campaignId, mapping: { columns, mediaTypes: words }, commandId }) => {
      const input = {
        ...ofCampaign(campaignId),
        body: {
          mediaTypes: [...words],
          columns: columns.map(({ head, field }) => ({
            head,
            field: field && (serverNames[field] ?? (field as PlanImportField)),
          })),
        },
      }
      await asPort(client.call(planImports.saveMapping, input, { idempotencyKey: commandId }))
    },
    compare: async (command) => {
      const input = { ...ofCampaign(command.campaignId), body: body(command, true) }
      return toComparison(await asPort(client.call(campaignPlanning.replace, input)))
    },
    replace: async ({ version, commandId, ...command }) => {
      const input = { ...ofCampaign(command.campaignId), body: body(command, false) }
      const options = {
        idempotencyKey: commandId,
        ...(version !== null && { ifMatch: version }),
      }
      const outcome = await asPort(client.call(campaignPlanning.replace, input, options))
      return { ...toComparison(outcome), changeId: outcome.changeId }
    },
    undo: async ({ campaignId, changeId, commandId }) => {
      await asPort(
        client.call(
          campaignPlanning.undo,
          { params: { ...params, id: campaignId, changeId } },
          { idempotencyKey: commandId },
        ),
      )
    },
  }
}
