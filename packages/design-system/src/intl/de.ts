import type { Strings } from './en.ts'

/** German is the first language of the portal. */
export const de: Strings = {
  add: 'Hinzufügen',
  and: (count) => `und ${count} weitere`,
  cancel: 'Abbrechen',
  clearSearch: 'Suche leeren',
  close: 'Schließen',
  closeMenu: 'Menü schließen',
  collapseNavigation: 'Einklappen',
  expandNavigation: 'Ausklappen',
  charactersLeft: (count) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
  failures: 'Fehler',
  loading: 'Wird geladen …',
  mainNavigation: 'Hauptnavigation',
  moreThan: (max) => `mehr als ${max}`,
  notices: 'Meldungen',
  openMenu: 'Menü öffnen',
  path: 'Pfad',
  reference: 'Kennung',
  remove: (what) => `${what} entfernen`,
  required: 'Pflichtfeld',
  skipToContent: 'Zum Inhalt',
  toneFailure: 'Fehler',
  toneInfo: 'Hinweis',
  toneSuccess: 'Erledigt',
  toneWarning: 'Warnung',
  states: {
    empty: { title: 'Hier ist noch nichts', detail: '' },
    error: {
      title: 'Das ließ sich nicht laden',
      detail: 'Ihre Daten sind sicher. Bitte versuchen Sie es gleich noch einmal.',
    },
    forbidden: {
      title: 'Dieser Bereich ist für Sie nicht freigegeben',
      detail: 'Ihre Ansprechperson in der Agentur kann ihn für Sie öffnen.',
    },
    offline: {
      title: 'Keine Verbindung',
      detail: 'Sobald Sie wieder online sind, geht es hier weiter.',
    },
    notFound: {
      title: 'Diese Seite gibt es nicht',
      detail: 'Vielleicht wurde sie verschoben oder gelöscht.',
    },
    loading: { title: 'Einen Moment …', detail: '' },
  },
}
