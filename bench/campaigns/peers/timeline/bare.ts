export { peer } from '../../../components/peers/timeline/bare.ts'
