import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  audiences,
  maxItemsAtOnce,
  permissionGroups,
  type AudienceEffect as EffectAnswer,
  type PermissionGroup,
} from '@atrium/api-client/contract'
import type {
  AffectedPerson,
  AudienceChanges,
  AudienceGroup,
  AudienceWish,
} from '../audience/audience.types.ts'
import { settleEach, type Refusal } from '../pending/outcome.ts'
import { refusalOf, type PortCalls } from './port-calls.ts'

const groupTypes: Readonly<Record<PermissionGroup['type'], AudienceGroup['type']>> = {
  Client: 'client',
  ClientService: 'client-service',
  Administrator: 'administrator',
  Unknown: 'other',
  Person: 'person',
}

/** Stands for all components: a group that has this one sees everything. */
const everything = -1

/**
 * A permission group in the words of the modules (ENT-17); not who sees everything anyway, alone. Asked
 * about everything, each group answers with that id, and those that see it are the assigned ones.
 */
function toAudienceGroup(group: PermissionGroup, askedId: number): AudienceGroup | undefined {
  const seesEverything =
    askedId === everything ? group.isAssigned : group.componentId === everything
  if (group.type === 'Person' && seesEverything) return undefined
  return {
    id: group.userGroupId,
    name: group.name,
    type: groupTypes[group.type],
    isAssigned: group.isAssigned,
    seesEverything,
    memberCount: group.memberCount,
    ...(group.includesCaller !== undefined && { includesReader: group.includesCaller }),
  }
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()

/** Changing who sees components, on the portal's own calls (PERM-14). More than a call takes go in several. */
export function audienceCalls(
  client: Client,
  scope: Scope,
  { asPort, withPortErrors }: Pick<PortCalls, 'asPort' | 'withPortErrors'>,
): AudienceChanges {
  const params = { applicationId: scope.tenant }
  const of = (componentId: number) => ({ params: { ...params, componentId } })
  const bodyOf = (wish: AudienceWish, componentIds: readonly number[]) => ({
    componentIds: [...componentIds],
    userGroupIds: [...wish.groupIds],
    unchangedGroupIds: [...wish.unchangedGroupIds],
    includeInside: wish.includesInside,
  })
  return {
    groups(id) {
      const { key, load } = describeQuery(client, scope, permissionGroups.list, {
        ...of(id),
        query: { people: true },
      })
      return withPortErrors({
        key: [...key, 'groups'],
        load: async () => (await load()).flatMap((group) => toAudienceGroup(group, id) ?? []),
      })
    },

    lastChange(id) {
      const { key, load } = describeQuery(client, scope, audiences.get, of(id))
      return withPortErrors({
        key: [...key, 'last-change'],
        load: async () => {
          const { changedAt, changedByUser } = await load()
          return { at: changedAt, by: changedByUser && fullName(changedByUser) }
        },
      })
    },

    async preview(wish) {
      const answers = await Promise.all(
        piecesOf(wish.ids).map((ids) =>
          asPort(client.call(audiences.preview, { params, body: bodyOf(wish, ids) })),
        ),
      )
      const sum = (of: (answer: EffectAnswer) => number) =>
        answers.reduce((total, answer) => total + of(answer), 0)
      return {
        changedCount: sum((answer) => answer.changedCount),
        insideCount: sum((answer) => answer.insideCount),
        gains: together(answers.flatMap(({ gains }) => gains)),
        loses: together(answers.flatMap(({ loses }) => loses)),
        locksReaderOut: answers.some(({ locksCallerOut }) => locksCallerOut),
      }
    },

    async save({ version, commandId, ...wish }) {
      const { done, refused } = await settleEach(
        piecesOf(wish.ids),
        ([first]) => first!,
        (ids) =>
          asPort(
            client.call(
              audiences.save,
              { params, body: bodyOf(wish, ids) },
              {
                idempotencyKey: ids === wish.ids ? commandId : `${commandId}-${ids[0]}`,
                ...(version !== undefined && { ifMatch: version }),
              },
            ),
          ),
      )
      return {
        undoIds: done.flatMap(({ changeId }) => changeId ?? []),
        changedInsideCount: done.reduce((total, one) => total + one.changedInsideCount, 0),
        refused: [...refused, ...done.flatMap((one) => one.refused.map(refusalOf))],
      }
    },

    async undo({ undoIds, commandId }) {
      const refused: Refusal[] = []
      for (const changeId of undoIds) {
        const answer = await asPort(
          client.call(
            audiences.undo,
            { params, body: { changeId } },
            { idempotencyKey: undoIds.length === 1 ? commandId : `${commandId}-${changeId}` },
          ),
        )
        refused.push(...answer.refused.map(refusalOf))
      }
      return refused
    },
  }
}

/** As many as one call takes. */
function piecesOf(ids: readonly number[]): (readonly number[])[] {
  if (ids.length <= maxItemsAtOnce) return [ids]
  const pieces: number[][] = []
  for (let at = 0; at < ids.length; at += maxItemsAtOnce) {
    pieces.push(ids.slice(at, at + maxItemsAtOnce))
  }
  return pieces
}

/** The same person stands in the answer about each piece. */
function together(people: readonly EffectAnswer['gains'][number][]): AffectedPerson[] {
  const byId = new Map<number, AffectedPerson>()
  for (const person of people) {
    const before = byId.get(person.id)?.itemCount ?? 0
    const itemCount = before + person.itemCount
    byId.set(person.id, { id: person.id, name: fullName(person), itemCount })
  }
  return [...byId.values()]
}
