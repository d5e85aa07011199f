import { createContext } from 'react'
import type { Day } from './days.ts'

/**
 * Says what day it is to the date fields and calendars below that are not told by `today`. Keep the function the
 * same. Without it the clock says so, in the page's zone.
 */
export const TodayContext = createContext<(() => Day) | undefined>(undefined)
