export { componentsChanged } from './components.events.ts'
export { addComponents, logMails, placeInto } from './component-additions.service.ts'
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
  nameOf,
  nameTaken,
  replaceFiles,
  requireDepth,
  requireGoodName,
  saveComponent,
  type Command,
} from './component-changes.service.ts'
export { freeNames, nameKey, slug } from './components.names.ts'
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
  takenNames,
  type ComponentRow,
  type InsideRow,
} from './components.repository.ts'
export { componentTexts } from './components.texts.ts'
export { trashJob } from './component-trash.service.ts'
