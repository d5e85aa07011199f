export { peer } from '../../../components/peers/board/pangea.tsx'
