import type { ProblemText } from '../../../platform/problem.ts'

/** What stands in a calendar; `approval` and the others before the name of what they are of. */
export const calendarTexts = {
  name: { de: 'Kampagnen', en: 'Campaigns' },
  approval: { de: 'Freigabe fällig', en: 'Approval due' },
  booking: { de: 'Buchungsschluss', en: 'Booking deadline' },
  material: { de: 'Materialschluss', en: 'Material deadline' },
  flight: { de: 'Kampagne', en: 'Campaign' },
  part: {
    de: 'Teil {at} von {count}, dazwischen Pause',
    en: 'Part {at} of {count}, with a pause in between',
  },
  deadline: { de: 'Frist', en: 'Deadline' },
  weekend: {
    de: 'Wochenende – Werktag davor: {workday}',
    en: 'Weekend – working day before: {workday}',
  },
  holiday: {
    de: '{name} – Werktag davor: {workday}',
    en: '{name} – working day before: {workday}',
  },
} satisfies Record<string, ProblemText>
