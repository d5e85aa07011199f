import type { SetupChoices, SetupPicture, SetupSetting } from '../setup.port.ts'

/** Hills under a sun, without a server. */
const drawing = (sky: string, sun: string, hill: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 260"><path fill="${sky}" d="M0 0h400v260H0z"/><circle cx="300" cy="70" r="44" fill="${sun}"/><path fill="${hill}" d="m0 260 120-130 90 80 70-50 120 100z"/></svg>`)}`

const palettes = [
  ['#d7ecf6', '#ffd34d', '#14506e'],
  ['#fdf0dd', '#e8743b', '#6b2d4f'],
  ['#0f2430', '#f4f1e4', '#3f7f6d'],
  ['#f2e9f7', '#f08fb0', '#4b2e83'],
  ['#e6f4ea', '#ffcf33', '#1d7a4f'],
  ['#fff4d6', '#f2542d', '#0e3b43'],
  ['#dfe7fd', '#ffadad', '#22318c'],
]

/** As many as the agency's stock has (SETUP-05). */
export const stockPictures: readonly SetupPicture[] = Array.from({ length: 14 }, (_, index) => {
  const [sky, sun, hill] = palettes[index % palettes.length]!
  const isTurned = index >= palettes.length
  return {
    id: `stock/${index + 1}`,
    url: isTurned ? drawing(hill!, sun!, sky!) : drawing(sky!, sun!, hill!),
    colors: [hill!, sun!, sky!],
  }
})

/** What an uploaded logo comes to. */
export const uploadedLogo: SetupPicture = {
  id: 'pictures/logo',
  url: drawing('#ffffff', '#e2001a', '#1b2a49'),
  colors: ['#ffffff', '#1b2a49', '#e2001a'],
}

const setting = (id: number, field: Partial<SetupSetting['field']> & { key: string }) => ({
  id,
  field: {
    displayName: field.key,
    type: 'TextField' as const,
    order: id * 10,
    columnSize: 6,
    isRequired: false,
    ...field,
  },
})

/** Some of each kind. */
export const choices: SetupChoices = {
  templates: [
    {
      key: 'brand',
      name: 'Marke',
      description: 'Für Markenkunden: Kampagnen planen und freigeben, über Ergebnisse berichten.',
      pages: ['Kampagnen', 'Zeitleiste', 'Dateien'],
    },
    {
      key: 'retail',
      name: 'Handel',
      description: 'Für Kunden mit Filialen: Werbung direkt bestellen, Filialen schulen.',
      pages: ['Direktbestellungen', 'Schulungen', 'Dateien'],
    },
  ],
  features: [
    {
      id: 1,
      name: 'Dateien',
      description: 'Eine Seite, auf der Agentur und Kunde Ordner und Dateien teilen.',
    },
    {
      id: 2,
      name: 'Kommentare',
      description: 'Kunden und Agentur können Inhalte kommentieren.',
      turnsOn: 'COMMENTING_ENABLED',
    },
    {
      id: 7,
      name: 'Testphase',
      description: 'Zeigt oben im Portal, dass hier noch getestet wird.',
      turnsOn: 'TESTPHASE_ENABLED',
    },
  ],
  settings: [
    setting(4, {
      key: 'DEFAULT_NOTIFY_ENABLED',
      displayName: 'Gruppen standardmäßig benachrichtigen',
      type: 'Select',
      valueSelection: ['true', 'false'],
      groupName: 'Dateien',
    }),
    setting(5, {
      key: 'COMMENTING_ENABLED',
      displayName: 'Kommentare',
      type: 'Select',
      valueSelection: ['true', 'false'],
      groupName: 'Zusammenarbeit',
    }),
    setting(12, {
      key: 'TESTPHASE_ENABLED',
      displayName: 'Testphase',
      type: 'Select',
      valueSelection: ['true', 'false'],
      groupName: 'Portal',
    }),
    setting(9, {
      key: 'DIRECT_ORDER_TAXONOMY',
      displayName: 'Benennung von Direktbestellungen',
      description: 'Die Felder, aus denen der Name entsteht, in ihrer Reihenfolge.',
      groupName: 'Direktbestellung',
    }),
  ],
  pictures: stockPictures,
}
