import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.add': 'Kontakt hinzufügen',
  'action.callback': 'Rückruf anfragen',
  'action.cancel': 'Abbrechen',
  'action.delete': 'Löschen',
  'action.edit': 'Bearbeiten',
  'action.menu': 'Aktionen für {name}',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',

  'add.done': '{name} ist hinzugefügt',
  'add.title': 'Neuer Kontakt',

  'arrange.done': '{name} steht jetzt an neuer Stelle',
  'arrange.earlier': 'Nach vorn',
  'arrange.failed': '{name} ließ sich nicht verschieben',
  'arrange.first': 'An den Anfang',
  'arrange.label': 'Reihenfolge',
  'arrange.last': 'Ans Ende',
  'arrange.later': 'Nach hinten',

  'callback.days': 'Tag',
  'callback.daysFailed':
    'Die freien Zeiten ließen sich nicht laden. Sie können um einen Anruf so bald wie möglich bitten oder es noch einmal versuchen.',
  'callback.detail': 'Ihre Anfrage ist sofort bei {name}.',
  'callback.done': '{name} ruft Sie zurück',
  'callback.doneSoon': 'Möglichst bald, unter {phone}',
  'callback.doneTime': '{day}, {from} bis {to} Uhr, unter {phone}',
  'callback.free': '{day}: {count, plural, one {# freie Zeit} other {# freie Zeiten}}',
  'callback.full':
    'In den nächsten Wochen ist keine Zeit mehr frei. Bitte wählen Sie „Möglichst bald“.',
  'callback.loading': 'Freie Zeiten werden geladen',
  'callback.noTimes': '{day}: nichts frei',
  'callback.note': 'Notiz',
  'callback.noteHint': 'Was sollte {name} vor dem Anruf wissen?',
  'callback.off': '{day}: {holiday}',
  'callback.phone': 'Ihre Telefonnummer',
  'callback.send': 'Rückruf anfragen',
  'callback.soon': 'Möglichst bald',
  'callback.taken':
    'Diese Zeit hat sich eben jemand anderes genommen. Bitte wählen Sie eine andere.',
  'callback.time': 'Wunschzeit',
  'callback.times': 'Uhrzeit am {day}',
  'callback.timesHint': 'Montag bis Freitag, 9 bis 17 Uhr (Berliner Zeit)',
  'callback.title': 'Rückruf von {name}',
  'callback.topic': 'Worum geht es?',
  'callback.when': 'Wann sind Sie gut zu erreichen?',

  'copy.done': 'Kopiert: {text}',
  'copy.email': 'E-Mail-Adresse von {name} kopieren',
  'copy.failed': 'Kopieren ging nicht. Bitte markieren und kopieren Sie selbst:',
  'copy.mobile': 'Mobilnummer von {name} kopieren',
  'copy.phone': 'Telefonnummer von {name} kopieren',

  'delete.confirm': '{name} löschen?',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.done': '{name} ist gelöscht',
  'delete.failed': '{name} ließ sich nicht löschen',
  'delete.restored': '{name} ist wieder da',
  'delete.restoreFailed': '{name} ließ sich nicht wiederherstellen',

  'edit.done': '{name} ist gespeichert',
  'edit.title': '{name} bearbeiten',

  'empty.detail': 'Sobald Ihre Agentur hier jemanden nennt, sehen Sie es.',
  'empty.detailAdd': 'Nennen Sie den ersten Kontakt: Wer diese Seite sieht, sieht ihn sofort.',
  'empty.title': 'Noch keine Kontakte',

  'error.conflict':
    'Jemand hat diesen Kontakt gerade geändert. Ihre Eingaben stehen noch hier; speichern Sie noch einmal, um sie zu übernehmen.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung. Ihre Agentur kann sie erteilen.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Diesen Kontakt gibt es nicht mehr. Vielleicht wurde er inzwischen gelöscht.',
  'error.too-large': 'Dieses Bild ist zu groß. Möglich sind höchstens 20 MB.',
  'error.unknown':
    'Das hat nicht geklappt. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',

  'failed.detail': 'Bitte versuchen Sie es noch einmal.',
  'failed.gone': 'Diese Kontakte sind nicht mehr da',
  'failed.goneDetail': 'Sie wurden entfernt oder sind für Sie nicht sichtbar.',
  'failed.offline': 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  'failed.title': 'Die Kontakte ließen sich nicht laden',

  'fault.email': 'Bitte geben Sie eine E-Mail-Adresse ein, etwa name@agentur.de.',
  'fault.emailForCallback':
    'Dorthin gehen Bitten um Rückruf: Bitte geben Sie eine E-Mail-Adresse ein.',
  'fault.phone': 'Bitte geben Sie eine Telefonnummer ein.',
  'fault.required': 'Bitte füllen Sie dieses Feld aus.',
  'fault.time': 'Bitte wählen Sie eine Uhrzeit oder „Möglichst bald“.',

  'field.callback': 'Kann um Rückruf gebeten werden',
  'field.callbackHint':
    'Die Bitte kommt per E-Mail und, wenn die Person das Portal nutzt, auch als Aufgabe.',
  'field.department': 'Abteilung',
  'field.email': 'E-Mail',
  'field.firstName': 'Vorname',
  'field.jobTitle': 'Funktion',
  'field.lastName': 'Nachname',
  'field.media': 'Mediengattungen',
  'field.mediaHint': 'Wofür die Person zuständig ist',
  'field.mobile': 'Mobil',
  'field.phone': 'Telefon',

  list: 'Kontakte',
  loading: 'Kontakte werden geladen',

  'media.label': 'Dafür ist {name} zuständig',

  'picture.change': 'Anderes Bild',
  'picture.hint':
    'JPEG, PNG, WebP, GIF oder AVIF, höchstens 20 MB. Es wird quadratisch zugeschnitten.',
  'picture.remove': 'Bild entfernen',
  'picture.upload': 'Bild hochladen',

  'refresh.failed':
    'Was Sie sehen, ist vielleicht nicht mehr aktuell: Das letzte Aktualisieren ging nicht.',

  'way.email': 'E-Mail',
  'way.mobile': 'Mobil',
  'way.phone': 'Telefon',
} satisfies MessagesOf<typeof en>
