import { useMemo } from 'react'
import {
  toPortError,
  useMessages,
  useModuleHost,
  useQuery,
  useUndo,
  type PortError,
  type QueryResult,
} from '../kit/index.ts'
import type {
  Integration,
  IntegrationFields,
  IntegrationsPort,
  MadeToken,
} from './integrations.port.ts'
import { messages } from './messages/index.ts'

/** What came of something that makes a token. */
type TokenOutcome = { made: MadeToken } | { error: PortError }

export interface IntegrationsModel {
  list: QueryResult<readonly Integration[]>
  create: (fields: IntegrationFields) => Promise<TokenOutcome>
  /** Undefined: done. */
  save: (integration: Integration, fields: IntegrationFields) => Promise<PortError | undefined>
  rotate: (integration: Integration, endsFormer: boolean) => Promise<TokenOutcome>
  /** Undefined: done. */
  revoke: (integration: Integration) => Promise<PortError | undefined>
}

/**
 * The integrations as they are now, and all that is done with them. A token is handed on and kept nowhere
 * here: neither in the cache of answers nor in the address.
 */
export function useIntegrations(port: IntegrationsPort): IntegrationsModel {
  const { t } = useMessages(messages)
  const list = useQuery(useMemo(() => port.integrations(), [port]))
  const offerUndo = useUndo()
  const { notify } = useModuleHost()
  const reload = () => list.state === 'ready' && list.refresh()
  const attempt = async <T>(
    work: (commandId: string) => Promise<T>,
  ): Promise<{ value: T } | { error: PortError }> => {
    try {
      return { value: await work(crypto.randomUUID()) }
    } catch (error) {
      return { error: toPortError(error) }
    } finally {
      reload()
    }
  }
  const token = async (work: (commandId: string) => Promise<MadeToken>): Promise<TokenOutcome> => {
    const outcome = await attempt(work)
    return 'error' in outcome ? outcome : { made: outcome.value }
  }
  return {
    list,
    create: (fields) => token((commandId) => port.create({ ...fields, commandId })),
    async save({ id }, fields) {
      const outcome = await attempt((commandId) => port.save({ ...fields, id, commandId }))
      if ('error' in outcome) return outcome.error
      notify({ tone: 'success', title: t('done.saved', { name: fields.name }) })
      return undefined
    },
    rotate: ({ id }, endsFormer) =>
      token((commandId) => port.rotate({ id, endsFormer, commandId })),
    async revoke({ id, name }) {
      const outcome = await attempt((commandId) => port.revoke({ id, commandId }))
      if ('error' in outcome) return outcome.error
      offerUndo(t('done.revoked', { name }), undefined)
      return undefined
    },
  }
}
