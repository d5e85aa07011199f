export { peer } from '../timeline/atrium.tsx'
