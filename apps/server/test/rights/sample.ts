import type { Call, InputOf } from '@atrium/api-client/contract'
import type { World } from './world.ts'

/** A request that the call takes from whoever may, and that can be made any number of times. */
export interface Sample {
  name: string
  call: Call
  make: (world: World) => Promise<unknown>
}

/** A sample of a call; `variant` where the call has several rows in rights.md. */
export function of<C extends Call>(
  call: C,
  make: (world: World) => InputOf<C> | Promise<InputOf<C>>,
  variant?: string,
): Sample {
  return {
    name: variant ? `${call.id} (${variant})` : call.id,
    call,
    make: async (world) => make(world),
  }
}

/** The parameters of calls that name a tenant and nothing in it. */
export const tenant = ({ applicationId }: World) => ({ params: { applicationId } })

/** Parameters of a call that names a component. */
export const item = ({ applicationId }: World, { id }: { id: number }) => ({
  params: { applicationId, componentId: id },
})
