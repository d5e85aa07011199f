import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Vorschau',
  loading: '„{name}“ wird geladen',
  'loading.unnamed': 'Datei wird geladen',
  'loading.pdf': '„{name}“ wird in ein PDF umgewandelt',
  'loading.page': 'Der Bericht wird geladen',

  'action.close': 'Vorschau schließen',
  'action.download': 'Herunterladen',
  'action.newTab': 'In neuem Tab öffnen',
  'action.preview': 'Vorschau öffnen',
  'action.retry': 'Erneut versuchen',
  'action.zoomIn': 'Vergrößern',
  'action.zoomOut': 'Ans Fenster anpassen',

  'compare.above': 'Oben',
  'compare.below': 'Unten',
  'compare.divider': 'Trennlinie zwischen den Versionen',
  'compare.frame': 'Bildausschnitt von Version {number}',
  'compare.frames': 'Bildausschnitt der Versionen {first} und {second}',
  'compare.help':
    'Plus und Minus ändern die Größe, Pfeiltasten verschieben beide Bilder, 0 zeigt wieder alles.',
  'compare.label': '{name}: Version {first} und Version {second} im Vergleich',
  'compare.larger': 'Beide vergrößern',
  'compare.left': 'Links',
  'compare.mode': 'Art des Vergleichs',
  'compare.opacity': 'Deckkraft von Version {number}',
  'compare.overlay': 'Überlagert',
  'compare.percent': '{percent, number} %',
  'compare.picture': '{name}, Version {number}',
  'compare.right': 'Rechts',
  'compare.side': 'Nebeneinander',
  'compare.slider': 'Trennlinie',
  'compare.smaller': 'Beide verkleinern',
  'compare.start': 'Versionen vergleichen',
  'compare.stop': 'Vergleich beenden',
  'compare.title': '{name}, Version {first} und {second}',

  'decision.open': 'Freigabe',
  'decision.label': 'Freigabe der Kampagne',
  'decision.current': 'Entschieden wird über Version {current, number}, den aktuellen Stand.',
  'decision.former':
    'Sie sehen Version {shown, number}. Entschieden wird über Version {current, number}, den aktuellen Stand.',
  'decision.compared':
    'Entschieden wird über Version {current, number}, den aktuellen Stand. Version {other, number} steht zum Vergleich daneben.',
  'decision.comparedFormer':
    'Sie vergleichen Version {first, number} und {second, number}. Entschieden wird über Version {current, number}, den aktuellen Stand.',

  'document.damaged': 'Diese Datei lässt sich nicht öffnen',
  'document.damagedDetail':
    'Sie ist beschädigt, oder ihr Inhalt passt nicht zu ihrem Namen. Herunterladen geht.',
  'document.noViewer': 'Für Office-Dateien ist keine Vorschau eingerichtet',
  'document.noViewerDetail': 'Ihre Agentur kann sie einschalten. Herunterladen geht.',
  'document.notComingDetail': 'Bitte laden Sie die Seite neu. Herunterladen geht auch so.',
  'document.old': 'Dieses ältere Office-Format lässt sich hier nicht anzeigen',
  'document.oldDetail':
    'Im heutigen Format (.docx, .pptx) oder als PDF gespeichert, erscheint die Datei in der Vorschau. Herunterladen geht.',
  'document.pdfSlides': 'Als PDF angezeigt: Schriften können abweichen, Animationen entfallen.',
  'document.pdfText': 'Als PDF angezeigt: Schriften und Seitenumbrüche können abweichen.',
  'document.shownBy': 'Angezeigt von {host}',
  'document.tooLarge': 'Diese Datei ist zu groß für die Vorschau',
  'document.tooLargeDetail': 'Sie lässt sich herunterladen und auf Ihrem Gerät öffnen.',

  'download.failed': '„{name}“ ließ sich nicht herunterladen',

  'error.conflict': 'Jemand hat das gerade geändert. Bitte versuchen Sie es noch einmal.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung. Ihre Agentur kann sie erteilen.',
  'error.invalid': 'In dieser Form gibt es die Datei nicht.',
  'error.not-found': 'Die Datei ist nicht mehr da. Vielleicht wurde sie inzwischen gelöscht.',
  'error.too-large': 'Die Datei ist zu groß.',
  'error.unknown':
    'Das hat nicht geklappt. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',

  'failed.forbidden': 'Das können Sie nicht sehen',
  'failed.gone': 'Diese Datei ist nicht mehr da',
  'failed.goneDetail': 'Vielleicht wurde sie gelöscht, oder sie ist nicht für Sie freigegeben.',
  'failed.offline': 'Keine Verbindung',
  'failed.title': 'Das konnte nicht geladen werden',

  'file.title': 'Diese Datei kann nicht angezeigt werden',
  'file.detail': 'Für diesen Dateityp gibt es keine Vorschau. Herunterladen geht.',
  'media.audio': 'Ihr Browser kann diese Aufnahme nicht abspielen',
  'media.video': 'Ihr Browser kann dieses Video nicht abspielen',
  'media.detail':
    'Die Datei ist beschädigt, oder ihr Format ist hier unbekannt. Herunterladen geht.',
  'none.title': 'Hier gibt es kein Dokument anzuzeigen',
  'none.detail': 'Es ist nichts hinterlegt, das sich zeigen ließe.',

  'mail.attachments': '{count, plural, one {# Anhang} other {# Anhänge}}',
  'mail.bcc': 'Bcc',
  'mail.blocked':
    'Bilder und andere Inhalte aus dem Internet werden hier nicht geladen: So erfährt niemand, dass Sie diese E-Mail ansehen.',
  'mail.cc': 'Cc',
  'mail.cut': 'Diese E-Mail ist sehr lang: Hier steht nur ihr Text.',
  'mail.date': 'Gesendet',
  'mail.download': '„{name}“ herunterladen',
  'mail.empty': 'In dieser E-Mail steht kein Text.',
  'mail.fewer': 'Weniger anzeigen',
  'mail.from': 'Von',
  'mail.more': 'und {count, number} weitere',
  'mail.noSender': 'Ohne Absender',
  'mail.noSubject': 'Ohne Betreff',
  'mail.notHeld': 'Liegt nicht in dieser Datei',
  'mail.sealed':
    'Diese E-Mail ist verschlüsselt. Nur wer sie empfangen hat, kann sie in seinem E-Mail-Programm lesen.',
  'mail.to': 'An',
  'mail.tooLong':
    'Diese E-Mail ist zu lang für die Vorschau. Sie lässt sich herunterladen und in Ihrem E-Mail-Programm öffnen.',
  'mail.unnamed': 'Anhang {number, number}',

  'notes.at': '{x, number} % von links, {y, number} % von oben',
  'notes.close': 'Kommentare schließen',
  'notes.draft': 'Markierte Stelle',
  'notes.draftHelp':
    'Pfeiltasten verschieben sie, mit Umschalt in größeren Schritten. Enter führt zum Kommentar, Entf nimmt sie weg.',
  'notes.label': 'Kommentare zu dieser Datei',
  'notes.mark': 'Stelle markieren',
  'notes.markMoment': 'Zeitpunkt markieren',
  'notes.moment': 'Kommentar {number, number} bei {time}: {text}',
  'notes.moments': 'Kommentare im Verlauf',
  'notes.older': 'Neue Stellen lassen sich nur in der aktuellen Version markieren.',
  'notes.open': 'Kommentare (C)',
  'notes.pin': 'Kommentar {number, number}: {text}',
  'notes.grip': 'Rahmen um die Stelle',
  'notes.gripHelp':
    'Pfeiltasten ziehen ihn auf und machen ihn größer oder kleiner, mit Umschalt in größeren Schritten.',
  'notes.size': '{width, number} % breit, {height, number} % hoch',
  'notes.spots':
    'Oder klicken Sie auf die Stelle, um die es geht, oder ziehen Sie einen Rahmen darum.',
  'notes.pages':
    'Danach klicken Sie auf die Stelle, um die es geht, oder ziehen einen Rahmen darum.',
  'notes.placing': 'Jetzt auf die Stelle klicken oder einen Rahmen ziehen. Esc bricht ab.',
  'notes.unsized': 'Ohne Rahmen',

  'outline.cut':
    'Die ersten {count, number} Abschnitte; alle stehen in der heruntergeladenen Datei.',
  'outline.empty': 'In dieser Datei steht kein Text.',
  'outline.label': 'Gliederung',
  'outline.notes': 'Notizen',
  'outline.slide': 'Folie {number, number}',
  'outline.slides':
    'Nur der Text der Folien: Bilder und Gestaltung zeigt die heruntergeladene Datei.',
  'outline.text': 'Nur der Text: Bilder und Gestaltung zeigt die heruntergeladene Datei.',
  'outline.untitled': 'Ohne Titel',

  'pdf.closeFind': 'Suche schließen',
  'pdf.field': 'Seite',
  'pdf.find': 'Im Dokument suchen',
  'pdf.fitPage': 'Ganze Seite',
  'pdf.fitWidth': 'Breite anpassen',
  'pdf.fittedPage': 'Ganze Seiten',
  'pdf.fittedWidth': 'Seiten in voller Breite',
  'pdf.found': '{place, number} von {count, number}',
  'pdf.label': 'Seiten von {name}',
  'pdf.larger': 'Größer',
  'pdf.locked': 'Diese Datei ist mit einem Kennwort geschützt',
  'pdf.lockedDetail': 'Heruntergeladen, lässt sie sich mit dem Kennwort öffnen.',
  'pdf.next': 'Nächste Fundstelle',
  'pdf.notFound': 'Nichts gefunden',
  'pdf.noText': '{name}, ein Bild ohne Text',
  'pdf.of': 'von {count, number}',
  'pdf.page': 'Seite {page, number} von {count, number}',
  'pdf.percent': '{percent, number} %',
  'pdf.previous': 'Vorige Fundstelle',
  'pdf.searching': 'Wird durchsucht …',
  'pdf.size': 'Größe der Seiten',
  'pdf.smaller': 'Kleiner',
  'pdf.toPage': 'Zu Seite {page, number}',
  'pdf.zoomed': 'Seiten in {percent, number} %',

  'preview.files': 'Dateien',
  'preview.full': 'Groß ansehen',
  'preview.label': 'Vorschau von {name}',
  'preview.version':
    '{state, select, current {Version {number} (aktuell)} other {Version {number}}}',

  'report.connecting': 'Die Verbindung zum Bericht wird aufgebaut',
  'report.noAccount': 'Für Sie ist kein Zugang zu den Berichten eingerichtet',
  'report.noAccountDetail': 'Ihre Kundenberatung richtet ihn gern für Sie ein.',
  'report.noConnection': 'Die Berichte sind gerade nicht erreichbar',
  'report.noConnectionDetail': 'Bitte versuchen Sie es etwas später noch einmal.',
  'report.refused': 'Ihr Zugang zu den Berichten ist abgelaufen',
  'report.refusedDetail': 'Ihre Kundenberatung kann ihn verlängern.',
  'report.title': 'Ihr Bericht',
  'report.elsewhere': 'Dieser Bericht öffnet sich in einem eigenen Tab',
  'report.elsewhereDetail': 'Sein Anbieter lässt nicht zu, dass er in anderen Seiten erscheint.',

  'sheet.comment': 'Kommentar zu {cell}: {text}',
  'sheet.cut': 'Die ersten {count, number} Zeilen; alle stehen in der heruntergeladenen Datei.',
  'sheet.empty': 'Dieses Blatt ist leer',
  'sheet.false': 'FALSCH',
  'sheet.label': 'Tabelle {name}',
  'sheet.row': 'Zeile',
  'sheet.sheets': 'Blätter',
  'sheet.true': 'WAHR',
  'sheet.unread': 'Dieses Blatt wird hier nicht gezeigt',
  'sheet.unreadDetail':
    'Es besteht aus einem Diagramm oder aus etwas, das nur Excel kennt. Laden Sie die Datei herunter, um es zu sehen.',
  'sheet.without.borders': 'Rahmenlinien der Zellen werden hier nicht gezeigt.',
  'sheet.without.formulas':
    'Bedingte Formate der Datei, die mit Formeln rechnen, werden hier nicht gezeigt.',
  'sheet.without.gradients':
    'Farbverläufe, die in einer Ecke oder der Mitte beginnen, gehen hier von links nach rechts.',
  'sheet.without.icons': 'Symbole, die zu bedingten Formaten gehören, werden hier nicht gezeigt.',
  'sheet.without.patterns': 'Muster in Zellen sind hier einfarbig.',
  'sheet.without.ranks':
    'Bedingte Formate für die höchsten, niedrigsten oder durchschnittlichen Werte werden hier nicht gezeigt.',
  'sheet.without.drawings': 'Diagramme und Bilder dieses Blatts werden hier nicht gezeigt.',

  'show.label': 'Diashow',
  'show.interval': 'Wechsel nach',
  'show.progress': 'Zeit bis zum nächsten Bild',
  'show.seconds': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  'show.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'show.start': 'Diashow starten',
  'show.stop': 'Diashow beenden',
  'show.started': 'Die Diashow läuft',
  'show.stopped': 'Die Diashow ist beendet',

  'versions.currentNumber': 'Version {number} (aktuell)',
  'versions.label': 'Versionen',
  'versions.news': 'Version {number} ist da. Sie sehen jetzt den neuen Stand.',
  'versions.number': 'Version {number}',
  'versions.title': '{name}, Version {number}',

  'viewer.error': 'Das lässt sich hier nicht anzeigen',
  'viewer.errorSubTitle':
    'Unter dieser Adresse erscheinen nur Berichte. Vielleicht ist der Link unvollständig, oder der Bericht wurde entfernt.',

  'word.label': 'Inhalt von {name}',
  'word.note': 'Vereinfachte Ansicht: Schriften und Seitenumbrüche können vom Original abweichen.',
  'word.unshown': 'Bild nur in Word zu sehen',

  'zoom.label': '{name}, vergrößert',
  'keys.title': 'In der Ansicht einer Datei',
  'keys.siblings': 'Vorige und nächste Datei',
  'keys.note': 'Anmerkung schreiben',
  'keys.zoom': 'Seiten größer und kleiner',
  'keys.fit': 'Seiten an das Fenster anpassen',
  'keys.close': 'Schließen',
} satisfies MessagesOf<typeof en>
