export { Board } from './Board.tsx'
export { BOARD_TONES } from './board.types.ts'
export type { BoardAnswer, BoardColumn, BoardMove, BoardProps, BoardTone } from './board.types.ts'
