import { describeQuery, type Client, type Scope } from '@atrium/api-client'
import { fileVersions, type FileVersion as Told } from '@atrium/api-client/contract'
import type { FileVersion } from '../file-version.ts'
import type { PortCalls } from './port-calls.ts'

/** What a file's versions can: be listed and had (T-71). */
export function versionCalls(
  client: Client,
  scope: Scope,
  { asPort, withPortErrors }: Pick<PortCalls, 'asPort' | 'withPortErrors'>,
) {
  const of = (componentId: number) => ({ params: { applicationId: scope.tenant, componentId } })
  return {
    versions(id: number) {
      const { key, load } = describeQuery(client, scope, fileVersions.list, of(id))
      return withPortErrors({
        key: [...key, 'versions'],
        load: async () => (await load()).map(toFileVersion),
      })
    },
    address: (id: number, number: number, disposition: 'inline' | 'attachment') =>
      asPort(
        client.call(fileVersions.link, {
          params: { ...of(id).params, number },
          query: { disposition },
        }),
      ),
  }
}

const toFileVersion = (version: Told): FileVersion => {
  const { number, isCurrent, createdAt, createdByUser: person, pictureUrl } = version
  return {
    number,
    isCurrent,
    size: version.fileSize,
    type: version.contentType,
    createdAt,
    createdBy: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    ...(pictureUrl !== null && { pictureUrl }),
  }
}
