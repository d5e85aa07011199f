import { LIST_KEYS, SELECTION_KEYS } from '../../collection/collection.keys.ts'
import type { KeyContract } from '../../stories/keyContract.ts'

/** The keys of a tree whose first branch is closed and whose nodes can be chosen. */
export const TREE_KEYS = [
  ['Tab', 'Reaches the node that had the focus last'],
  ...LIST_KEYS,
  ['Right', 'Opens the node; in an open one moves to its first child'],
  ['Left', 'Closes the node; from a closed one moves to its parent'],
  ['*', 'Opens all siblings'],
  ['Enter', 'Acts on the node; without an action opens or closes it'],
  ...SELECTION_KEYS,
  ['Ctrl+X', 'Cuts the node, or what is chosen with it'],
  ['Ctrl+V', 'Moves what was cut into the node'],
  ['Shift+F10, menu key', 'Opens the menu of the node'],
] satisfies KeyContract
