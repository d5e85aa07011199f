import { addDays, monthOf, weekOf, type DaySpan } from './days.ts'

/** Spans of time to choose by one click (CAMP-06). */
export const datePresets = [
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'lastYear',
] as const
export type DatePreset = (typeof datePresets)[number]

/** The days of a preset; weeks begin on Monday (CAMP-06). */
export function presetSpan(preset: DatePreset, today: string): DaySpan {
  switch (preset) {
    case 'thisWeek':
      return weekOf(today)
    case 'lastWeek':
      return weekOf(addDays(today, -7))
    case 'thisMonth':
      return monthOf(today)
    case 'lastMonth':
      return monthOf(addDays(monthOf(today).from, -1))
    case 'thisYear':
      return yearOf(Number(today.slice(0, 4)))
    case 'lastYear':
      return yearOf(Number(today.slice(0, 4)) - 1)
  }
}

const yearOf = (year: number): DaySpan => ({ from: `${year}-01-01`, to: `${year}-12-31` })
