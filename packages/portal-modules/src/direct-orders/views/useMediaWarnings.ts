import { formatDay } from '../../kit/format.ts'
import { useMessages } from '../../kit/index.ts'
import { deadlineConcern } from '../deadlines.logic.ts'
import { selectedMedia } from '../draft.logic.ts'
import { messages } from '../messages/index.ts'
import { isTooNear } from '../order-dates.logic.ts'
import type { WizardModel } from '../wizard/wizard.types.ts'

/**
 * What may not work out with a chosen medium, by its id: a booking deadline of the campaign's media
 * calendar, else its usual lead time (T-49, D-11). The order can be sent all the same.
 */
export function useMediaWarnings(model: WizardModel): ReadonlyMap<number, string> {
  const { t, locale } = useMessages(messages)
  const { draft, options, deadlines, today } = model
  const known = options?.state === 'ready' ? options.data.media : []
  return new Map(
    selectedMedia(draft).flatMap(({ mediaTypeId, ...own }) => {
      const choice = known.find((one) => one.mediaTypeId === mediaTypeId)
      if (!choice) return []
      const { name: medium, leadDays } = choice
      const start = own.start ?? draft.start
      const ofMedium = deadlines.filter((one) => one.mediaTypeId === mediaTypeId)
      const concern = deadlineConcern(ofMedium, start, today)
      if (concern) {
        const day = formatDay(locale, concern.day, 'short')
        return [[mediaTypeId, t(`media.deadline.${concern.kind}`, { medium, day, days: concern.daysAfter })]] // prettier-ignore
      }
      if (!isTooNear(start, today, leadDays)) return []
      return [[mediaTypeId, t('media.lead', { medium, days: leadDays })]]
    }),
  )
}
