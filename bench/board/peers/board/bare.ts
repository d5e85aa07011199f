export { peer } from '../../../components/peers/board/bare.ts'
