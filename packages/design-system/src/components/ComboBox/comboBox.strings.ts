import { defineStrings } from '../../intl/index.ts'

export const comboBoxStrings = defineStrings('ComboBox', {
  en: {
    open: (label: string) => `Show options for ${label}`,
    clear: (label: string) => `Clear ${label}`,
    empty: 'Nothing found.',
    found: (count: number) => (count === 1 ? '1 option' : `${count.toLocaleString('en')} options`),
  },
  de: {
    open: (label) => `Auswahl für ${label} zeigen`,
    clear: (label) => `${label} leeren`,
    empty: 'Nichts gefunden.',
    found: (count) => (count === 1 ? '1 Treffer' : `${count.toLocaleString('de')} Treffer`),
  },
})
