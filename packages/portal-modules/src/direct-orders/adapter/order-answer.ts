import type { DirectOrder } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Order } from '../direct-orders.port.ts'
import { portField } from './port-field.ts'
import { toOrder } from './to-order.ts'

export const { asPort } = portCalls((name) => portField(name))

/** The order that a call answers with. */
export const readOrder = async (answer: Promise<DirectOrder>): Promise<Order> =>
  toOrder(await asPort(answer))

/** Orders are components: they change as files and links do. */
export const orderChanged = 'components.changed'
