export { addComponents, logMails } from './component-additions.service.ts'
export { commandOf, componentRoutes } from './components.routes.ts'
export { findVisible, present, presentOne, type Found } from './components.service.ts'
export {
  nameTaken,
  requireDepth,
  requireGoodName,
  saveComponent,
  type Command,
} from './component-changes.service.ts'
export { freeNames, nameKey, slug } from './components.names.ts'
export { canPutInto, isFolder } from './components.policy.ts'
export { listOnPages, lockComponents, takenNames } from './components.repository.ts'
export { componentTexts } from './components.texts.ts'
export { trashJob } from './component-trash.service.ts'
