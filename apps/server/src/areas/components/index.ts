export { commandOf, componentRoutes } from './components.routes.ts'
export { findVisible, present, presentOne, type Found } from './components.service.ts'
export {
  nameTaken,
  requireDepth,
  requireGoodName,
  saveComponent,
  type Command,
} from './component-changes.service.ts'
export { announce } from './component-notices.service.ts'
export { listViewers, replaceGroups } from './component-groups.repository.ts'
export { settleGroups } from './component-groups.service.ts'
export { componentsChanged } from './components.events.ts'
export { freeNames, nameKey, slug } from './components.names.ts'
export { canPutInto, isFolder } from './components.policy.ts'
export {
  insertComponents,
  listByIds,
  listOnPages,
  lockComponents,
  takenNames,
} from './components.repository.ts'
export { componentTexts } from './components.texts.ts'
export { trashJob } from './component-trash.service.ts'
