import type { KeyContract } from '../../stories/keyContract.ts'

/** On the stories' plan of seven rows; the first has the bars 0 to 2, the second 3 and 4. */
export const TIMELINE_KEYS = [
  [
    'Right, Left',
    'Moves to the next or the previous bar of the row',
    { press: '{ArrowRight}', from: 0, to: 1 },
  ],
  [
    'Down, Up',
    'Moves to the bar of the next row that is nearest in time',
    { press: '{ArrowDown}{ArrowUp}', from: 0, to: 0 },
  ],
  [
    'Home, End',
    'Moves to the first or last bar of the row, then of all',
    { press: '{End}', from: 0, to: 2 },
  ],
  [
    'PageDown, PageUp',
    'Moves by a window of rows',
    { press: '{PageDown}{PageUp}{Home}', from: 0, to: 0 },
  ],
  ['Letters', 'Moves to the bar that begins with them'],
  ['Alt+Right, Alt+Left', 'Moves the bar by a day'],
  ['Alt+PageDown, Alt+PageUp', 'Moves the bar by a week'],
  ['Alt+Shift+Right, Alt+Shift+Left', 'Makes the bar longer or shorter by a day'],
  ['Enter', 'Opens the bar, or its menu where there is nothing to open'],
  ['Menu, Shift+F10', 'Opens the menu of the bar'],
  ['+, −', 'Zooms around the middle'],
  ['Ctrl+Right, Ctrl+Left', 'Moves the window by half of it'],
  ['Space', 'Chooses a bar or takes it away', { press: ' ', from: 1, to: 1, selects: [1] }],
  [
    'Shift+Right, Shift+Left',
    'Chooses on from where it began',
    { press: '{Shift>}{ArrowRight}{/Shift}', from: 0, to: 1, selects: [0, 1] },
  ],
  [
    'Ctrl+A',
    'Chooses everything',
    { press: '{Control>}a{/Control}', from: 1, to: 1, selectsAll: true },
  ],
  ['Escape', 'Chooses nothing', { press: ' {Escape}', from: 1, to: 1, selects: [] }],
] satisfies KeyContract
