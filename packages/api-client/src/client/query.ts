import type { Call, InputOf, ResponseOf } from '../contract/call.ts'
import type { Client } from './client.ts'

/** Whose data it is: stands in every cache key. */
export interface Scope {
  /** Application id; 0 without one. */
  tenant: number
  /** Subject id of the person. */
  user: string
}

/** A read, described: cache key and how to load. */
export interface CallQuery<T> {
  key: readonly unknown[]
  load: () => Promise<T>
}

/** Describes a read of the contract. Equal descriptions share one cache entry. */
export function describeQuery<C extends Call>(
  client: Client,
  scope: Scope,
  call: C,
  input: InputOf<C>,
): CallQuery<ResponseOf<C>> {
  return {
    key: ['atrium', scope.tenant, scope.user, call.id, input],
    load: () => client.call(call, input),
  }
}
