import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'action.all': 'Alle Designs',
  'action.delete': 'Löschen',
  'action.deleteOf': 'Design löschen: {name}',
  'action.new': 'Neues Design',
  'action.save': 'Speichern',

  'color.none': 'Standardfarbe',
  'colors.detail': 'Aus zwei Farben entsteht alles andere, in Hell und Dunkel.',
  'colors.found':
    '{count, plural, =0 {Keine Farben gefunden} one {# Farbe aus dem Bild vorgeschlagen} other {# Farben aus dem Bild vorgeschlagen}}',
  'colors.fromLogo': 'Farben aus einem Logo lesen',
  'colors.title': 'Farben',

  'delete.confirm': 'Design löschen: {name}?',
  'delete.detail.application':
    'Alle ohne eigenes Design sehen dann sofort die Standardfarbe. Das lässt sich nicht rückgängig machen.',
  'delete.detail.group':
    'Die Gruppe sieht dann sofort das Design der Anwendung. Das lässt sich nicht rückgängig machen.',
  'delete.detail.person':
    'Die Person sieht dann sofort das Design ihrer Gruppe oder der Anwendung. Das lässt sich nicht rückgängig machen.',
  'delete.done': 'Design gelöscht: {name}',
  'delete.failed': 'Das Design ließ sich nicht löschen: {name}',

  'edit.readOnly':
    'Sie sehen dieses Design an. Ändern können es Administratoren und die Kundenberatung.',
  'edit.subtitle': 'Was Sie ändern, sehen bis zum Speichern nur Sie.',

  'empty.detail': 'Bis dahin sehen alle die Standardfarbe {color}.',
  'empty.title': 'Noch kein Design',

  'error.conflict': 'Jemand hat dieses Design gerade geändert. Ihre Eingaben sind noch da.',
  'error.forbidden': 'Dafür haben Sie keine Berechtigung. Ihre Eingaben sind noch da.',
  'error.invalid': 'Bitte prüfen Sie die markierten Felder.',
  'error.not-found': 'Das Design gibt es nicht mehr. Vielleicht wurde es inzwischen gelöscht.',
  'error.too-large': 'Dieses Bild ist zu groß. Möglich sind bis zu 20 MB.',
  'error.unknown':
    'Das hat nicht geklappt. Ihre Eingaben sind noch da; bitte versuchen Sie es noch einmal.',

  'failed.detail': 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  'failed.title': 'Die Designs konnten nicht geladen werden',

  'fault.primary': 'Bitte geben Sie eine Farbe ein, zum Beispiel #0a7bc4.',
  'fault.secondary':
    'Bitte geben Sie eine Farbe ein, zum Beispiel #0a7bc4, oder lassen Sie das Feld leer.',
  'fault.taken':
    'Dafür gibt es schon ein Design. Bitte ändern Sie das vorhandene oder wählen Sie etwas anderes.',
  'fault.target': 'Bitte wählen Sie, für wen das Design gilt.',

  'field.agencyPicture': 'Bild der Agentur',
  'field.agencyPictureHint': 'Begleitet Ihr Design als zweites Bild.',
  'field.brandPicture': 'Bild der Marke',
  'field.brandPictureHint':
    'Steht auf der Startseite und, wenn Sie möchten, hinter Kopfzeile und Navigation.',
  'field.expanded': 'Navigation ausgeklappt',
  'field.expandedHint': 'Gilt, bis jemand sie selbst ein- oder ausklappt.',
  'field.group': 'Gruppe',
  'field.header': 'Kopfzeile',
  'field.mode': 'Darstellung zu Beginn',
  'field.modeHint': 'Jede Person kann es für sich anders wählen.',
  'field.navigation': 'Navigation',
  'field.person': 'Person',
  'field.primary': 'Hauptfarbe',
  'field.primaryHint': 'Die Farbe Ihrer Marke: Knöpfe, Auswahl, Fortschritt.',
  'field.secondary': 'Zweite Farbe',
  'field.secondaryHint': 'Für Akzente. Leer: wie die Hauptfarbe.',
  'field.target': 'Für wen',

  'forbidden.detail': 'Designs verwalten Administratoren und die Kundenberatung.',
  'forbidden.title': 'Hier haben Sie keinen Zugriff',

  'gone.detail': 'Vielleicht wurde es inzwischen gelöscht.',
  'gone.title': 'Dieses Design gibt es nicht',

  'ground.brand': 'In der Marke',
  'ground.picture': 'Auf dem Bild',
  'ground.plain': 'Ruhig',

  'kind.application': 'Alle',
  'kind.group': 'Eine Gruppe',
  'kind.person': 'Eine Person',

  'list.default': 'Für alle anderen gilt die Standardfarbe {color}.',
  loading: 'Designs werden geladen',

  'look.needsPicture': 'Für „Auf dem Bild“ braucht es ein Bild der Marke.',
  'look.title': 'Bilder und Aufbau',

  'mode.dark': 'Dunkel',
  'mode.darkShort': 'beginnt dunkel',
  'mode.light': 'Hell',
  'mode.lightShort': 'beginnt hell',
  'mode.system': 'Wie das Gerät',
  'mode.systemShort': 'beginnt wie das Gerät',

  'new.title': 'Neues Design',

  'overtaken.detail': 'Jemand hat dieses Design inzwischen geändert. Ihre Eingaben sind noch da.',
  'overtaken.mine': 'Meinen Stand speichern',
  'overtaken.theirs': 'Anderen Stand übernehmen',

  'picture.change': 'Anderes Bild',
  'picture.choose': 'Bild wählen',
  'picture.current': 'Aktuelles Bild',
  'picture.failed': 'Das Bild konnte nicht hochgeladen werden: {name}',
  'picture.none': 'Kein Bild',
  'picture.remove': 'Entfernen',
  'picture.stock': 'Motiv {number}',
  'picture.uploaded': 'Eigenes Bild {number}',

  'preview.detail': 'So sieht das Portal nach dem Speichern aus, mit Beispielinhalten.',
  'preview.title': 'Vorschau',

  'sample.budget': 'Budget verplant',
  'sample.campaigns': 'Kampagnen',
  'sample.channel': 'Kanal',
  'sample.channels': 'Kanäle',
  'sample.chat': 'Chat',
  'sample.cost': 'Kosten',
  'sample.files': 'Dateien',
  'sample.greeting': 'Guten Morgen.',
  'sample.home': 'Start',
  'sample.look': 'Ansehen',
  'sample.notices': 'Benachrichtigungen',
  'sample.notify': 'Bei Änderungen benachrichtigen',
  'sample.planned': 'In Planung',
  'sample.print': 'Anzeigen',
  'sample.progress': 'Fortschritt',
  'sample.radio': 'Radio',
  'sample.release': 'Freigeben',
  'sample.released': 'Freigegeben',
  'sample.reports': 'Berichte',
  'sample.search': 'Suchen',
  'sample.social': 'Social Media',
  'sample.state': 'Stand',
  'sample.step.briefing': 'Briefing',
  'sample.step.buying': 'Einkauf',
  'sample.step.done': 'Bestätigt',
  'sample.step.plan': 'Plan',
  'sample.step.release': 'Plan in Freigabe',
  'sample.subtitle': 'Kampagne · 01.04. – 31.08.2027',
  'sample.tasks': 'Aufgaben',
  'sample.title': 'Sommerfrische',
  'sample.version': 'Version 3',
  'sample.waiting': 'Wartet',
  'sample.waitingLink': 'Plan ansehen',
  'sample.waitingText': 'Zwei Kanäle warten auf Ihre Freigabe.',
  'sample.waitingTitle': 'Wartet auf Sie',

  'save.done': 'Design gespeichert',
  'save.nothing': 'Es gibt noch nichts zu speichern.',
  'save.seenBy.application': 'Alle sehen es jetzt.',
  'save.seenBy.group': 'Die Gruppe sieht es jetzt.',
  'save.seenBy.person': 'Die Person sieht es jetzt.',

  subtitle:
    'Wer welche Farben und Bilder sieht. Das Design einer Person geht vor, dann das ihrer Gruppe, dann das für alle.',

  'target.all': 'Alle in {name}',
  'target.applicationHint': 'Außer wer ein eigenes Design hat.',
  'target.detail': 'Ein Design gilt für alle, für eine Gruppe oder für eine Person.',
  'target.groupGone': 'Eine Gruppe, die es nicht mehr gibt',
  'target.groupHint': 'Zum Beispiel das Marketing des Kunden.',
  'target.noGroup': 'Keine Gruppe heißt so',
  'target.noPerson': 'Niemand heißt so',
  'target.personGone': 'Eine Person, die nicht mehr dabei ist',
  'target.personHint': 'Geht allem anderen vor.',
  'target.taken': 'Hat schon ein Design',
  'target.title': 'Für wen',

  title: 'Designs',

  'verdict.asChosen': 'Überall lesbar, alles wie gewählt',
  'verdict.detail': 'Ihre Farbe bleibt, wie sie ist. Wo sie zu schwach wäre, steht ein Ton davon.',
  'verdict.edge.kept': 'Ihr {color} ist überall zu erkennen, mindestens {ratio}:1.',
  'verdict.edge.tooDark':
    'Ihr {color} ist als Rand zu dunkel ({own}:1, nötig {least}:1). Wir nehmen {shade} dafür ({ratio}:1).',
  'verdict.edge.tooLight':
    'Ihr {color} ist als Rand zu hell ({own}:1, nötig {least}:1). Wir nehmen {shade} dafür ({ratio}:1).',
  'verdict.fixed':
    'Überall lesbar, {count, plural, one {# Ton} other {# Töne}} automatisch angepasst',
  'verdict.mode.both': 'Hell und Dunkel',
  'verdict.mode.dark': 'Dunkel',
  'verdict.mode.light': 'Hell',
  'verdict.onDark': 'Auf Ihrem {color} steht dunkle Schrift, {ratio}:1.',
  'verdict.onWhite': 'Auf Ihrem {color} steht weiße Schrift, {ratio}:1.',
  'verdict.second': 'Zweite Farbe',
  'verdict.take': '{shade} als Farbe übernehmen',
  'verdict.text.kept': 'Ihr {color} ist überall zu lesen, mindestens {ratio}:1.',
  'verdict.text.tooDark':
    'Ihr {color} ist als Schrift zu dunkel ({own}:1, nötig {least}:1). Wir nehmen {shade} dafür ({ratio}:1).',
  'verdict.text.tooLight':
    'Ihr {color} ist als Schrift zu hell ({own}:1, nötig {least}:1). Wir nehmen {shade} dafür ({ratio}:1).',
  'verdict.title': 'Kontrast',
  'verdict.use.edge': 'Rand, Auswahl, Fortschritt',
  'verdict.use.on': 'Schrift auf der Farbe',
  'verdict.use.text': 'Schrift und Links in der Farbe',
} satisfies MessagesOf<typeof en>
