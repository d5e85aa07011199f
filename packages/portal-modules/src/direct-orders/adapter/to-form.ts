import { toDay } from '@atrium/api-client/values'
import type { OrderAnswer, OrderContent } from '../direct-orders.port.ts'
import { numberOfStatus } from '../status.logic.ts'
import { numberOfAction, numberOfUnit } from './to-order.ts'

const dayText = (day: string | null) => (day === null ? undefined : toDay(day))
const filled = (text: string) => text || undefined

/** Answers as they are sent: of a field with several, each by itself (DO-13, DO-25). */
export const sentAnswers = (values: readonly OrderAnswer[]): readonly OrderAnswer[] =>
  values.flatMap(({ id, value, words }) => (words ?? [value]).map((one) => ({ id, value: one })))

/** An order as form fields (DO-25); what is not entered is left out. */
export function bodyOf(order: OrderContent, componentId: number) {
  const { block, customer, duration, media, values } = order
  return {
    parentComponentId: componentId,
    displayName: order.name,
    description: order.description,
    region: order.region,
    buildingBlockId: block?.id,
    buildingBlockName: block?.name,
    purchaseOrderNumber: order.purchaseOrder,
    target: order.target,
    comment: order.comment,
    booking: {
      customerId: customer?.id,
      customerName: customer?.name,
      campaignId: order.campaignId ?? undefined,
      productId: order.productId ?? undefined,
      budget: Math.round(order.budget * 100) / 100,
      duration: duration?.count,
      durationType: duration ? numberOfUnit(duration.unit) : undefined,
      startDate: dayText(order.start),
      endDate: dayText(order.end),
      taxonomy: filled(order.taxonomy),
      type: numberOfAction(order.action),
      // Left out: a new one is created, another keeps its status.
      bookingStatusType: order.isSent ? numberOfStatus('approved') : undefined,
      bookingMediaTypes: media.map((one, at) => ({
        isSelected: one.isSelected,
        mediaTypeId: one.mediaTypeId,
        mediaTypeName: one.name,
        order: at + 1,
        needsDates: one.needsDates,
        startDate: dayText(one.start),
        endDate: dayText(one.end),
      })),
    },
    configurations: sentAnswers(values).map(({ id, value }) => ({ configurationId: id, value })),
  }
}
