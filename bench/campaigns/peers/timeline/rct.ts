export { peer } from '../../../components/peers/timeline/rct.tsx'
