export { listUnnamed } from './contents/component-contents.repository.ts'
export { audienceChanged, componentsChanged } from './components.events.ts'
export { announce, shownFileNames } from './changes/component-notices.service.ts'
export {
  meantGroups,
  narrowedGroups,
  requireKnownGroups,
  settleGroups,
} from './rights/component-groups.service.ts'
export {
  addComponents,
  fileItem,
  logMails,
  placeInto,
} from './changes/component-additions.service.ts'
export {
  changedByMove,
  firstLook,
  happenedAt,
  happenedBy,
  isOpened,
} from './contents/component-news.repository.ts'
export { folderOf } from './search/component-search.repository.ts'
export { componentSearchRoutes } from './search/component-search.routes.ts'
export { componentTagRoutes } from './search/component-tags.routes.ts'
export { labelsOf, replaceLabels } from './search/component-tags.repository.ts'
export {
  listViewers,
  listViewersAmong,
  memberships,
  replaceGroups,
} from './rights/component-groups.repository.ts'
export { discussionAddressesOf, discussionAddressOf } from './changes/component-notices.service.ts'
export { mailRelease, showRelease } from './changes/component-release.service.ts'
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
  publishChanged,
  type Command,
} from './changes/component-changes.service.ts'
export {
  replaceContents,
  takeContents,
  type NewContent,
} from './contents/component-contents.service.ts'
export { holdFilesNamed } from './changes/component-names.service.ts'
export { removeComponents, takeBack, throwAway } from './trash/component-removals.service.ts'
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
  isId,
  isSeen,
  listChildrenOf,
  listChildren,
  listOnPages,
  listPosts,
  lockComponents,
  listByIds,
  takenNames,
  type ComponentRow,
  type ContentCheck,
} from './components.repository.ts'
export {
  insertComponents,
  updateComponent,
  updateComponents,
} from './component-writes.repository.ts'
export {
  findChain,
  isThere,
  listAllInside,
  listInside,
  lockTree,
  type InsideRow,
} from './contents/component-tree.repository.ts'
export { mayDelete, mayEdit } from './rights/component-rights.service.ts'
export { settleInBucket } from './contents/component-tasks.repository.ts'
export { addTags, labelKey, removeTags } from './search/component-tags.repository.ts'
export { countComments } from './contents/component-comments.repository.ts'
export { groupsEntry } from './changes/component-audit.ts'
export {
  requireAny,
  partitionByCheck,
  toRefused,
  type Refusal,
} from './batches/component-batches.ts'
export { componentTexts } from './components.texts.ts'
export { findReadable, trashHorizon, trashJob } from './trash/component-trash.service.ts'
