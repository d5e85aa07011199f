export { peer } from '../../../components/peers/gantt/svar.tsx'
