import { emptyLook } from '../theme-studio.logic.ts'
import type { Named, StudioPicture, StudioTheme } from '../theme-studio.port.ts'

/** A theme, with what the test does not care about filled in. */
export const buildTheme = ({
  look,
  ...overrides
}: Partial<Omit<StudioTheme, 'look'>> & {
  look?: Partial<StudioTheme['look']>
} = {}): StudioTheme => ({
  id: 1,
  version: 1,
  target: { kind: 'application' },
  ...overrides,
  look: { ...emptyLook, primary: '#0b6fb8', secondary: '#2f9e6e', mode: 'light', ...look },
})

export const groups: readonly Named[] = [
  { id: 11, name: 'Kunde – Management' },
  { id: 12, name: 'Kunde – Marketing' },
]

export const people: readonly Named[] = [
  { id: 21, name: 'Korbinian Huber', detail: 'Marketing' },
  { id: 22, name: 'Sabine Moser', detail: 'Leitung Marketing' },
]

/** One for everybody, one for a group, one for a person. */
export const threeThemes: readonly StudioTheme[] = [
  buildTheme(),
  buildTheme({
    id: 2,
    target: { kind: 'group', id: 12 },
    look: { primary: '#ffed00', secondary: null, mode: null },
  }),
  buildTheme({
    id: 3,
    target: { kind: 'person', id: 21 },
    look: { primary: '#7a1f4b', secondary: null, mode: 'dark' },
  }),
]

/** Hills under a sun: bright and dark parts, without a server. */
const drawing = (sky: string, sun: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 260"><path fill="${sky}" d="M0 0h400v260H0z"/><circle cx="300" cy="70" r="44" fill="${sun}"/><path fill="${hill}" d="m0 260 120-130 90 80 70-50 120 100z"/></svg>`)}`

export const stockPictures: readonly StudioPicture[] = [
  ['#d7ecf6', '#ffd34d', '#14506e'],
  ['#fdf0dd', '#e8743b', '#6b2d4f'],
  ['#0f2430', '#f4f1e4', '#3f7f6d'],
].map(([sky, sun, hill]) => ({
  url: drawing(sky!, sun!, hill!),
  colors: [sky!, hill!, sun!],
}))

/** What an uploaded logo comes to. */
export const uploadedLogo: StudioPicture = {
  url: drawing('#ffffff', '#e2001a', '#1b2a49'),
  colors: ['#ffffff', '#1b2a49', '#e2001a'],
}
