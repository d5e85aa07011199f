import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { fileShares, type FileShare } from '@atrium/api-client/contract'
import type { Share, Shares } from '../sharing/shares.types.ts'
import type { portCalls } from '../../kit/adapter/port-calls.ts'

/** Links for outsiders on the portal's own calls (T-73). */
export function shareCalls(
  client: Client,
  scope: Scope,
  { asPort, withPortErrors }: Pick<ReturnType<typeof portCalls>, 'asPort' | 'withPortErrors'>,
): Shares {
  const params = { applicationId: scope.tenant }
  return {
    of(entryId) {
      const query = entryId === undefined ? {} : { componentId: entryId }
      const { key, load } = describeQuery(client, scope, fileShares.list, { params, query })
      return withPortErrors({ key, load: async () => (await load()).map(toShare) })
    },
    add: async ({ entryId, commandId, ...body }) =>
      toShare(
        await asPort(
          client.call(
            fileShares.create,
            { params: { ...params, componentId: entryId }, body },
            { idempotencyKey: commandId },
          ),
        ),
      ),
    request: async ({ entryId, commandId, ...body }) =>
      toShare(
        await asPort(
          client.call(
            fileShares.request,
            { params: { ...params, componentId: entryId }, body },
            { idempotencyKey: commandId },
          ),
        ),
      ),
    remove: async ({ id, commandId }) => {
      await asPort(
        client.call(
          fileShares.remove,
          { params: { ...params, shareId: id } },
          { idempotencyKey: commandId },
        ),
      )
    },
  }
}

const toShare = ({ componentId, fileName, createdByUser, ...share }: FileShare): Share => ({
  ...share,
  entryId: componentId,
  entryName: fileName,
  createdBy: `${createdByUser.firstName} ${createdByUser.lastName}`.trim(),
})
