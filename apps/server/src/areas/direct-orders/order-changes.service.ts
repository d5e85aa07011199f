import { bookingStatusTypes } from '@atrium/api-client/contract'
import type { BodyOf, DirectOrder, directOrders } from '@atrium/api-client/contract'
import type { Language } from '../../platform/locales.ts'
import { forbidden, invalid, Problem, stale } from '../../platform/problem.ts'
import type { CallContext, UploadedFile } from '../../platform/http/call-context.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  addComponents,
  changeGroups,
  type Command,
  findForChange,
  findVisible,
  type Found,
  keyOf,
  listChildren,
  logMails,
  nameKey,
  nameOf,
  placeInto,
  replaceGroups,
  requireKnownGroups,
  publishChanged,
  updateComponent,
} from '../components/index.ts'
import { keeper } from '../files/index.ts'
import { enterTenant, type Access } from '../users/index.ts'
import {
  canOrder,
  handlesOrders,
  mayChange,
  mayMove,
  orderAudience,
  type OrderStatus,
} from './direct-orders.policy.ts'
import { hasEnded } from './direct-orders.dates.logic.ts'
import { listCircle } from './direct-orders.repository.ts'
import { findOrder, presentOrder } from './direct-orders.service.ts'
import { orderTexts } from './direct-orders.texts.ts'
import { isSameBooking, statusMeant } from './order-approval.logic.ts'
import { listValues } from './order-details.repository.ts'
import { fileChanges } from './order-differences.logic.ts'
import { attachFiles, removeFiles } from './order-files.service.ts'
import { checkOrder, type OrderForm } from './order-input.service.ts'
import { publishApprovalsChanged, notifyAboutStatus } from './order-news.service.ts'
import { writeOrder } from './order-writing.service.ts'
import { readingOf } from './order-reading.ts'

type ChangesDependencies = Pick<
  Dependencies,
  'database' | 'events' | 'clock' | 'portalUrl' | 'storage' | 'scanner'
>

/** Who commands, with the words in which the answer is made and where its log is written. */
export interface OrderCommand extends Command {
  language: Language
  log: CallContext['log']
}

const { Created, Approved, Canceled } = bookingStatusTypes

export function createOrderChanges(deps: ChangesDependencies) {
  /** Works in a transaction whose files are thrown away where it fails, and logs what it mailed. */
  async function withFiles(
    command: OrderCommand,
    files: readonly UploadedFile[],
    work: (at: {
      tx: Transaction
      access: Access
      kept: ReturnType<typeof keeper>
    }) => Promise<{ order: DirectOrder; mails: Parameters<typeof logMails>[1] }>,
  ): Promise<DirectOrder> {
    const kept = keeper(deps, files)
    try {
      const { actor, applicationId } = command
      const { order, mails } = await enterTenant(deps, actor, applicationId, (tx, access) =>
        work({ tx, access, kept }),
      )
      logMails(command.log, mails)
      return order
    } catch (error) {
      await kept.undo(error)
      throw error
    }
  }

  return {
    /** Places an order, for the agency at once or to be sent later (DO-25). */
    create(
      command: OrderCommand,
      form: OrderForm,
      files: readonly UploadedFile[],
    ): Promise<DirectOrder> {
      return withFiles(command, files, async ({ tx, access, kept }) => {
        const list = await placeInto(tx, access, form.parentComponentId, 'directorder')
        if (form.userGroupIds && !handlesOrders(access)) throw forbidden()
        const status = (form.booking.bookingStatusType ?? Created) as OrderStatus
        requirePlaceable(status, [Created, Approved])
        const reading = await readingOf(deps, tx, access, command.language)
        const checked = await checkOrder(tx, access, form, { status, today: reading.today })
        const audience = await audienceOf(tx, access, form.userGroupIds, access.actor.userId)
        const { rows } = await addComponents(deps, tx, access, command, {
          place: { folder: list },
          items: [
            {
              type: 'directorder',
              displayName: form.displayName.normalize('NFC'),
              nameKey: nameKey(form.displayName),
              description: form.description || null,
            },
          ],
          userGroupIds: undefined,
          audience,
          notifyGroups: false,
        })
        const found: Found = { row: rows[0]!, chain: [...list.chain, rows[0]!] }
        const after = await writeOrder(deps, tx, reading, found, {
          checked,
          name: rows[0]!.display_name,
          description: form.description || null,
        })
        const keys = await kept.keys()
        await attachFiles(deps, tx, access, command, { order: found, files, keys })
        if (after.step) await publishApprovalsChanged(deps, tx, command, found)
        const mails = await notifyAboutStatus(deps, tx, access, found, { before: null, after })
        return { order: await presentOrder(tx, reading, found.row.id), mails }
      })
    },

    /** Changes an order, and sends it where the form says so (DO-28, DO-09). */
    save(
      command: OrderCommand,
      form: BodyOf<typeof directOrders.save>,
      files: readonly UploadedFile[],
    ): Promise<DirectOrder> {
      return withFiles(command, files, async ({ tx, access, kept }) => {
        const reading = await readingOf(deps, tx, access, command.language)
        const { found, row } = await findForOrder(tx, access, form.id)
        requireChangeable(access, row.status)
        if (form.userGroupIds && !handlesOrders(access)) throw forbidden()
        if (command.ifMatch !== undefined && command.ifMatch !== row.version) {
          throw stale(await presentOrder(tx, reading, row.id))
        }
        const asked = form.booking.bookingStatusType as OrderStatus | undefined
        const status = asked ?? statusMeant(row)
        if (asked !== undefined && asked !== row.status) {
          requirePlaceable(asked, [Approved])
          // Sent again while it waits, it goes on waiting.
          if (row.approval !== 'waiting' && !mayMove(access, row, asked)) throw notFromHere()
        }
        const key = { applicationId: access.applicationId, id: row.id }
        const before = { row, values: await listValues(tx, key) }
        const checked = await checkOrder(tx, access, form, { status, today: reading.today, before })
        const name = form.displayName.normalize('NFC')
        const isSettled = hasEnded(row, reading.today)
        if (isSettled && !isSameBooking({ ...checked.facts, display_name: name }, row)) {
          throw ended()
        }
        const removed = await removeFiles(deps, tx, access, command, { order: found, ids: form.removedFileIds ?? [] }) // prettier-ignore
        const after = await writeOrder(deps, tx, reading, found, {
          checked,
          name,
          description: form.description || null,
          before,
          files: fileChanges(
            removed,
            files.map((file) => file.name),
          ),
        })
        await updateComponent(tx, keyOf(found.row, access), nameOf({ displayName: form.displayName, description: form.description || null }, found.row)) // prettier-ignore
        if (form.userGroupIds) await changeAudience(tx, access, found, form.userGroupIds)
        const order = await findVisible(tx, access, row.id)
        const keys = await kept.keys()
        await attachFiles(deps, tx, access, command, { order, files, keys })
        await publishChanged(deps, tx, command, order.row)
        if (row.approval === 'waiting' || after.step)
          await publishApprovalsChanged(deps, tx, command, order)
        const mails = await notifyAboutStatus(deps, tx, access, order, { before: row, after })
        return { order: await presentOrder(tx, reading, row.id), mails }
      })
    },
  }
}

