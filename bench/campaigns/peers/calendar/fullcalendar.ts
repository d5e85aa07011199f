export { peer } from '../../../components/peers/calendar/fullcalendar.tsx'
