import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { customers, type Customer as Answer } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type { Customer, CustomersPort } from '../customers.port.ts'

export interface CustomersAdapterOptions {
  client: Client
  scope: Scope
}

/** How the server calls fields of ours. */
const { asPort, withPortErrors } = portCalls({ displayName: 'name' })

/** The port of the clients on the portal's own calls. */
export function createCustomersAdapter({ client, scope }: CustomersAdapterOptions): CustomersPort {
  const params = { applicationId: scope.tenant }
  return {
    customers() {
      const { key, load } = describeQuery(client, scope, customers.list, { params })
      return withPortErrors({
        key: [...key, 'customers'],
        load: async () => (await load()).map(toCustomer),
      })
    },
    create: async ({ name, commandId }) => {
      const input = { params, body: { displayName: name } }
      return toCustomer(
        await asPort(client.call(customers.create, input, { idempotencyKey: commandId })),
      )
    },
    save: async ({ id, name, isArchived, commandId }) => {
      const body = {
        ...(name !== undefined && { displayName: name }),
        ...(isArchived !== undefined && { isArchived }),
      }
      const input = { params: { ...params, customerId: id }, body }
      return toCustomer(
        await asPort(client.call(customers.save, input, { idempotencyKey: commandId })),
      )
    },
  }
}

const toCustomer = ({ displayName: name, ...facts }: Answer): Customer => ({ name, ...facts })