/** Finds and holds an order, so that what is checked is still so when it is written. */
export async function findForOrder(tx: Transaction, access: Access, id: number) {
  await findOrder(tx, access, id)
  const found = await findForChange(tx, access, id)
  return { found, row: await findOrder(tx, access, id) }
}

export const notFromHere = () =>
  new Problem(409, 'order-status', { text: orderTexts['not-from-here'] })

/** It is over: what it cost and when it ran is settled (DO-12). */
export const ended = () => new Problem(409, 'order-ended', { text: orderTexts.ended })

/** Nothing of a cancelled order is changed any more (DO-08). */
export function requireOpen(status: OrderStatus): void {
  if (status === Canceled) throw new Problem(409, 'order-canceled', { text: orderTexts.canceled })
}

function requireChangeable(access: Access, status: OrderStatus): void {
  if (!canOrder(access)) throw forbidden()
  requireOpen(status)
  if (!mayChange(access, status)) throw new Problem(409, 'order-sent', { text: orderTexts.sent })
}

/** With its contents an order is kept or sent; to everything else there are calls of their own. */
function requirePlaceable(status: OrderStatus, allowed: readonly OrderStatus[]): void {
  if (allowed.includes(status)) return
  throw invalid({ 'booking.bookingStatusType': orderTexts['not-from-here'] })
}

async function audienceOf(
  tx: Transaction,
  access: Access,
  chosen: readonly number[] | undefined,
  userId: number,
): Promise<number[]> {
  await requireKnownGroups(tx, access.applicationId, { userGroupIds: chosen ?? [] })
  const circle = await listCircle(tx, access.applicationId)
  return orderAudience({ ...circle, userId, groupIds: access.groupIds, chosen })
}

/** Lets others see an order and its attachments; whoever placed it keeps seeing it. */
async function changeAudience(
  tx: Transaction,
  access: Access,
  { row }: Found,
  chosen: readonly number[],
): Promise<void> {
  const audience = await audienceOf(tx, access, chosen, row.created_by ?? access.actor.userId)
  await changeGroups(tx, access, row, audience)
  const files = await listChildren(tx, { ...access, seesAll: true }, row.id)
  const ids = files.map(({ id }) => id)
  await replaceGroups(tx, access.applicationId, ids, audience)
}
