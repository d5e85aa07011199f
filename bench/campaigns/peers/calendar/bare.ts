export { peer } from '../../../components/peers/calendar/bare.ts'
