export { listUnnamed } from './component-contents.repository.ts'
export { audienceChanged, componentsChanged } from './components.events.ts'
export { announce, shownFileNames } from './component-notices.service.ts'
export {
  meantGroups,
  narrowedGroups,
  requireKnownGroups,
  settleGroups,
} from './component-groups.service.ts'
export { addComponents, fileItem, logMails, placeInto } from './component-additions.service.ts'
export {
  changedByMove,
  firstLook,
  happenedAt,
  happenedBy,
  isOpened,
} from './component-news.repository.ts'
export { folderOf } from './component-search.repository.ts'
export { componentSearchRoutes } from './component-search.routes.ts'
export { componentTagRoutes } from './component-tags.routes.ts'
export { labelsOf, replaceLabels } from './component-tags.repository.ts'
export {
  listViewers,
  listViewersAmong,
  memberships,
  replaceGroups,
} from './component-groups.repository.ts'
export { discussionAddressesOf, discussionAddressOf } from './component-notices.service.ts'
export { mailRelease, showRelease } from './component-release.service.ts'
export { commandOf, componentRoutes } from './components.routes.ts'
export {
  findAllSeen,
  findAllVisible,
  findVisible,
  present,
  presentOne,
  type Found,
} from './components.service.ts'
export {
  applyEdit,
  changeGroups,
  changeOf,
  findAllForChange,
  findForChange,
  keyOf,
  nameOf,
  nameTaken,
  presentAllChanged,
  presentChanged,
  requireDepth,
  requireFresh,
  requireGoodName,
  requireReleased,
  saveComponent,
  tellChanged,
  type Command,
} from './component-changes.service.ts'
export { replaceContents, takeContents, type NewContent } from './component-contents.service.ts'
export { holdFilesNamed } from './component-names.service.ts'
export { removeComponents, takeBack, throwAway } from './component-removals.service.ts'
export { freeName, freeNames, nameKey, slug } from './components.names.ts'
export { containerOf } from './components.mapper.ts'
export {
  canArrange,
  canChangeAudience,
  canEdit,
  canPutInto,
  canWork,
  draftRoles,
  fitsInto,
  isFolder,
  isOut,
  isVisible,
  withStandingGroups,
} from './components.policy.ts'
export {
  insertComponents,
  isId,
  isSeen,
  listChildrenOf,
  listChildren,
  listOnPages,
  listPosts,
  lockComponents,
  listByIds,
  takenNames,
  updateComponent,
  updateComponents,
  type ComponentRow,
  type ContentCheck,
} from './components.repository.ts'
export {
  findChain,
  isThere,
  listAllInside,
  listInside,
  lockTree,
  type InsideRow,
} from './component-tree.repository.ts'
export { mayDelete, mayEdit } from './component-rights.service.ts'
export { settleInBucket } from './component-tasks.repository.ts'
export { addTags, labelKey, removeTags } from './component-tags.repository.ts'
export { countComments } from './component-comments.repository.ts'
export { groupsEntry } from './component-audit.ts'
export { requireAny, sift, toRefused, type Refusal } from './component-batches.ts'
export { componentTexts } from './components.texts.ts'
export { findReadable, trashHorizon, trashJob } from './component-trash.service.ts'
