import { useCallback, useMemo } from 'react'
import { errorText, toPortError, useMessages, useModuleHost, useQuery, useUndo, type PortError, type QueryResult } from '../kit/index.ts' // prettier-ignore
import type { Customer, CustomersPort } from './customers.port.ts'
import { messages } from './messages/index.ts'

export interface CustomersModel {
  list: QueryResult<readonly Customer[]>
  /** Adds one, or calls one something else. Undefined: done. */
  put: (customer: Customer | undefined, name: string) => Promise<PortError | undefined>
  /** Archives one, or takes that back. */
  archive: (customer: Customer, isArchived: boolean) => void
}

/** The clients as they are now, and what is done with them. */
export function useCustomers(port: CustomersPort): CustomersModel {
  const tools = useMessages(messages)
  const { t } = tools
  const { notify } = useModuleHost()
  const offerUndo = useUndo()
  const list = useQuery(useMemo(() => port.customers(), [port]))
  const refresh = list.state === 'ready' ? list.refresh : undefined
  const archive = useCallback(
    (customer: Customer, isArchived: boolean) => {
      const { id, name } = customer
      const move = async (wanted: boolean, isBack: boolean) => {
        try {
          await port.save({ id, isArchived: wanted, commandId: crypto.randomUUID() })
          const title = t(wanted ? 'done.archived' : 'done.restored', { name })
          if (isBack) notify({ tone: 'success', title })
          else offerUndo(title, () => void move(!wanted, true))
        } catch (error) {
          const detail = errorText(tools, toPortError(error))
          notify({ tone: 'failure', title: t('failed.move', { name }), detail })
        } finally {
          refresh?.()
        }
      }
      void move(isArchived, false)
    },
    [notify, offerUndo, port, refresh, t, tools],
  )
  return {
    list,
    async put(customer, name) {
      const commandId = crypto.randomUUID()
      try {
        if (customer) await port.save({ id: customer.id, name, commandId })
        else await port.create({ name, commandId })
        notify({ tone: 'success', title: t(customer ? 'done.saved' : 'done.added', { name }) })
        return undefined
      } catch (error) {
        return toPortError(error)
      } finally {
        refresh?.()
      }
    },
    archive,
  }
}
