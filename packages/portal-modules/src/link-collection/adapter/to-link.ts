import type { Component, ItemMarks } from '@atrium/api-client/contract'
import { noReactions } from '../../kit/reactions.ts'
import type { Collection, Link, LinkKind } from '../link-collection.port.ts'

const kinds: Readonly<Record<string, LinkKind>> = {
  filelink: 'file',
  reportlink: 'report',
  pagelink: 'page',
}

/** Kinds that a collection takes, by its type; any other takes all (ENT-12). */
const kindsOf: Readonly<Record<string, readonly LinkKind[]>> = {
  file: ['file'],
  report: ['report'],
  page: ['page'],
}

/** A link of a collection; undefined for components of other types. */
export function toLink(
  component: Component,
  storage: string,
  marks?: Pick<ItemMarks, 'counts' | 'own' | 'tags'>,
): Link | undefined {
  const kind = kinds[component.type.toLowerCase()]
  if (!kind) return undefined
  return {
    id: component.id,
    kind,
    name: component.displayName,
    description: component.description,
    url: component.url,
    icon: component.icon,
    isExternal: component.isExternal,
    isStored: component.url?.startsWith(`${storage}/`) === true,
    size: component.fileSize,
    type: component.contentType,
    modifiedAt: component.modifiedAt,
    version: component.version,
    tags: marks?.tags ?? [],
    reactions: marks ? { counts: marks.counts, own: marks.own } : noReactions,
    ...(component.userGroupIds && { audience: component.userGroupIds }),
    can: {
      edit: component.can.edit,
      delete: component.can.delete,
      ...(component.can.changeAudience && { changeAudience: true }),
    },
  }
}

/** A collection from itself, what is in it, and what people added to that. */
export function toCollection(
  component: Component,
  children: readonly Component[],
  marks: readonly ItemMarks[],
  storage: string,
): Collection {
  const marksOf = new Map(marks.map((mark) => [mark.componentId, mark]))
  return {
    id: component.id,
    name: component.displayName,
    description: component.description,
    kinds: kindsOf[component.collectionType ?? ''] ?? ['report', 'page', 'file'],
    links: children.flatMap((child) => toLink(child, storage, marksOf.get(child.id)) ?? []),
    ...(component.userGroupIds && { audience: component.userGroupIds }),
    can: {
      addLinks: component.can.addItems === true,
      addFiles: component.can.addFiles,
      arrange: component.can.arrange === true,
    },
  }
}
