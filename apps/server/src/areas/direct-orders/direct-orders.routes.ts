import { bookingStatusTypes, directOrderNext, directOrders } from '@atrium/api-client/contract'
import { implement, type Route } from '../../platform/implement.ts'
import { forbidden, invalid, notFound } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { createBlocksService } from '../building-blocks/index.ts'
import { commandOf, findVisible } from '../components/index.ts'
import { enterTenant } from '../users/index.ts'
import { canOrder } from './direct-orders.policy.ts'
import { createOrdersService } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { createOrderChanges, type OrderCommand } from './order-changes.service.ts'
import { createRegionBudgets } from './region-budgets.service.ts'
import { decideOrder } from './order-approval.service.ts'
import { nudgeOrder } from './order-reminders.service.ts'
import { moveOrder } from './order-status.service.ts'

type Context = Parameters<typeof commandOf>[0] & Pick<CallContext, 'language' | 'log'>

const orderCommand = (context: Context): OrderCommand => ({
  ...commandOf(context),
  language: context.language,
  log: context.log,
})

export function directOrderRoutes(deps: Dependencies): Route[] {
  const orders = createOrdersService(deps)
  const blocks = createBlocksService(deps)
  const changes = createOrderChanges(deps)
  const budgets = createRegionBudgets(deps)
  return [
    ...implement(directOrderNext, {
      overview: ({ actor, params, language }) =>
        orders.overview(actor, params.applicationId, language),
      list: ({ actor, params, query, language }) =>
        orders.list(actor, params.applicationId, query, language),
      summaries: ({ actor, params, query, language }) =>
        orders.summaries(actor, params.applicationId, query, language),
      days: ({ actor, params, query }) => orders.days(actor, params.applicationId, query),
      get: ({ actor, params, language }) =>
        orders.get(actor, params.applicationId, params.id, language),
      download: ({ actor, params, language }) =>
        orders.download(actor, params.applicationId, params.id, language),
      mediaType: ({ actor, params }) => blocks.mediaType(actor, params.applicationId, params.id),
      buildingBlocks: ({ actor, params }) => blocks.list(actor, params.applicationId),
      buildingBlock: ({ actor, params }) => blocks.get(actor, params.applicationId, params.id),
      buildingBlockValues: ({ actor, params }) =>
        blocks.values(actor, params.applicationId, params.id),
    }),
    ...implement(directOrders, {
      lookup: ({ actor, params, query, language }) =>
        orders.lookup(actor, params.applicationId, query, language),
      regionBudgets: ({ actor, params, query, language }) =>
        budgets.list(actor, params.applicationId, query, language),
      saveRegionBudget: (context) =>
        budgets.save(commandOf(context), context.body, context.language),
      create: (context) => changes.create(orderCommand(context), context.body, context.files.files),
      save: (context) => changes.save(orderCommand(context), context.body, context.files.files),
      checkFile: ({ actor, params }) =>
        enterTenant(deps, actor, params.applicationId, async (_tx, access) => {
          // Whoever reads the request has looked at the file by then, and throws it away afterwards.
          if (!canOrder(access)) throw forbidden()
        }),
      nudge: (context) => nudgeOrder(deps, commandOf(context), context.params.id, context.log),
      cancel: async (context) => {
        const { id, comment } = context.body
        if (id !== context.params.id) throw invalid({ id: orderTexts['other-order'] })
        const status = bookingStatusTypes.Canceled
        return moveOrder(deps, orderCommand(context), { id, status, comment })
      },
      decide: (context) =>
        decideOrder(deps, orderCommand(context), { id: context.params.id, ...context.body }),
      saveStatus: (context) => {
        const { componentId: id, bookingStatusType: status, comment } = context.body
        return moveOrder(deps, orderCommand(context), { id, status, comment })
      },
      remove: ({ actor, params }) =>
        enterTenant(deps, actor, params.applicationId, async (tx, access) => {
          const { row } = await findVisible(tx, access, params.componentId)
          throw row.type === 'directorder' ? forbidden() : notFound()
        }),
    }),
  ]
}
