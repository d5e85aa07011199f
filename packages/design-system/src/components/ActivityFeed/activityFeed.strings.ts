import { defineStrings } from '../../intl/index.ts'

/** Days near today, and a feed without events. */
export const activityFeedStrings = defineStrings('ActivityFeed', {
  en: { today: 'Today', yesterday: 'Yesterday', empty: 'Nothing has happened yet.' },
  de: { today: 'Heute', yesterday: 'Gestern', empty: 'Noch ist nichts geschehen.' },
})
