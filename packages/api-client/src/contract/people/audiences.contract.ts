import * as z from 'zod/mini'
import { area } from '../call.ts'
import { maxItemsAtOnce, refusedItem } from '../files/components.contract.ts'
import { application, component as componentParams, groupIds, id, moment } from '../fields.ts'
import { component, person } from '../shared.ts'

/** Who shall see components from now on. */
const audienceChange = z.object({
  componentIds: z.array(id).check(z.minLength(1), z.maxLength(maxItemsAtOnce)),
  /** Groups that see them. Those that always have a component come by themselves (PERM-16). */
  userGroupIds: groupIds,
  /** Groups that go on seeing those components that they see now, and no others. */
  unchangedGroupIds: z._default(groupIds, []),
  /** The same for everything inside that the caller sees and may change. */
  includeInside: z._default(z.boolean(), false),
})

/** Somebody whose sight a change alters. */
const affectedPerson = z.extend(person, {
  /** How many components they gain or lose; things inside count. */
  itemCount: z.int(),
})

/** What a change of audience would do. */
export const audienceEffect = z.object({
  /** Components that would get other groups. */
  changedCount: z.int(),
  /** Components inside the named ones whose audience the caller may change. */
  insideCount: z.int(),
  gains: z.array(affectedPerson),
  loses: z.array(affectedPerson),
  /** The caller would lose sight of at least one of the named components. */
  locksCallerOut: z.boolean(),
  refused: z.array(refusedItem),
})
export type AudienceEffect = z.output<typeof audienceEffect>

export const audiences = area('audiences', {
  get: {
    method: 'GET',
    path: 'components/{applicationId}/{componentId}/audience',
    summary: 'Groups that see a component, and who changed that last; agency only',
    rows: ['T-70', 'PERM-14'],
    extension: true,
    params: componentParams,
    response: z.object({
      /** Groups, and single people as in `groupOfPerson`. */
      userGroupIds: z.array(id),
      /** Null: never changed since the component was made. */
      changedAt: z.nullable(moment),
      changedByUser: z.nullable(person),
      can: z.object({ changeAudience: z.boolean() }),
    }),
    errors: [403],
  },
  preview: {
    method: 'POST',
    path: 'components/{applicationId}/audiences/preview',
    summary: 'Who would gain and who would lose sight by a change of audience; changes nothing',
    rows: ['PERM-14', 'T-68', 'T-70'],
    extension: true,
    params: application,
    encoding: 'json',
    body: audienceChange,
    response: audienceEffect,
    errors: [403, 409],
  },
  save: {
    method: 'POST',
    path: 'components/{applicationId}/audiences',
    summary: 'Changes who sees components, and all inside them where asked for; in one transaction',
    rows: ['PERM-14', 'PERM-16', 'T-70'],
    extension: true,
    params: application,
    encoding: 'json',
    body: audienceChange,
    response: z.object({
      /** Takes the change back with `undo`; null: everything was so already. */
      changeId: z.nullable(z.uuid()),
      /** The named components as they are now, also where the caller no longer sees them. */
      components: z.array(component),
      /** How many components inside them changed. */
      changedInsideCount: z.int(),
      refused: z.array(refusedItem),
    }),
    errors: [403, 409],
  },
  undo: {
    method: 'POST',
    path: 'components/{applicationId}/audiences/undo',
    summary:
      'Gives components the groups back that they had before the caller’s own change of the last day; those changed again since then stay',
    rows: ['T-08', 'PERM-14'],
    extension: true,
    params: application,
    encoding: 'json',
    body: z.object({ changeId: z.uuid() }),
    response: z.object({
      /** Components that have their groups again. */
      componentIds: z.array(id),
      refused: z.array(refusedItem),
    }),
    errors: [403, 409],
  },
})
