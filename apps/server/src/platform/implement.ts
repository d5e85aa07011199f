import type { Area, Call } from '@atrium/api-client/contract'
import type { CallContext, Handlers } from './types.ts'

/** A call and who answers it. */
export interface Route {
  call: Call
  handle: (context: CallContext<never>) => Promise<unknown>
}

/** Pairs every built call of an area with its handler; a missing handler fails the type check. */
export function implement<A extends Area>(area: A, handlers: Handlers<A>): Route[] {
  return Object.entries(handlers).map(([name, handle]) => ({
    call: area[name]!,
    handle: handle as Route['handle'],
  }))
}
