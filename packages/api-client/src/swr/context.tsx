import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Client } from '../client/client.ts'
import type { Scope } from '../client/query.ts'

interface AtriumContext {
  client: Client
  scope: Scope
}

const Context = createContext<AtriumContext | undefined>(undefined)

export interface AtriumProviderProps {
  client: Client
  /** Active application; 0 while none is active (AUTH-15). */
  tenant: number
  /** Subject id of the signed-in person. */
  user: string
  children: ReactNode
}

/** Gives the hooks below it the client, and whose data it is. */
export function AtriumProvider({ client, tenant, user, children }: AtriumProviderProps) {
  const value = useMemo(() => ({ client, scope: { tenant, user } }), [client, tenant, user])
  return <Context value={value}>{children}</Context>
}

/** The client and whose data it is. */
export function useAtrium(): AtriumContext {
  const value = use(Context)
  if (!value) throw new Error('The hooks of @atrium/api-client need an AtriumProvider above them.')
  return value
}
