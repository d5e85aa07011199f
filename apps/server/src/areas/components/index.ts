export { audienceChanged, componentsChanged } from './components.events.ts'
export { announce } from './component-notices.service.ts'
export { meantGroups, narrowedGroups, settleGroups } from './component-groups.service.ts'
export { addComponents, logMails, placeInto } from './component-additions.service.ts'
export { firstLook, happenedAt, isOpened } from './component-news.repository.ts'
export { folderOf } from './component-search.repository.ts'
export { componentSearchRoutes } from './component-search.routes.ts'
export { componentTagRoutes } from './component-tags.routes.ts'
export { labelsOf, replaceLabels } from './component-tags.repository.ts'
export { listViewers } from './component-groups.repository.ts'
export { discussionAddressOf } from './component-notices.service.ts'
export { mailRelease, showRelease } from './component-release.service.ts'
export { commandOf, componentRoutes } from './components.routes.ts'
export {
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
  findForChange,
  holdFilesNamed,
  keyOf,
  nameOf,
  nameTaken,
  presentChanged,
  requireDepth,
  requireFresh,
  requireGoodName,
  saveComponent,
  type Command,
} from './component-changes.service.ts'
export { freeName, freeNames, nameKey, slug } from './components.names.ts'
export { containerOf } from './components.mapper.ts'
export { canArrange, canEdit, canPutInto, fitsInto, isFolder, isOut } from './components.policy.ts'
export {
  isId,
  isSeen,
  listInside,
  listChildren,
  listOnPages,
  listPosts,
  lockComponents,
  listByIds,
  takenNames,
  updateComponent,
  type ComponentRow,
  type InsideRow,
} from './components.repository.ts'
export { componentTexts } from './components.texts.ts'
export { emptyTrash, trashJob } from './component-trash.service.ts'
