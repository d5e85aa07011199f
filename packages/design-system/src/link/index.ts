export { followLink } from './followLink.ts'
export { Target } from './Target.tsx'
