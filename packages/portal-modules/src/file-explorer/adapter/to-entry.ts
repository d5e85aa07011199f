import type { Component, PermissionGroup } from '@atrium/api-client/contract'
import type { Entry, Folder, Group } from '../file-explorer.port.ts'

/** A row of the list; undefined for components that are neither folder nor file. */
export function toEntry(component: Component): Entry | undefined {
  const isFolder = component.type === 'directory'
  if (!isFolder && component.type !== 'filelink') return undefined
  const { createdByUser: person } = component
  return {
    id: component.id,
    kind: isFolder ? 'folder' : 'file',
    name: component.displayName,
    size: isFolder ? null : (component.fileSize ?? 0),
    type: component.contentType,
    modifiedAt: component.modifiedAt,
    modifiedBy: person ? `${person.firstName} ${person.lastName}`.trim() : null,
    childCount: isFolder ? (component.childCount ?? 0) : null,
    version: component.version,
    audience: component.userGroupIds ?? undefined,
    can: component.can,
  }
}

/** A folder from its way down, itself last, and what is in it. */
export function toFolder(path: readonly Component[], children: readonly Component[]): Folder {
  const self = path.at(-1)!
  return {
    id: self.id,
    name: self.displayName,
    entries: children.flatMap((child) => toEntry(child) ?? []),
    path: path.map(({ id, displayName }) => ({ id, name: displayName })),
    audience: self.userGroupIds ?? undefined,
    can: self.can,
  }
}

const groupTypes: Readonly<Record<PermissionGroup['type'], Group['type']>> = {
  Client: 'client',
  ClientService: 'client-service',
  Administrator: 'administrator',
  Unknown: 'other',
}

export const toGroup = (group: PermissionGroup): Group => ({
  id: group.userGroupId,
  name: group.name,
  type: groupTypes[group.type],
  isAssigned: group.isAssigned,
  seesEverything: group.componentId === -1,
  memberCount: group.memberCount,
})
