export { peer } from '../../../components/peers/gantt/bare.ts'
