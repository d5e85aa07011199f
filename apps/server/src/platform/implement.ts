import type { Area, Call } from '@atrium/api-client/contract'
import type { CallContext } from './http/call-context.ts'
import type { Handlers } from './http/handlers.ts'

/** A call and who answers it. */
export interface Route {
  call: Call
  /** Prepares the answer and gives back the work that makes it, inside the transaction of a write. */
  prepare: (context: CallContext<never>) => Promise<() => Promise<unknown>>
}

type AnyHandler = (context: CallContext<never>) => Promise<unknown>

/** Pairs every built call of an area with its handler; a missing handler fails the type check. */
export function implement<A extends Area>(area: A, handlers: Handlers<A>): Route[] {
  return Object.entries(handlers).map(([name, handler]) => ({
    call: area[name]!,
    prepare: isPrepared(handler)
      ? handler.prepare
      : async (context) => () => (handler as AnyHandler)(context),
  }))
}

const isPrepared = (handler: unknown): handler is Pick<Route, 'prepare'> =>
  typeof handler === 'object' && handler !== null && 'prepare' in handler
