import { defineStrings } from '../../intl/index.ts'
import type { Media } from '../../theme/index.ts'

/** The words of the media types. */
export const mediaMarkStrings = defineStrings<Record<Media, string>>('MediaMark', {
  en: {
    print: 'Print',
    newspaper: 'Newspaper',
    magazine: 'Magazine',
    radio: 'Radio',
    'web-radio': 'Web radio',
    tv: 'TV',
    cinema: 'Cinema',
    'out-of-home': 'Out-of-home',
    digital: 'Digital',
    social: 'Social',
    search: 'Search',
    direct: 'Direct marketing',
    'cross-media': 'Cross-media',
  },
  de: {
    print: 'Print',
    newspaper: 'Zeitung',
    magazine: 'Zeitschrift',
    radio: 'Radio',
    'web-radio': 'Webradio',
    tv: 'TV',
    cinema: 'Kino',
    'out-of-home': 'Out-of-Home',
    digital: 'Digital',
    social: 'Social',
    search: 'Suche',
    direct: 'Direktmarketing',
    'cross-media': 'Crossmedia',
  },
})
