import { describeQuery, type CallOptions, type Client, type Scope } from '@atrium/api-client'
import {
  applications,
  bookingTypeName,
  campaigns,
  directOrderNext,
  directOrders,
  macroEndings,
  maxFileBytes,
  mediaKindOf,
  mediaTypes,
  refusedEnding,
  regionKey,
  rulesOf,
  taxonomyOf,
  type DirectOrder,
} from '@atrium/api-client/contract'
import { readAmount, readValue } from '@atrium/api-client/values'
import { readAllCampaigns } from '../../kit/adapter/all-campaigns.ts'
import { createPreferenceStore } from '../../kit/adapter/preference-store.ts'
import { createFileStore } from '../../kit/adapter/file-store.ts'
import { listenToTenant, listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { savedViewsPort } from '../../kit/adapter/saved-views.ts'
import type {
  DirectOrdersPort,
  FileRules,
  OrderContent,
  OrderField,
} from '../direct-orders.port.ts'
import { checkFileWith } from './check-file.ts'
import type { RegionBudgets } from '../region-budgets.port.ts'
import { hasOwnDates, leadDaysOf } from '../media.logic.ts'
import { numberOfStatus } from '../status.logic.ts'
import { bodyOf } from './to-form.ts'
import { toListedOrders } from './to-listed-orders.ts'
import { numberOfAction, toBlock, toBookingDeadline, toField, toOrder, toOrderCampaign } from './to-order.ts' // prettier-ignore
import { portField } from './port-field.ts'

export type { LiveEvents } from '../../kit/adapter/live-events.ts'

export interface DirectOrdersAdapterOptions {
  client: Client
  scope: Scope
  /** The reader places orders; the server checks every call by itself (PERM-10). */
  canOrder: boolean
  /** Absent: nothing is live. */
  live?: LiveEvents
}

const { asPort } = portCalls((name) => portField(name))

/** Rows of a list that fit on a large screen, and some to scroll. */
const recentCount = 60

/** Orders are components: they change as files and links do. */
const changed = 'components.changed'

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

/** The port of direct orders on the portal's own calls. */
export function createDirectOrdersAdapter({
  client,
  scope,
  canOrder,
  live,
}: DirectOrdersAdapterOptions): DirectOrdersPort {
  const params = { applicationId: scope.tenant }
  const list = (query: { count?: number }) => {
    const { key, load } = describeQuery(client, scope, directOrderNext.summaries, {
      params,
      query,
    })
    return { key: [...key, 'orders'], load: async () => toListedOrders(await asPort(load())) }
  }
  const told = async (answer: Promise<DirectOrder>) => toOrder(await asPort(answer))
  /** The same for an order that was sent: what is wrong is told by the fields of the form. */
  const accepted = async (answer: Promise<DirectOrder>, order: OrderContent) => {
    const { asPort: asForm } = portCalls((name) => portField(name, order), {
      currentOf: (current) => toOrder(current as DirectOrder),
    })
    return toOrder(await asForm(answer))
  }
  const settings = async () => {
    const { load } = describeQuery(client, scope, applications.configuration, { params })
    const { configurations } = await asPort(load())
    return (key: string) =>
      configurations.find(({ configuration }) => configuration.key === key)?.value ?? undefined
  }

  return {
    canOrder,
    preferences: createPreferenceStore('direct-orders', scope),
    files: createFileStore('direct-orders', scope),
    views: savedViewsPort(client, scope, 'directorderlist'),

    orders: () => list({}),
    recentOrders: () => list({ count: recentCount }),

    order(id) {
      const { key, load } = describeQuery(client, scope, directOrderNext.get, {
        params: { ...params, id },
      })
      return { key: [...key, 'order'], load: () => told(load()) }
    },

    document: (id) => asPort(client.call(directOrderNext.download, { params: { ...params, id } })),

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

    create: (order, componentId, { commandId, onProgress }) =>
      accepted(
        client.call(
          directOrders.create,
          {
            params,
            body: bodyOf(order, componentId),
            files: { files: [...order.files] },
          },
          sendOptions(commandId, onProgress),
        ),
        order,
      ),

    save: ({ id, version }, order, componentId, { commandId, onProgress }) =>
      accepted(
        client.call(
          directOrders.save,
          {
            params,
            body: { ...bodyOf(order, componentId), id },
            files: { files: [...order.files] },
          },
          { ...sendOptions(commandId, onProgress), ifMatch: version },
        ),
        order,
      ),

    checkFile: checkFileWith(client, params),

    cancel: (id, reason, commandId) =>
      told(
        client.call(
          directOrders.cancel,
          { params: { ...params, id }, body: { id, comment: reason } },
          { idempotencyKey: commandId },
        ),
      ),

    budgets: {
      of: (year, region) => {
        const query = { year, ...(region !== undefined && { region }) }
        const { key, load } = describeQuery(client, scope, directOrders.regionBudgets, { params, query }) // prettier-ignore
        return { key: [...key, 'budgets'], load: () => asPort(load()) }
      },
      set: ({ commandId, version, ...body }) =>
        portCalls({}, { currentOf: (current) => current as RegionBudgets }).asPort(
          client.call(
            directOrders.saveRegionBudget,
            { params, body },
            { idempotencyKey: commandId, ifMatch: version },
          ),
        ),
      keyOf: regionKey,
      ...(live && {
        onChange: (listener: () => void) =>
          listenToTypes(live, scope.tenant, ['regionBudgets.changed', changed, 'rights.changed'], listener), // prettier-ignore
      }),
    },

    decide: ({ id, version }, decision, reason, commandId) =>
      told(
        client.call(
          directOrders.decide,
          {
            params: { ...params, id },
            body: { decision, ...(reason !== '' && { comment: reason }) },
          },
          { idempotencyKey: commandId, ifMatch: version },
        ),
      ),

    setStatus: (id, status, reason, commandId) =>
      told(
        client.call(
          directOrders.saveStatus,
          {
            params,
            body: {
              componentId: id,
              bookingStatusType: numberOfStatus(status) as DirectOrder['status'],
              ...(reason !== '' && { comment: reason }),
            },
          },
          { idempotencyKey: commandId },
        ),
      ),

    onChange:
      live &&
      ((listener) =>
        listenToTenant(live, scope.tenant, {
          onEvent(type, { componentIds, parentIds, commandId }) {
            if (type === 'rights.changed') return listener({})
            if (type !== changed) return
            listener({
              ids: componentIds as number[],
              parentIds: parentIds as number[],
              ...(typeof commandId === 'string' && { commandId }),
            })
          },
          onReset: () => listener({}),
        })),
  }
}

const sendOptions = (
  commandId: string,
  onProgress: ((sentBytes: number, totalBytes: number) => void) | undefined,
): CallOptions => ({
  idempotencyKey: commandId,
  ...(onProgress && { onProgress: ({ sent, total }) => onProgress(sent, total) }),
})

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
