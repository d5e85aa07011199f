import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Vorschau',
  loading: '„{name}“ wird geladen',
  'loading.pdf': '„{name}“ wird in ein PDF umgewandelt',
  'loading.page': 'Der Report wird geladen',

  'action.download': 'Herunterladen',
  'action.newTab': 'In neuem Tab öffnen',
  'action.preview': 'Vorschau öffnen',
  'action.retry': 'Erneut versuchen',
  'action.zoomIn': 'Vergrößern',
  'action.zoomOut': 'Ans Fenster anpassen',

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
  'error.offline': 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
  'error.too-large': 'Die Datei ist zu groß.',
  'error.unknown':
    'Das hat nicht geklappt. Es ist nichts verloren; bitte versuchen Sie es noch einmal.',

  'failed.forbidden': 'Das können Sie nicht sehen',
  'failed.gone': 'Diese Datei ist nicht mehr da',
  'failed.offline': 'Keine Verbindung',
  'failed.title': 'Das konnte nicht geladen werden',

  'file.title': 'Diese Datei kann nicht angezeigt werden',
  'file.detail':
    'Sie ist zu groß, oder der Browser kann ihren Typ nicht anzeigen. Herunterladen geht.',
  'media.audio': 'Ihr Browser kann diese Aufnahme nicht abspielen',
  'media.video': 'Ihr Browser kann dieses Video nicht abspielen',
  'media.detail':
    'Die Datei ist beschädigt, oder ihr Format ist hier unbekannt. Herunterladen geht.',
  'none.title': 'Hier gibt es kein Dokument anzuzeigen',
  'none.detail': 'Es ist nichts hinterlegt, das sich zeigen ließe.',

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
  'pdf.locked': 'Diese PDF-Datei ist mit einem Passwort geschützt',
  'pdf.lockedDetail': 'Heruntergeladen, lässt sie sich mit dem Passwort öffnen.',
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

  'report.connecting': 'Die Verbindung zum Report wird aufgebaut',
  'report.noAccount': 'Für Sie ist kein Zugang zu den Reports eingerichtet',
  'report.noAccountDetail': 'Ihre Kundenberatung richtet ihn gern für Sie ein.',
  'report.noConnection': 'Die Reports sind gerade nicht erreichbar',
  'report.noConnectionDetail': 'Bitte versuchen Sie es etwas später noch einmal.',
  'report.refused': 'Ihr Zugang zu den Reports ist abgelaufen',
  'report.refusedDetail': 'Ihre Kundenberatung kann ihn verlängern.',
  'report.title': 'Ihr Report',
  'report.elsewhere': 'Dieser Report öffnet sich in einem eigenen Tab',
  'report.elsewhereDetail': 'Sein Anbieter lässt nicht zu, dass er in anderen Seiten erscheint.',

  'sheet.cut': 'Die ersten {count, number} Zeilen; alle stehen in der heruntergeladenen Datei.',
  'sheet.empty': 'Dieses Blatt ist leer',
  'sheet.false': 'FALSCH',
  'sheet.label': 'Tabelle {name}',
  'sheet.row': 'Zeile',
  'sheet.sheets': 'Blätter',
  'sheet.true': 'WAHR',

  'show.label': 'Diashow',
  'show.interval': 'Wechsel nach',
  'show.progress': 'Zeit bis zum nächsten Bild',
  'show.seconds': '{count, plural, one {# Sekunde} other {# Sekunden}}',
  'show.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'show.start': 'Diashow starten',
  'show.stop': 'Diashow beenden',
  'show.started': 'Die Diashow läuft',
  'show.stopped': 'Die Diashow ist beendet',

  'viewer.error': 'Das lässt sich hier nicht anzeigen',
  'viewer.errorSubTitle':
    'Unter dieser Adresse erscheinen nur Reports. Vielleicht ist der Link unvollständig, oder der Report wurde entfernt.',

  'word.label': 'Inhalt von {name}',
  'word.note': 'Vereinfachte Ansicht: Schriften und Seitenumbrüche können vom Original abweichen.',

  'zoom.label': '{name}, vergrößert',
} satisfies MessagesOf<typeof en>
