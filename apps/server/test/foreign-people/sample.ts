import type { Call, InputOf } from '@atrium/api-client/contract'
import type { World } from '../rights/world.ts'

/** A request that names somebody in one field, and is right in all others. */
export interface NamingSample {
  /** As in foreign-people.md. */
  name: string
  call: Call
  make: (world: World, named: Named) => Promise<unknown>
}

/** Who or what is named: an id, or a text as an address. */
export type Named = number | string

/**
 * A request of a call that names somebody in `field`; the value comes from what foreign-people.md says
 * that the field names. `variant` where a field has several rows.
 */
export const naming = <C extends Call, N extends Named = number>(
  call: C,
  field: string,
  make: (world: World, named: N) => InputOf<C> | Promise<InputOf<C>>,
  variant?: string,
): NamingSample => ({
  name: `${call.id} ${field}${variant ? ` (${variant})` : ''}`,
  call,
  make: async (world, named) => make(world, named as N),
})
