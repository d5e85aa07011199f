export { peer } from '../timeline/bare.ts'
