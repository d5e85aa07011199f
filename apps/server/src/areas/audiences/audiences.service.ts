import type { AudienceEffect, BodyOf, ResponseOf, audiences } from '@atrium/api-client/contract'
import { forbidden, notFound } from '../../platform/problem.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import type { Transaction } from '../../platform/database/database.types.ts'
import {
  canChangeAudience,
  findAllForChange,
  findAllVisible,
  findVisible,
  listAllInside,
  lockComponents,
  lockTree,
  presentAllChanged,
  requireAny,
  requireFresh,
  requireKnownGroups,
  partitionByCheck,
  toRefused,
  type Command,
  type Refusal,
} from '../components/index.ts'
import { enterTenant, listGroups, type Access } from '../users/index.ts'
import { applyChange } from './audience-changes.service.ts'
import {
  chooseNextGroups,
  countEffect,
  groupByCircle,
  joinInside,
  type Item,
} from './audiences.logic.ts'
import { findLastChange, listMembers } from './audiences.repository.ts'

export type AudienceWish = BodyOf<typeof audiences.save>

/** What a wish comes to. */
interface Plan {
  /** Those among the named that the caller may change. */
  named: Item[]
  /** The named ones and all inside that the caller may change, by id; parents first. */
  changeable: Map<number, Item>
  /** The groups of those that get other ones. */
  next: Map<number, number[]>
  refused: Refusal[]
}

export function createAudiencesService(deps: Dependencies) {
  return {
    /** Who sees a component by its groups, and who last changed that (T-70). */
    get: (
      actor: Actor,
      applicationId: number,
      componentId: number,
    ): Promise<ResponseOf<typeof audiences.get>> =>
      enterTenant(deps, actor, applicationId, async (tx, access) => {
        const { row } = await findVisible(tx, access, componentId)
        if (!access.isStaff) throw forbidden()
        const last = await findLastChange(tx, applicationId, componentId)
        return {
          userGroupIds: row.group_ids,
          changedAt: last.changed_at?.toISOString() ?? null,
          changedByUser:
            last.changed_by === null
              ? null
              : {
                  id: last.changed_by,
                  firstName: last.first_name ?? '',
                  lastName: last.last_name ?? '',
                },
          can: { changeAudience: canChangeAudience(access, row.type) },
        }
      }),

    /** Who would gain and lose sight; answers 403, 404 and 409 as the change itself would. */
    preview: (command: Command, wish: AudienceWish): Promise<AudienceEffect> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { named, changeable, next, refused } = await planChange(tx, access, command, wish, {
          isPreview: true,
        })
        const members = await listMembers(tx, access.applicationId)
        const circles = groupByCircle([...changeable.values()], next, members, deps.clock.now())
        const namedIds = new Set(named.map(({ row }) => row.id))
        const isCaller = ({ userId }: { userId: number }) => userId === access.actor.userId
        return {
          changedCount: next.size,
          insideCount: changeable.size - named.length,
          ...countEffect(circles),
          locksCallerOut: circles.some(
            ({ rows, before, after }) =>
              rows.some(({ id }) => namedIds.has(id)) &&
              before.some(isCaller) &&
              !after.some(isCaller),
          ),
          refused: toRefused(refused),
        }
      }),

    /**
     * Gives components other groups, in one transaction. One that is refused keeps none of the others;
     * where all are for one reason, that is the answer.
     */
    save: (command: Command, wish: AudienceWish): Promise<ResponseOf<typeof audiences.save>> =>
      enterTenant(deps, command.actor, command.applicationId, async (tx, access) => {
        const { named, changeable, next, refused } = await planChange(tx, access, command, wish)
        const changing = [...changeable.values()].filter(({ row }) => next.has(row.id))
        const changeId = await applyChange(deps, tx, access, command, changing, next)
        const namedIds = named.map(({ row }) => row.id)
        const changedNamed = namedIds.filter((id) => next.has(id)).length
        return {
          changeId,
          components: await presentAllChanged(tx, access, namedIds),
          changedInsideCount: next.size - changedNamed,
          refused: toRefused(refused),
        }
      }),
  }
}

/** Finds, and unless it is a preview locks, what a wish is about, and asks whether the caller may. */
async function planChange(
  tx: Transaction,
  access: Access,
  command: Command,
  wish: AudienceWish,
  { isPreview = false } = {},
): Promise<Plan> {
  const { applicationId } = access
  const wanted = [...new Set(wish.componentIds)]
  if (!isPreview) await lockTree(tx, applicationId)
  const found = isPreview
    ? new Map((await findAllVisible(tx, access, wanted)).map((one) => [one.row.id, one]))
    : await findAllForChange(tx, access, wanted)
  const { fit: named, refused } = await partitionByCheck(
    wanted,
    (id) => id,
    async (id): Promise<Item> => {
      const one = found.get(id)
      if (!one) throw notFound()
      if (!canChangeAudience(access, one.row.type)) throw forbidden()
      await requireFresh(tx, access, one.row, command)
      return { row: one.row, above: one.chain.slice(0, -1) }
    },
  )
  requireAny(named, refused)
  const { userGroupIds, unchangedGroupIds } = wish
  await requireKnownGroups(tx, applicationId, { userGroupIds, unchangedGroupIds })
  const groups = await listGroups(tx, applicationId)

  const namedIds = named.map(({ row }) => row.id)
  // What lies inside is changed only where that is asked for; a preview counts whom it concerns.
  const needsInside = isPreview || wish.includeInside
  let inside = needsInside ? await listAllInside(tx, access, namedIds) : []
  if (!isPreview && inside.length > 0) {
    await lockComponents(
      tx,
      applicationId,
      inside.map(({ id }) => id),
    )
    inside = await listAllInside(tx, access, namedIds)
  }
  const all = joinInside(named, inside)
  const changeable = new Map([...all].filter(([, { row }]) => canChangeAudience(access, row.type)))
  const changing = wish.includeInside ? [...changeable.values()] : named
  return { named, changeable, next: chooseNextGroups(changing, wish, groups), refused }
}
