import { defineStrings } from '../../intl/index.ts'

/** The words of a figure and its comparison. */
export const statStrings = defineStrings({
  en: {
    since: 'on 7 days ago',
    up: 'Up',
    down: 'Down',
    same: (since: string) => `unchanged ${since}`,
    none: 'no comparison',
    points: (points: string) => `${points} percentage points`,
    missing: 'not stated',
  },
  de: {
    since: 'zu vor 7 Tagen',
    up: 'Gestiegen',
    down: 'Gesunken',
    same: (since) => `unverändert ${since}`,
    none: 'kein Vergleich',
    points: (points) => `${points} Prozentpunkte`,
    missing: 'keine Angabe',
  },
})
