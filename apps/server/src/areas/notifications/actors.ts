import type { Facts } from './wording.types.ts'

// Who did something, with the verb that goes with one or with several.
export const has = ({ actor, hasOthers }: Facts) =>
  hasOthers ? `${actor} und andere haben` : `${actor} hat`
export const asks = ({ actor, hasOthers }: Facts) =>
  hasOthers ? `${actor} und andere bitten` : `${actor} bittet`
export const who = ({ actor, hasOthers }: Facts) => (hasOthers ? `${actor} and others` : actor)
