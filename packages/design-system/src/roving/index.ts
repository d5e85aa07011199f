export { moveFocus } from './moveFocus.ts'
