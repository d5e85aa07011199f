import type { Component, TrashItem } from '@atrium/api-client/contract'
import type { Entry, Folder, Person, TrashedEntry } from '../file-explorer.port.ts'

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
    modifiedBy: person ? fullName(person) : null,
    childCount: isFolder ? (component.childCount ?? 0) : null,
    version: component.version,
    ...(component.contentNumber !== undefined && { contentNumber: component.contentNumber }),
    ...(component.sentBy !== undefined && { sentBy: component.sentBy }),
    ...(component.contentCheck && { check: component.contentCheck }),
    ...(component.commentCount !== undefined && { commentCount: component.commentCount }),
    ...(component.news && { news: component.news }),
    audience: component.userGroupIds ?? undefined,
    can: component.can,
  }
}

/** A row of the trash; undefined for components that are neither folder nor file. */
export function toTrashed(item: TrashItem): TrashedEntry | undefined {
  const entry = toEntry(item)
  return (
    entry && {
      ...entry,
      deletedAt: item.deletedAt,
      deletedBy: item.deletedByUser ? fullName(item.deletedByUser) : null,
      path: item.path.map(({ id, displayName }) => ({ id, name: displayName })),
      isParentGone: item.isParentGone,
      canPurge: item.canPurge,
    }
  )
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

export const toPerson = (person: {
  id: number
  firstName: string
  lastName: string
  userGroupIds: number[]
}): Person => ({ id: person.id, name: fullName(person), groupIds: person.userGroupIds })

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
