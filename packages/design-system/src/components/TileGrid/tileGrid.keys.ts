import type { KeyContract } from '../../stories/keyContract.ts'

/** The keys of tiles, three in a row where they are proved. */
export const TILE_GRID_KEYS = [
  ['Tab', 'Reaches the tile that had the focus last'],
  [
    'Right, Left',
    'Moves to the next or the previous tile',
    { press: '{ArrowRight}', from: 2, to: 3 },
  ],
  ['Down', 'Moves to the tile below', { press: '{ArrowDown}', from: 1, to: 4 }],
  ['Up', 'Moves to the tile above', { press: '{ArrowUp}', from: 4, to: 1 }],
  ['Home', 'Moves to the first tile', { press: '{Home}', from: 4, to: 0 }],
  ['End', 'Moves to the last tile', { press: '{End}', from: 1, to: -1 }],
  ['PageDown, PageUp', 'Moves by a window', { press: '{PageDown}{PageUp}', from: 1, to: 1 }],
  ['Letters', 'Moves to the tile that begins with them'],
  ['Space', 'Chooses a tile or takes it away', { press: ' ', from: 1, to: 1, selects: [1] }],
  [
    'Shift+arrows',
    'Chooses on from where it began',
    { press: '{Shift>}{ArrowDown}{ArrowLeft}{/Shift}', from: 1, to: 3, selects: [1, 2, 3] },
  ],
  [
    'Shift+Space',
    'Chooses all from the last chosen one to this one',
    { press: ' {ArrowDown}{Shift>} {/Shift}', from: 0, to: 3, selectsLast: true },
  ],
  [
    'Ctrl+A',
    'Chooses everything',
    { press: '{Control>}a{/Control}', from: 1, to: 1, selectsAll: true },
  ],
  ['Escape', 'Chooses nothing', { press: ' {Escape}', from: 1, to: 1, selects: [] }],
  ['Enter', 'Opens the tile'],
] satisfies KeyContract
