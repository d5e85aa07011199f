import type { CallOptions, Client, Scope } from '@atrium/api-client'
import { directOrders, type DirectOrder } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { DirectOrdersPort, OrderContent } from '../direct-orders.port.ts'
import { numberOfStatus } from '../status.logic.ts'
import { readOrder } from './order-answer.ts'
import { portField } from './port-field.ts'
import { bodyOf } from './to-form.ts'
import { toOrder } from './to-order.ts'

/** Orders are placed, changed, and moved on (DO-25, DO-28, DO-09). */
export function changeCalls(
  client: Client,
  scope: Scope,
): Pick<DirectOrdersPort, 'create' | 'save' | 'cancel' | 'decide' | 'setStatus'> {
  const params = { applicationId: scope.tenant }
  return {
    create: (order, componentId, { commandId, onProgress }) =>
      acceptedOrder(
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
      acceptedOrder(
        client.call(
          directOrders.save,
          {
            params,
            body: { ...bodyOf(order, componentId), id, removedFileIds: [...(order.removedFileIds ?? [])] }, // prettier-ignore
            files: { files: [...order.files] },
          },
          { ...sendOptions(commandId, onProgress), ifMatch: version },
        ),
        order,
      ),

    cancel: (id, reason, commandId) =>
      readOrder(
        client.call(
          directOrders.cancel,
          { params: { ...params, id }, body: { id, comment: reason } },
          { idempotencyKey: commandId },
        ),
      ),

    decide: ({ id, version }, decision, reason, commandId) =>
      readOrder(
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
      readOrder(
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
  }
}

/** What is wrong with an order that was sent is told by the fields of its form. */
async function acceptedOrder(answer: Promise<DirectOrder>, order: OrderContent) {
  const { asPort: asForm } = portCalls((name) => portField(name, order), {
    currentOf: (current) => toOrder(current as DirectOrder),
  })
  return toOrder(await asForm(answer))
}

const sendOptions = (
  commandId: string,
  onProgress: ((sentBytes: number, totalBytes: number) => void) | undefined,
): CallOptions => ({
  idempotencyKey: commandId,
  ...(onProgress && { onProgress: ({ sent, total }) => onProgress(sent, total) }),
})
