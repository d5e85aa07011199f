import type { RefObject } from 'react'
import { useMeasured } from '../../collection/useMeasured.ts'

/** Up to this width one column fills the board; the styles know it, too. */
const NARROW = 620

const isNarrow = (board: HTMLElement) => board.clientWidth <= NARROW

/** Whether one column fills the board. */
export const useNarrow = (board: RefObject<HTMLElement | null>) =>
  useMeasured(board, isNarrow, false)
