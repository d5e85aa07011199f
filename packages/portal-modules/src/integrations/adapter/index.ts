import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import {
  directoryGroups,
  integrations,
  type DirectoryGroup as GroupAnswer,
  type Integration as Answer,
} from '@atrium/api-client/contract'
import { fromDay, toDay } from '@atrium/api-client/values'
import { listenToTypes, type LiveEvents } from '../../kit/adapter/live-events.ts'
import { portCalls } from '../../kit/adapter/port-calls.ts'
import type {
  DirectoryGroup,
  DirectoryGroupsPort,
  Integration,
  IntegrationsPort,
  MadeToken,
} from '../integrations.port.ts'

export interface IntegrationsAdapterOptions {
  client: Client
  scope: Scope
  /** What happens meanwhile; absent: nothing is heard of it. */
  live?: LiveEvents
  /** Where other systems call; absent: it is not said. */
  address?: string
  /** Where directories call, by SCIM; absent: it is not said. */
  directoryAddress?: string
}

/** How the server calls fields of ours. */
const { asPort, withPortErrors } = portCalls()
const groupCalls = portCalls(
  { userGroupIds: 'targetIds' },
  { currentOf: (current) => toGroup(current as GroupAnswer) },
)
const idOf = (commandId: string) => ({ idempotencyKey: commandId })

/** The port of the integrations on the portal's own calls. */
export function createIntegrationsAdapter({
  client,
  scope,
  live,
  address,
  directoryAddress,
}: IntegrationsAdapterOptions): IntegrationsPort {
  const params = { applicationId: scope.tenant }
  const at = (integrationId: number) => ({ params: { ...params, integrationId } })
  return {
    integrations() {
      const { key, load } = describeQuery(client, scope, integrations.list, { params })
      return withPortErrors({
        key: [...key, 'integrations'],
        load: async () => (await load()).map(toIntegration),
      })
    },
    create: async ({ commandId, name, areas, directoryRole, expiresOn }) =>
      toMade(
        await asPort(
          client.call(
            integrations.create,
            {
              params,
              body: {
                name,
                areas: [...areas],
                directoryRole,
                expiresOn: expiresOn && toDay(expiresOn),
              },
            },
            idOf(commandId),
          ),
        ),
      ),
    save: async ({ id, commandId, name, areas, directoryRole, expiresOn }) =>
      toIntegration(
        await asPort(
          client.call(
            integrations.save,
            {
              ...at(id),
              body: {
                name,
                areas: [...areas],
                directoryRole,
                expiresOn: expiresOn && toDay(expiresOn),
              },
            },
            idOf(commandId),
          ),
        ),
      ),
    rotate: async ({ id, endsFormer, commandId }) =>
      toMade(
        await asPort(
          client.call(integrations.rotate, { ...at(id), body: { endsFormer } }, idOf(commandId)),
        ),
      ),
    revoke: async ({ id, commandId }) => {
      await asPort(client.call(integrations.revoke, at(id), idOf(commandId)))
    },
    directory: directoryPort({ client, scope, live }),
    address,
    directoryAddress,
    applicationId: scope.tenant,
  }
}

/** What groups of a directory give. */
function directoryPort({
  client,
  scope,
  live,
}: Pick<IntegrationsAdapterOptions, 'client' | 'scope' | 'live'>): DirectoryGroupsPort {
  const params = { applicationId: scope.tenant }
  return {
    groups() {
      const { key, load } = describeQuery(client, scope, directoryGroups.list, { params })
      return withPortErrors({
        key: [...key, 'directory-groups'],
        load: async () => {
          const { groups, ...rest } = await load()
          return { ...rest, groups: groups.map(toGroup) }
        },
      })
    },
    save: async ({ id, version, role, targetIds, commandId }) =>
      toGroup(
        await groupCalls.asPort(
          client.call(
            directoryGroups.save,
            {
              params: { ...params, userGroupId: id },
              body: { role, userGroupIds: [...targetIds] },
            },
            { ...idOf(commandId), ifMatch: version },
          ),
        ),
      ),
    ...(live && {
      onChange: (listener) => listenToTypes(live, scope.tenant, ['userGroups.changed'], listener),
    }),
  }
}

const toGroup = ({ userGroupIds, keptAt, ...facts }: GroupAnswer): DirectoryGroup => ({
  ...facts,
  keptAt: new Date(keptAt),
  targetIds: userGroupIds,
})

const nameOf = (person: { firstName: string; lastName: string } | null) =>
  person && `${person.firstName} ${person.lastName}`.trim()
const dateOf = (moment: string | null) => (moment === null ? null : new Date(moment))

const toMade = ({ integration, token }: { integration: Answer; token: string }): MadeToken => ({
  integration: toIntegration(integration),
  token,
})

/** An integration in the module's words. */
const toIntegration = (answer: Answer): Integration => ({
  id: answer.id,
  name: answer.name,
  tokenStart: answer.tokenStart,
  areas: answer.areas,
  directoryRole: answer.directoryRole,
  state: answer.state,
  expiresOn: answer.expiresOn && fromDay(answer.expiresOn),
  createdAt: new Date(answer.createdAt),
  createdBy: nameOf(answer.createdByUser)!,
  formerUntil: dateOf(answer.formerSecretUntil),
  usedAt: dateOf(answer.usedAt),
  revokedAt: dateOf(answer.revokedAt),
  revokedBy: nameOf(answer.revokedByUser),
})
