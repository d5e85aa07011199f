import { LIST_KEYS, SELECTION_KEYS } from '../../collection/collection.keys.ts'
import type { KeyContract } from '../../stories/keyContract.ts'

/** Keys of a board whose cards can be chosen; where they cannot, Space alone lifts. */
export const BOARD_KEYS: KeyContract = [
  ...LIST_KEYS,
  ['Left, Right', 'Moves to the nearest card of the column beside it, past empty ones'],
  ['Enter', 'Opens the card'],
  ...SELECTION_KEYS,
  ['Ctrl+Space, Ctrl+X', 'Lifts the card, or all chosen ones; without a selection Space does'],
  ['Arrows, Home, End, PageUp, PageDown (lifted)', 'Moves the place, also into empty columns'],
  ['Space, Enter, Ctrl+V (lifted)', 'Drops'],
  ['Escape, Tab (lifted)', 'Cancels'],
  ['Shift+F10, menu key', 'Opens the menu of the card, with “Move to …”'],
  ['Tab', 'Goes on to what can be pressed inside the card'],
]
