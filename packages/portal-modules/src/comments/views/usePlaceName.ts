import { areaOf, clockOf, isPinPoint, useMessages } from '../../kit/index.ts'
import type { PinPosition } from '../comments.port.ts'
import { messages } from '../messages/index.ts'

/** A place in words, and its version where that is not the one beside it. */
export function usePlaceName(): (place: PinPosition, shownVersion: number | undefined) => string {
  const { t } = useMessages(messages)
  const wordsOf = (place: PinPosition) => {
    if (!isPinPoint(place)) return t('place.moment', { time: clockOf(place.seconds) })
    const { page } = place
    if (areaOf(place)) return page === undefined ? t('place.area') : t('place.pageArea', { page })
    return page === undefined ? t('place.picture') : t('place.page', { page })
  }
  return (place, shownVersion) => {
    const words = wordsOf(place)
    return shownVersion === undefined || shownVersion === place.version
      ? words
      : t('place.version', { place: words, number: place.version })
  }
}
