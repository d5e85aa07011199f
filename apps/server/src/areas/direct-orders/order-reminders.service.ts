import { relatedObjectTypes } from '@atrium/api-client/contract'
import { audit } from '../../platform/audit.ts'
import { dayFrom, dayOf } from '../../platform/berlin-time.ts'
import { repeatAfter, type JobKind } from '../../platform/jobs/index.ts'
import { forbidden, Problem } from '../../platform/problem.ts'
import type { CallContext } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import { discussionAddressOf, findChain, findVisible, logMails, type Command, type Found } from '../components/index.ts' // prettier-ignore
import { notify, type NewMail, type News, type NewsKind } from '../notifications/index.ts'
import { enterTenant } from '../users/index.ts'
import { canOrder } from './direct-orders.policy.ts'
import { findOrder } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { listApprovals } from './order-approvals.repository.ts'
import { listOrderDeciders } from './order-deciders.ts'
import { addOrderReminder, listDueOrders, type DueOrder, type OrderReminderKind } from './order-reminders.repository.ts' // prettier-ignore

type ReminderDependencies = Pick<Dependencies, 'database' | 'events' | 'clock' | 'portalUrl'>

const hour = 3_600_000

/** Days from today to the last one on which it can be decided: the order begins the day after (T-39). */
const offsets = { soon: 2, today: 0 } as const
const newsKinds: Readonly<Record<OrderReminderKind, NewsKind>> = {
  soon: 'approvalDueSoon',
  today: 'approvalDueToday',
  nudge: 'approvalNudged',
}

/** Reminds of orders that wait and soon can no longer be decided (T-39). */
export const orderReminderJob = (deps: ReminderDependencies): JobKind => ({
  name: 'remind-orders',
  next: repeatAfter(hour),
  run: () => remindOfOrders(deps),
})

/** Reminds who decides two days before the last day to decide, and on it; once each (T-39). */
export async function remindOfOrders(deps: ReminderDependencies): Promise<void> {
  const now = deps.clock.now()
  for (const [name, offset] of Object.entries(offsets)) {
    const kind = name as keyof typeof offsets
    const due = dayFrom(now, offset)
    const rows = await deps.database.system((tx) =>
      listDueOrders(tx, kind, { start: dayFrom(now, offset + 1), due }),
    )
    for (const { application_id: applicationId, ...order } of rows) {
      await deps.database.tenant(applicationId, async (tx) => {
        const steps = await listApprovals(tx, applicationId, [order.id])
        const asked = steps.find(({ approval }) => approval === 'asked')
        if (!asked?.user_id) return
        const actor = { userId: asked.user_id, firstName: asked.first_name ?? '', lastName: asked.last_name ?? '' } // prettier-ignore
        const chain = await findChain(tx, applicationId, order.id)
        await remind(deps, tx, { applicationId, order, chain, actor, by: null, kind, day: due })
      })
    }
  }
}

/** Who may order reminds those who decide about an order that waits, no more than once a day (T-39). */
export async function nudgeOrder(
  deps: ReminderDependencies,
  { actor, applicationId }: Command,
  id: number,
  log: CallContext['log'],
): Promise<void> {
  const mails = await enterTenant(deps, actor, applicationId, async (tx, access) => {
    const order = await findOrder(tx, access, id)
    if (!canOrder(access)) throw forbidden()
    if (order.approval !== 'waiting') {
      throw new Problem(409, 'nothing-waits', { text: orderTexts['nothing-waits'] })
    }
    const { chain } = await findVisible(tx, access, id)
    const day = dayOf(deps.clock.now())
    const by = actor.userId
    const mails = await remind(deps, tx, { applicationId, order, chain, actor, by, kind: 'nudge', day }) // prettier-ignore
    if (!mails) throw new Problem(409, 'nudged-today', { text: orderTexts['nudged-today'] })
    await audit(tx, {
      applicationId,
      actor,
      action: 'approval.reminded',
      objectType: 'component',
      objectId: id,
      summary: { name: order.display_name },
    })
    return mails
  })
  logMails(log, mails)
}

interface Reminder {
  applicationId: number
  order: DueOrder
  chain: Found['chain']
  /** In whose name. */
  actor: News['actor']
  /** Null: nobody pressed anything. */
  by: number | null
  kind: OrderReminderKind
  day: string
}

/** Tells them, unless they were told; undefined: they were. */
async function remind(
  deps: ReminderDependencies,
  tx: Transaction,
  { applicationId, order, chain, actor, by, kind, day }: Reminder,
): Promise<NewMail[] | undefined> {
  const { id, display_name: name } = order
  const at = deps.clock.now()
  if (!(await addOrderReminder(tx, { applicationId, id }, { kind, day, at, by }))) return undefined
  const deciders = (await listOrderDeciders(tx, applicationId, [order], dayOf(at)))(order)
  return notify(deps, tx, applicationId, {
    kind: newsKinds[kind],
    object: { id, type: relatedObjectTypes.Component, name },
    url: await discussionAddressOf(tx, chain),
    actor,
    recipientIds: deciders.map((one) => one.id),
  })
}
