import { LIST_KEYS, SELECTION_KEYS } from '../../collection/collection.keys.ts'
import type { KeyContract } from '../../stories/keyContract.ts'

/** The keys of a list whose items can be chosen. */
export const VIRTUAL_LIST_KEYS = [
  ['Tab', 'Reaches the item that had the focus last'],
  ...LIST_KEYS,
  ...SELECTION_KEYS,
  ['Enter', 'Opens the item'],
  ['Right, F2', 'Reaches the first control of an item (`role="grid"`); Escape leads back'],
] satisfies KeyContract
