import type { KeyContract } from '../stories/keyContract.ts'

/** The keys of items below each other; what a `play()` presses is what the table of keys says. */
export const LIST_KEYS = [
  ['Down, Up', 'Moves to the next or the previous item', { press: '{ArrowDown}', from: 1, to: 2 }],
  ['Home', 'Moves to the first item', { press: '{Home}', from: 2, to: 0 }],
  ['End', 'Moves to the last item', { press: '{End}', from: 1, to: -1 }],
  ['PageDown, PageUp', 'Moves by a window', { press: '{PageDown}{PageUp}', from: 0, to: 0 }],
  ['Letters', 'Moves to the item that begins with them'],
] satisfies KeyContract

/** The keys of choosing, where several can be chosen. */
export const SELECTION_KEYS = [
  ['Space', 'Chooses an item or takes it away', { press: ' ', from: 1, to: 1, selects: [1] }],
  [
    'Shift+Down, Shift+Up',
    'Chooses on from where it began',
    { press: '{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}', from: 0, to: 1, selects: [0, 1] },
  ],
  [
    'Shift+Space',
    'Chooses all from the last chosen one to this one',
    { press: ' {ArrowDown}{ArrowDown}{Shift>} {/Shift}', from: 0, to: 2, selectsLast: true },
  ],
  [
    'Ctrl+A',
    'Chooses everything',
    { press: '{Control>}a{/Control}', from: 1, to: 1, selectsAll: true },
  ],
  ['Escape', 'Chooses nothing', { press: ' {Escape}', from: 1, to: 1, selects: [] }],
] satisfies KeyContract
