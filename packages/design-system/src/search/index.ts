export { matchRanges, matches, rank, searchable, words } from './match.ts'
