import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.add': 'Kunden hinzufügen',
  'action.archive': 'Archivieren',
  'action.cancel': 'Abbrechen',
  'action.create': 'Hinzufügen',
  'action.rename': 'Umbenennen',
  'action.restore': 'Zurückholen',
  'action.save': 'Speichern',
  'column.campaigns': 'Kampagnen',
  'column.id': 'Kundennummer',
  'column.invoices': 'Rechnungen',
  'column.name': 'Kunde',
  'column.state': 'Zustand',
  'done.added': '{name} ist hinzugefügt',
  'done.archived': '{name} ist archiviert',
  'done.restored': '{name} ist wieder da',
  'done.saved': '{name} ist gespeichert',
  'empty.detail': 'Kampagnen und Rechnungen gehören zu einem Kunden: Fügen Sie den ersten hinzu.',
  'empty.title': 'Noch keine Kunden',
  'error.conflict': 'Diesen Kunden führt auch eine andere Anwendung, oder es sind schon 200.',
  'error.forbidden': 'Die Kunden dieser Anwendung pflegt ihre Administration.',
  'error.invalid': 'Bitte prüfen Sie den Namen.',
  'error.not-found': 'Diesen Kunden gibt es nicht mehr.',
  'error.too-large': 'Das ist zu viel auf einmal.',
  'error.unknown':
    'Das hat nicht geklappt. Es wurde nichts geändert; bitte versuchen Sie es noch einmal.',
  'failed.detail': 'Bitte versuchen Sie es gleich noch einmal.',
  'failed.move': '{name} ließ sich nicht ändern',
  'failed.title': 'Die Kunden ließen sich nicht laden',
  'field.name': 'Name des Kunden',
  'forbidden.detail': 'Welche Kunden diese Anwendung hat, legt ihre Administration fest.',
  'forbidden.title': 'Kunden können Sie nicht verwalten',
  'new.detail':
    'Er lässt sich sofort für Kampagnen wählen. Seine Rechnungsanschrift pflegen Sie bei den Rechnungen.',
  'new.title': 'Kunden hinzufügen',
  'rename.detail':
    'Kampagnen stehen ab jetzt unter dem neuen Namen. Gestellte Rechnungen behalten ihren.',
  'rename.title': '{name} umbenennen',
  shared: 'Auch eine andere Anwendung führt ihn',
  'state.active': 'Aktiv',
  'state.archived': 'Archiviert',
  subtitle:
    'Zu wem Kampagnen und Rechnungen dieser Anwendung gehören. Archivierte Kunden werden für nichts Neues mehr angeboten; was es von ihnen gibt, bleibt.',
  title: 'Kunden',
} satisfies MessagesOf<typeof en>
