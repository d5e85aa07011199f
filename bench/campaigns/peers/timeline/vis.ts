export { peer } from '../../../components/peers/timeline/vis.ts'
