export { about } from './list.ts'
