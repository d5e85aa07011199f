import { SELECTION_KEYS } from '../../collection/collection.keys.ts'
import type { KeyContract } from '../../stories/keyContract.ts'

/** On the days of March 2027, the first of which is a Monday. */
export const DAY_KEYS = [
  [
    'Right, Left',
    'Moves to the next or the previous day',
    { press: '{ArrowRight}{ArrowRight}{ArrowLeft}', from: 1, to: 2 },
  ],
  ['Down, Up', 'Moves by a week', { press: '{ArrowDown}{ArrowDown}{ArrowUp}', from: 1, to: 8 }],
  ['Home', 'Moves to the first day of the week', { press: '{Home}', from: 9, to: 7 }],
  ['End', 'Moves to the last day of the week', { press: '{End}', from: 9, to: 13 }],
  [
    'PageDown, PageUp',
    'Moves by a month, in a week by a week',
    { press: '{PageDown}{PageDown}{PageUp}{PageUp}', from: 9, to: 9 },
  ],
  ['Enter, Space', 'Shows all events of the day'],
  ['Tab', 'Goes on to the events of the day'],
] satisfies KeyContract

/** On events that the reader went into. */
export const EVENT_KEYS = [
  [
    'Down, Up (event)',
    'Moves to the next or the previous event, also of another day',
    { press: '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}', from: 0, to: 2 },
  ],
  ['Enter', 'Opens an event; Space does too where nothing can be chosen'],
  ['Alt+arrows', 'Moves an event by a day or a week'],
  ['Menu, Shift+F10', 'Opens the menu of an event'],
  ...SELECTION_KEYS,
  ['Escape (nothing chosen)', 'Leads from an event back to its day'],
] satisfies KeyContract

export const CALENDAR_KEYS: KeyContract = [...DAY_KEYS, ...EVENT_KEYS]
