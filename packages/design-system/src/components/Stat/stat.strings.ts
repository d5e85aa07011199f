import { defineStrings } from '../../intl/index.ts'

/** The words of a figure and its comparison. */
export const statStrings = defineStrings('Stat', {
  en: {
    since: (days: number) => (days === 1 ? 'vs 1 day earlier' : `vs ${days} days earlier`),
    up: 'Up',
    down: 'Down',
    same: (since: string) => `unchanged ${since}`,
    none: 'no comparison',
    points: (points: string) => `${points} percentage points`,
    missing: 'not stated',
  },
  de: {
    since: (days) => (days === 1 ? 'in 1 Tag' : `in ${days} Tagen`),
    up: 'Gestiegen',
    down: 'Gesunken',
    same: (since) => `${since} unverändert`,
    none: 'kein Vergleich',
    points: (points) => `${points} Prozentpunkte`,
    missing: 'keine Angabe',
  },
})
