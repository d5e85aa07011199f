import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.back': 'Alle Beiträge',
  'action.cancel': 'Abbrechen',
  'action.delete': 'Löschen',
  'action.edit': 'Bearbeiten',
  'action.menu': 'Aktionen für {title}',
  'action.more': 'Ältere Beiträge laden',
  'action.new': 'Beitrag schreiben',
  'action.plan': 'Einplanen',
  'action.publish': 'Veröffentlichen',
  'action.publishNow': 'Jetzt veröffentlichen',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',
  'action.saveDraft': 'Entwurf speichern',
  'action.withdraw': 'Zurückziehen',

  by: 'von {author}',

  'delete.confirm': '„{title}“ löschen?',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.done': '„{title}“ wurde gelöscht',
  'delete.failed': '„{title}“ ließ sich nicht löschen',
  'delete.restored': '„{title}“ ist wieder da',
  'delete.restoreFailed': '„{title}“ ließ sich nicht wiederherstellen',

  'edit.planned': 'Der Beitrag ist eingeplant; bis dahin sieht ihn nur die Agentur',
  'edit.title': 'Beitrag bearbeiten',
  'edit.titleNew': 'Neuer Beitrag',
  'edit.saved': 'Gespeichert',
  'edit.savedDraft': 'Der Entwurf ist gespeichert; nur die Agentur sieht ihn',

  'empty.detail': 'Sobald Ihre Agentur etwas veröffentlicht, lesen Sie es hier.',
  'empty.detailAdd': 'Schreiben Sie den ersten Beitrag: Was gibt es Neues für Ihren Kunden?',
  'empty.title': 'Noch keine Beiträge',

  'error.conflict':
    'Jemand hat diesen Beitrag gerade geändert. Ihr Text steht noch hier; speichern Sie noch einmal, um ihn zu übernehmen.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Der Beitrag ist nicht mehr da. Vielleicht wurde er inzwischen gelöscht.',
  'error.too-large': 'Der Beitrag ist zu groß. Bitte kürzen Sie ihn.',
  'error.unknown':
    'Das hat nicht geklappt. Ihr Text bleibt stehen; bitte versuchen Sie es noch einmal.',

  'failed.title': 'Die Beiträge konnten nicht geladen werden',
  'failed.detail': 'Bitte versuchen Sie es noch einmal.',
  'failed.more': 'Die älteren Beiträge ließen sich nicht laden.',
  'failed.gone': 'Diesen Beitrag gibt es hier nicht',
  'failed.goneDetail': 'Er wurde gelöscht, zurückgezogen oder ist für Sie nicht sichtbar.',

  'field.tags': 'Schlagwörter',
  'field.teaser': 'Vorspann',
  'field.teaserHint': 'Zwei Sätze, die neugierig machen. Sie stehen in der Liste.',
  'field.text': 'Text',
  'field.title': 'Überschrift',

  'live.added': '{count, plural, one {Neuer Beitrag: {title}} other {# neue Beiträge}}',
  loading: 'Beiträge werden geladen',
  minutes: '{count, plural, one {# Minute} other {# Minuten}} Lesezeit',
  new: 'Neu',
  notify: 'Gruppen der Sammlung per E-Mail benachrichtigen, sobald der Beitrag erscheint',

  'problem.body.required': 'Bitte schreiben Sie einen Text.',
  'problem.body.tooLong': 'Der Text ist zu lang.',
  'problem.body.tooShort': 'Der Text ist zu kurz.',
  'problem.release.past': 'Bitte wählen Sie einen Zeitpunkt, der noch kommt.',
  'problem.release.required': 'Bitte wählen Sie Tag und Uhrzeit.',
  'problem.teaser.required': 'Bitte schreiben Sie einen Vorspann.',
  'problem.teaser.tooLong': 'Höchstens 500 Zeichen.',
  'problem.teaser.tooShort': 'Der Vorspann ist zu kurz.',
  'problem.title.required': 'Bitte geben Sie dem Beitrag eine Überschrift.',
  'problem.title.tooLong': 'Höchstens 100 Zeichen.',
  'problem.title.tooShort': 'Mindestens 3 Zeichen.',

  'publish.done': '„{title}“ ist veröffentlicht',
  'publish.failed': '„{title}“ ließ sich nicht veröffentlichen',
  'publish.withdrawn': '„{title}“ ist wieder ein Entwurf',
  'publish.withdrawFailed': '„{title}“ ließ sich nicht zurückziehen',

  'react.failed': 'Ihre Reaktion auf „{title}“ kam nicht an',
  'refresh.failed': 'Der Stand ist vielleicht nicht mehr aktuell.',

  'release.day': 'Tag',
  'release.label': 'Erscheint',
  'release.later': 'Zu einem Zeitpunkt',
  'release.now': 'Sofort',
  'release.time': 'Uhrzeit',
  'release.zoneOfPage': 'Nach der Uhr des Portals ({zone}), nicht nach Ihrer.',
  'release.zone': 'Nach Ihrer Uhr ({zone}).',

  'state.draft': 'Entwurf',
  'state.draftDetail': 'Nur die Agentur sieht diesen Beitrag.',
  'state.scheduled': 'Erscheint {moment}',
  'state.scheduledDetail':
    'Der Beitrag erscheint am {moment}. Bis dahin sieht ihn nur die Agentur.',

  'tags.label': 'Schlagwörter von {title}',
  unread: 'Ungelesen',
} satisfies MessagesOf<typeof en>
