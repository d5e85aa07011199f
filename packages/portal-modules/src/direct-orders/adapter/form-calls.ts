import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  applications,
  bookingTypeName,
  campaigns,
  directOrderNext,
  macroEndings,
  maxFileBytes,
  mediaKindOf,
  mediaTypes,
  refusedEnding,
  rulesOf,
  taxonomyOf,
} from '@atrium/api-client/contract'
import { readAmount, readValue } from '@atrium/api-client/values'
import { readAllCampaigns } from '../../kit/adapter/all-campaigns.ts'
import type { DirectOrdersPort, FileRules, OrderField } from '../direct-orders.port.ts'
import { hasOwnDates, leadDaysOf } from '../media.logic.ts'
import { checkFileWith } from './check-file.ts'
import { asPort } from './order-answer.ts'
import { numberOfAction, toBlock, toBookingDeadline, toField, toOrderCampaign } from './to-order.ts'

/** The server's own rules of names and sizes, as the tenant has set them (FILE-07, FILE-10). */
function fileRulesOf(settingOf: (key: string) => string | undefined): FileRules {
  const rules = rulesOf({
    refused: settingOf('UPLOADS_REFUSED_KINDS'),
    allowed: settingOf('UPLOADS_ALLOWED_KINDS'),
    allowsMacros: readValue(settingOf('UPLOADS_ALLOW_MACROS') ?? '') === true,
  })
  return {
    maxBytes: maxFileBytes,
    refusalOf: (name) => {
      const ending = refusedEnding(name, rules)
      return ending === undefined ? undefined : { ending, hasMacros: macroEndings.includes(ending) }
    },
  }
}

/** What the form of an order offers and asks. */
export function formCalls(client: Client, scope: Scope) {
  const params = { applicationId: scope.tenant }
  const settings = async () => {
    const { load } = describeQuery(client, scope, applications.configuration, { params })
    const { configurations } = await asPort(load())
    return (key: string) =>
      configurations.find(({ configuration }) => configuration.key === key)?.value ?? undefined
  }

  return {
    choices() {
      const blocks = describeQuery(client, scope, directOrderNext.buildingBlocks, { params })
      return {
        key: [...blocks.key, 'choices'],
        load: async () => {
          const [found, all, settingOf] = await Promise.all([
            asPort(blocks.load()),
            asPort(readAllCampaigns(client, scope)),
            settings(),
          ])
          const usesBlocks = readValue(settingOf('BUILDING_BLOCKS_ENABLED') ?? '') !== false
          const approvalBudget = settingOf('DIRECT_ORDER_APPROVAL_BUDGET')
          return {
            fileRules: fileRulesOf(settingOf),
            actions: [
              ...(usesBlocks ? (['buildingBlock'] as const) : []),
              'rescale',
              'switch',
              'assets',
            ],
            campaigns: all.map(toOrderCampaign),
            blocks: found
              .map(toBlock)
              .toSorted((a, b) => (a.priority ?? Infinity) - (b.priority ?? Infinity)),
            approvalBudget: readAmount(approvalBudget ?? ''),
          }
        },
      }
    },

    options({ blockId, mediaTypeIds }) {
      const types = describeQuery(client, scope, mediaTypes.list, {})
      const ofBlock = async (id: number) => {
        const input = { params: { ...params, id } }
        const [{ mediaTypes: media }, entries] = await Promise.all([
          asPort(client.call(directOrderNext.buildingBlock, input)),
          asPort(client.call(directOrderNext.buildingBlockValues, input)),
        ])
        return { media, entries }
      }
      const ofMedia = async () => {
        const entries = await Promise.all(
          mediaTypeIds.map((id) =>
            asPort(client.call(directOrderNext.mediaType, { params: { ...params, id } })),
          ),
        )
        return { media: [], entries: entries.flat() }
      }
      const load = async () => {
        const [names, { media: offered, entries }] = await Promise.all([
          asPort(types.load()),
          blockId === null ? ofMedia() : ofBlock(blockId),
        ])
        const fields = entries.map(toField)
        const nameOf = (id: number) => names.find((one) => one.id === id)?.name ?? `#${id}`
        // A block that names no media types takes any: then they are those of the campaign.
        const chosen = offered.length > 0 ? offered : [...new Set(mediaTypeIds)].map(openMedium)
        const media = chosen.map((one) => ({
          ...one,
          name: nameOf(one.mediaTypeId),
          kind: mediaKindOf(one.mediaTypeId),
          leadDays: leadDaysOf(mediaKindOf(one.mediaTypeId)),
        }))
        return { media, fields: fields.map((field) => underItsMedium(field, nameOf)) }
      }
      return {
        key: ['direct-order-options', scope.tenant, scope.user, blockId ?? 0, ...mediaTypeIds],
        load,
      }
    },

    deadlines(campaignId) {
      const query = { campaignId }
      const { key, load } = describeQuery(client, scope, campaigns.plan, { params, query })
      return {
        key: [...key, 'booking-deadlines'],
        load: async () => (await asPort(load())).flatMap(toBookingDeadline),
      }
    },

    taxonomy() {
      const { key, load } = describeQuery(client, scope, applications.configuration, { params })
      return {
        key: [...key, 'taxonomy'],
        load: async () => {
          const { configurations } = await asPort(load())
          const value = (name: string) =>
            configurations.find(({ configuration }) => configuration.key === name)?.value || undefined // prettier-ignore
          const setting = value('DIRECT_ORDER_TAXONOMY')
          const separator = value('DIRECT_ORDER_TAXONOMY_SEPARATOR')
          if (setting === undefined) return null
          return {
            nameOf: ({ action, media, purchaseOrder, start, end, ...naming }) =>
              taxonomyOf(
                { setting, separator },
                {
                  ...naming,
                  type: bookingTypeName(numberOfAction(action)),
                  mediaTypes: media,
                  purchaseOrderNumber: purchaseOrder,
                  startDate: start,
                  endDate: end,
                },
              ) ?? '',
          }
        },
      }
    },

    checkFile: checkFileWith(client, params),
  } satisfies Partial<DirectOrdersPort>
}

/** A medium of which no block prescribes anything. */
const openMedium = (mediaTypeId: number) => ({
  mediaTypeId,
  isRequired: false,
  needsDates: hasOwnDates(mediaKindOf(mediaTypeId)),
})

/** Fields of a medium stand under its name, where the tenant gives them no group. */
function underItsMedium(field: OrderField, nameOf: (id: number) => string): OrderField {
  const { mediaTypeId, setting } = field
  if (mediaTypeId === null || setting.field.groupName) return field
  const named = { ...setting.field, groupName: nameOf(mediaTypeId) }
  return { ...field, setting: { ...setting, field: named } }
}
