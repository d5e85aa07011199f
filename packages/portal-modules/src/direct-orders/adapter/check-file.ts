import type { Client } from '@atrium/api-client'
import { directOrders, fileHeadBytes } from '@atrium/api-client/contract'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import { toPortError } from '../../kit/port-error.ts'

const { asPort } = portCalls()

/** Asks the server about the first bytes of a file: as many as it looks at when the whole of it comes. */
export const checkFileWith =
  (client: Client, params: { applicationId: number }) =>
  async (file: File): Promise<string | undefined> => {
    const head = new File([file.slice(0, fileHeadBytes)], file.name, { type: file.type })
    try {
      await asPort(
        client.call(directOrders.checkFile, { params, body: {}, files: { file: [head] } }),
      )
      return undefined
    } catch (thrown) {
      const error = toPortError(thrown)
      const said = error.code === 'invalid' ? error.fields.file : undefined
      if (said === undefined) throw error
      return said.join(' ')
    }
  }
