import * as z from 'zod/mini'
import type { Actor } from '../actor.ts'
import { HubError } from './hub.ts'

/** Reads a call's arguments, or refuses the call. */
export function readArguments<T extends z.core.$ZodType>(schema: T, args: unknown[]): z.output<T> {
  const { data, success } = z.safeParse(schema, args)
  if (!success) throw new HubError('The arguments are wrong.')
  return data
}

/** An application that is not there answers like one of somebody else (PERM-19). */
export function checkMember(actor: Actor, applicationId: number) {
  if (!actor.applicationIds.includes(applicationId))
    throw new HubError('There is no such application.')
}
