import type { KeyContract } from '../../stories/keyContract.ts'

export const CALENDAR_KEYS = [
  ['Right, Left', 'Moves to the next or the previous day'],
  ['Down, Up', 'Moves by a week'],
  ['Home, End', 'Moves to the first or the last day of the week'],
  ['PageDown, PageUp', 'Moves by a month, in a week by a week'],
  ['Enter, Space', 'Shows all events of the day; opens an event'],
  ['Tab', 'Goes on to the events of the day'],
  ['Escape', 'Leads from an event back to its day'],
  ['Alt+arrows', 'Moves an event by a day or a week'],
  ['Menu, Shift+F10', 'Opens the menu of an event'],
] satisfies KeyContract
