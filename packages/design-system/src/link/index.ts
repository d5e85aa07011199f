export { followLink } from './followLink.ts'
