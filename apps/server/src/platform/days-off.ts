import type { DayOff } from '@atrium/api-client/contract'
import { getHolidays } from 'feiertagejs'
import { addDays } from './berlin-time.ts'
import type { Language } from './locales.ts'

/** Whose holidays count; the names are the values of the setting HOLIDAY_STATE. */
const regions = {
  'Baden-Württemberg': 'BW',
  Bayern: 'BY',
  Berlin: 'BE',
  Brandenburg: 'BB',
  Bremen: 'HB',
  Hamburg: 'HH',
  Hessen: 'HE',
  'Mecklenburg-Vorpommern': 'MV',
  Niedersachsen: 'NI',
  'Nordrhein-Westfalen': 'NW',
  'Rheinland-Pfalz': 'RP',
  Saarland: 'SL',
  Sachsen: 'SN',
  'Sachsen-Anhalt': 'ST',
  'Schleswig-Holstein': 'SH',
  Thüringen: 'TH',
} as const
type Region = (typeof regions)[keyof typeof regions] | 'BUND'

const regionOf = (state: unknown): Region =>
  Object.entries(regions).find(([name]) => name === state)?.[1] ?? 'BUND'

type HolidayNames = ReadonlyMap<string, Readonly<Record<Language, string>>>

const years = new Map<string, HolidayNames>()

/** Holidays of a year by their day; a year is worked out once. */
function holidaysOf(year: string, region: Region): HolidayNames {
  const key = `${region} ${year}`
  let known = years.get(key)
  if (!known) {
    known = new Map(
      getHolidays(year, region).map((holiday) => [
        holiday.dateString,
        {
          de: holiday.translate('de') ?? holiday.name,
          en: holiday.translate('en') ?? holiday.name,
        },
      ]),
    )
    // Days are typed: any year may come.
    if (years.size > 500) years.clear()
    years.set(key, known)
  }
  return known
}

const holidayOn = (day: string, region: Region) => holidaysOf(day.slice(0, 4), region).get(day)

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/**
 * Says of a day, `YYYY-MM-DD`, why nobody works on it, and which working day comes before; null for a
 * working day (T-27). Days of both are holidays: those have a name.
 */
export type DaysOff = (day: string) => DayOff | null

/** `state`: value of the setting HOLIDAY_STATE; anything else counts nationwide holidays only. */
export function daysOffIn(state: unknown, language: Language): DaysOff {
  const region = regionOf(state)
  return (day) => {
    const holiday = holidayOn(day, region)
    if (!holiday && !isWeekend(day)) return null
    let workday = addDays(day, -1)
    while (isWeekend(workday) || holidayOn(workday, region)) workday = addDays(workday, -1)
    return { kind: holiday ? 'holiday' : 'weekend', name: holiday?.[language] ?? null, workday }
  }
}
