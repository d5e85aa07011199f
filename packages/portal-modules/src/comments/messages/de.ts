import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.answer': 'Antworten',
  'action.answerTo': 'Auf den Kommentar „{text}“ antworten',
  'action.cancel': 'Abbrechen',
  'action.copyLink': 'Link kopieren',
  'action.delete': 'Löschen',
  'action.edit': 'Bearbeiten',
  'action.menu': 'Aktionen für Ihren Kommentar „{text}“',
  'action.menuOf': 'Aktionen für den Kommentar „{text}“',
  'action.reopen': 'Wieder öffnen',
  'action.resolve': 'Als erledigt markieren',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',

  'answer.label': 'Ihre Antwort',
  'answer.list': 'Antworten',

  'by.portal': 'Das Portal',

  'delete.confirm': 'Ihren Kommentar löschen?',
  'delete.confirmDetail': 'Er verschwindet für alle und lässt sich nicht zurückholen.',
  'delete.done': 'Ihr Kommentar ist gelöscht.',
  'delete.failed': 'Ihr Kommentar ließ sich nicht löschen',

  'edit.label': 'Ihr Kommentar',
  'edit.saved': 'Ihr Kommentar ist geändert.',

  'error.conflict':
    'Ihr Kommentar wurde in einem anderen Fenster geändert. Ihr Text steht noch hier; speichern Sie noch einmal, um ihn zu übernehmen.',
  'error.forbidden': 'Hier können Sie nicht schreiben. Ihre Ansprechperson hilft weiter.',
  'error.invalid': 'Bitte prüfen Sie Ihre Eingaben.',
  'error.not-found': 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff.',
  'error.too-large': 'Das ist zu lang.',
  'error.unknown':
    'Das hat nicht geklappt. Nichts ist verloren; bitte versuchen Sie es noch einmal.',

  'link.copied': 'Der Link ist kopiert.',
  'link.notCopied': 'Der Link ließ sich nicht kopieren.',

  'list.empty': 'Noch hat niemand etwas gesagt. Schreiben Sie den ersten Kommentar.',
  'list.failed': 'Die Kommentare konnten nicht geladen werden.',
  'list.gone': 'Was hier gesagt wird, steht Ihnen nicht offen.',
  'list.goneDetail': 'Vielleicht gibt es das nicht mehr, oder es war nie mit Ihnen geteilt.',
  'list.label': 'Kommentare zu {name}',
  'list.loading': 'Kommentare werden geladen',
  'list.new': 'Neu',
  'list.old': 'Diese Kommentare sind vielleicht nicht mehr aktuell.',

  'live.added': '{count, plural, one {{name} hat kommentiert: {text}} other {# neue Kommentare}}',

  'place.area': 'Ausschnitt im Bild',
  'place.moment': 'bei {time}',
  'place.next': 'Ihr Kommentar gehört zu dieser Stelle:',
  'place.page': 'Seite {page, number}',
  'place.pageArea': 'Ausschnitt auf Seite {page, number}',
  'place.picture': 'im Bild',
  'place.pin': 'Stelle {number, number}: {place}',
  'place.version': '{place}, Version {number, number}',

  'react.failed': 'Ihre Reaktion kam nicht an',

  'resolve.by': 'Erledigt von {name}, {moment}',
  'resolve.done': 'Der Kommentar ist erledigt.',
  'resolve.failed': 'Der Kommentar ließ sich nicht als erledigt markieren',
  'resolve.nobody': 'Erledigt {moment}',
  'resolve.reopenFailed': 'Der Kommentar ließ sich nicht wieder öffnen',
  'resolve.reopened': 'Der Kommentar ist wieder offen.',

  title: 'Kommentare',

  'write.hint':
    'Enter sendet, Umschalt + Enter beginnt eine neue Zeile. Mit @ sprechen Sie jemanden an.',
  'write.hintPlain': 'Enter sendet, Umschalt + Enter beginnt eine neue Zeile.',
  'write.label': 'Ihr Kommentar',
  'write.placeholder': 'Kommentar schreiben',
  'write.send': 'Senden',
  'write.sent': 'Ihr Kommentar ist gesendet.',
} satisfies MessagesOf<typeof en>
