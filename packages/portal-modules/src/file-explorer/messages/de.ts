import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'
import { trash } from './trash-de.ts'

export const de = {
  'action.cancel': 'Abbrechen',
  'action.clear': 'Liste leeren',
  'action.close': 'Schließen',
  'action.copy': 'Hierher kopieren',
  'action.copyAnyway': 'Trotzdem kopieren',
  'action.copyEntry': 'Kopieren',
  'action.copyTo': 'Kopieren nach …',
  'action.create': 'Ordner anlegen',
  'action.cut': 'Ausschneiden',
  'action.delete': 'Löschen',
  'action.download': 'Herunterladen',
  'action.menu': 'Aktionen für {name}',
  'action.move': 'Hierher verschieben',
  'action.moveAnyway': 'Trotzdem verschieben',
  'action.moveTo': 'Verschieben nach …',
  'action.newFolder': 'Ordner',
  'action.open': 'Öffnen',
  'action.paste': 'Hier einfügen',
  'action.rename': 'Umbenennen',
  'action.retry': 'Erneut versuchen',
  'action.retryAll': 'Fehlgeschlagene erneut versuchen',
  'action.up': 'Zur Übersicht',
  'action.uploadFolder': 'Ordner hochladen',
  'action.upload': 'Hochladen',

  'archive.download': 'Als ZIP herunterladen',
  'archive.failed':
    '{count, plural, one {„{name}“ ließ sich nicht herunterladen} other {# Elemente ließen sich nicht herunterladen}}',
  'archive.started': '„{name}“ wird heruntergeladen',

  'audience.copy': '„{name}“ nach „{folder}“ kopieren?',
  'audience.copyGains': 'Sehen die Kopie, das Original aber nicht:',
  'audience.copyKeeps':
    'Die Kopie bekommt die Freigaben des Ordners. Was darin enger freigegeben ist, bleibt es.',
  'audience.copyMany':
    '{count, plural, one {# Element} other {# Elemente}} nach „{folder}“ kopieren?',
  'audience.gains': 'Sehen es künftig auch:',
  'audience.keeps': 'Freigaben ziehen mit um. Ändern können Sie sie danach.',
  'audience.loses': 'Sehen es dann nicht mehr:',
  'audience.misses': 'Sehen den Ordner, aber nicht das Verschobene:',
  'audience.nobody': 'Nur Agentur',
  'audience.move': '„{name}“ nach „{folder}“ verschieben?',
  'audience.moveMany':
    '{count, plural, one {# Element} other {# Elemente}} nach „{folder}“ verschieben?',

  'column.actions': 'Aktionen',
  'column.audience': 'Sichtbar für',
  'column.modified': 'Geändert',
  'column.name': 'Name',
  'column.size': 'Größe',
  'column.type': 'Typ',

  'conflict.changed': 'Geändert {moment}',
  'conflict.existing': 'Liegt schon dort',
  'conflict.forAll':
    '{count, plural, one {Auch für das weitere Element} other {Auch für die # weiteren Elemente}}',
  'conflict.incoming': 'Kommt dazu',
  'conflict.keepBoth': 'Beide behalten',
  'conflict.newer': 'Neuer: {moment}',
  'conflict.noReplace': '„Beide behalten“ gibt dem, was dazukommt, eine Nummer.',
  'conflict.replace': 'Ersetzen',
  'conflict.replaceHint':
    '„Beide behalten“ gibt der neuen Datei eine Nummer. „Ersetzen“ legt die alte in den Papierkorb.',
  'conflict.replaceVersion':
    '„Beide behalten“ gibt der neuen Datei eine Nummer. „Ersetzen“ macht sie zur neuen Version, die bisherige bleibt unter „Versionen“ erhalten.',
  'conflict.skip': 'Überspringen',
  'conflict.title': '„{name}“ gibt es in „{folder}“ schon',

  'copied.done': '{count, plural, one {# Element kopiert} other {# Elemente kopiert}}',
  'copied.label': 'Kopiert',
  'copied.stop': 'Nicht einfügen',
  'copied.waiting':
    '{count, plural, one {„{name}“ kopiert. Öffnen Sie den Ordner, in den die Kopie soll.} other {# Elemente kopiert. Öffnen Sie den Ordner, in den die Kopien sollen.}}',
  'copy.cycle': 'Ein Ordner lässt sich nicht in sich selbst kopieren',
  'copy.detail': 'Wählen Sie den Ordner. Die Kopie sieht, wer den Ordner sieht.',
  'copy.done': '„{name}“ nach „{folder}“ kopiert',
  'copy.doneMany': '{count, plural, one {# Element} other {# Elemente}} nach „{folder}“ kopiert',
  'copy.failed':
    '{count, plural, one {„{name}“ ließ sich nicht kopieren} other {# Elemente ließen sich nicht kopieren}}',
  'copy.here': '(hier liegt das Original)',
  'copy.title': '„{name}“ kopieren',
  'copy.titleMany': '{count, plural, one {# Element} other {# Elemente}} kopieren',
  'copy.undoFailed': 'Die Kopie von „{name}“ ließ sich nicht zurücknehmen',
  'copy.undoFailedMany':
    '{count, plural, one {# Kopie ließ} other {# Kopien ließen}} sich nicht zurücknehmen',
  'copy.undone':
    '{count, plural, one {Die Kopie ist zurückgenommen} other {# Kopien sind zurückgenommen}}',
  'count.entries': '{count, plural, =0 {leer} one {# Element} other {# Elemente}}',
  'count.filtered': '{shown, number} von {count, plural, one {# Element} other {# Elementen}}',

  'cut.done': '{count, plural, one {# Element ausgeschnitten} other {# Elemente ausgeschnitten}}',
  'cut.label': 'Ausgeschnitten',
  'cut.row': 'ausgeschnitten',
  'cut.stop': 'Nicht verschieben',
  'cut.waiting':
    '{count, plural, one {„{name}“ ausgeschnitten. Öffnen Sie den Ordner, in den es soll.} other {# Elemente ausgeschnitten. Öffnen Sie den Ordner, in den sie sollen.}}',

  'delete.confirm': '„{name}“ löschen?',
  'delete.confirmDetail': 'Das lässt sich nicht rückgängig machen.',
  'delete.confirmMany': '{count, plural, one {# Element} other {# Elemente}} löschen?',
  'delete.done': '„{name}“ wurde gelöscht',
  'delete.doneMany': '{count, plural, one {# Element} other {# Elemente}} gelöscht',
  'delete.failed': '„{name}“ ließ sich nicht löschen',
  'delete.failedMany':
    '{count, plural, one {# Element ließ} other {# Elemente ließen}} sich nicht löschen',
  'delete.notAllowed':
    'Ausgenommen {count, plural, one {# Element, das Sie nicht löschen dürfen.} other {# Elemente, die Sie nicht löschen dürfen.}}',
  'delete.restored': '„{name}“ ist wieder da',
  'delete.restoredMany': '{count, plural, one {# Element ist} other {# Elemente sind}} wieder da',
  'delete.restoreFailed': '„{name}“ ließ sich nicht wiederherstellen',
  'delete.restoreFailedMany':
    '{count, plural, one {# Element ließ} other {# Elemente ließen}} sich nicht wiederherstellen',

  'details.created': 'Angelegt von',
  'details.label': 'Details',
  'details.modified': 'Geändert',
  'details.none': 'Wählen Sie eine Datei, um sie hier zu sehen.',
  'details.preview': 'Vorschau von {name}',
  'details.uploaded': 'Hochgeladen von',

  'download.failed': '„{name}“ ließ sich nicht herunterladen',

  'drop.folders': 'Ordner können Sie hier nicht anlegen. Bitte wählen Sie die Dateien darin.',
  'drop.hint': 'Loslassen, um nach „{name}“ hochzuladen',
  'drop.refused': 'In diesen Ordner können Sie nichts hochladen',
  'drop.unreadable':
    '{count, plural, one {# Element ließ sich nicht lesen und wird nicht hochgeladen} other {# Elemente ließen sich nicht lesen und werden nicht hochgeladen}}',

  'empty.detail': 'Ziehen Sie Dateien hierher oder wählen Sie sie aus.',
  'empty.detailReadOnly': 'Sobald Ihre Agentur hier etwas ablegt, sehen Sie es.',
  'empty.title': 'Dieser Ordner ist noch leer',

  'error.conflict':
    'Das hat inzwischen jemand anderes geändert. Sie sehen jetzt den aktuellen Stand.',
  'error.cycle': 'Ein Ordner lässt sich nicht in sich selbst verschieben.',
  'error.forbidden': 'Dazu fehlt Ihnen die Berechtigung.',
  'error.invalid': 'Das hat der Server nicht angenommen. Bitte prüfen Sie Ihre Eingabe.',
  'error.name-taken': 'Diesen Namen gibt es dort schon.',
  'error.not-found': 'Das gibt es nicht mehr, oder Sie haben keinen Zugriff darauf.',
  'error.parent-gone':
    'Der Ordner, in dem es lag, ist gelöscht. Stellen Sie zuerst den Ordner wieder her.',
  'error.too-deep': 'So tief lassen sich Ordner nicht verschachteln.',
  'error.too-large': 'Die Datei ist zu groß. Möglich sind bis zu {limit} pro Datei.',
  'error.too-many-copies':
    'Das sind zu viele Elemente auf einmal, möglich sind 1.000. Bitte kopieren Sie einzelne Ordner.',
  'error.too-many-files':
    'Das ist zu viel auf einmal: möglich sind 500 einzelne Elemente oder ganze Ordner mit zusammen 10.000 Dateien.',
  'error.storage-full':
    'Auf dem Server ist kein Platz mehr für diese Datei. Bitte wenden Sie sich an Ihre Agentur.',
  'error.too-many-uploads':
    'Sie haben schon viele unfertige Uploads. Bitte führen Sie diese erst zu Ende oder brechen Sie sie ab.',
  'error.unknown': 'Ein unbekannter Fehler ist aufgetreten.',

  'failed.detail': 'Ihre Dateien sind sicher. Bitte versuchen Sie es noch einmal.',
  'failed.reference': 'Kennung {reference}',
  'failed.title': 'Der Ordner konnte nicht geladen werden',

  'filter.label': 'In diesem Ordner filtern',
  'filter.none': 'Nichts hier enthält „{text}“',
  'filter.noneDetail': 'Der Filter durchsucht nur diesen Ordner.',
  'filter.reset': 'Filter zurücksetzen',

  'folder.create': 'Neuer Ordner in „{name}“',
  'folder.created': 'Ordner „{name}“ angelegt',
  'folder.createdUnseen':
    'Ordner „{name}“ angelegt. Sie selbst sehen ihn nicht; freigeben kann ihn Ihnen, wer ihn sieht.',
  'folder.name': 'Name',

  'grid.label': 'Dateien und Ordner in „{name}“',

  'key.copy': 'Strg+C',
  'key.cut': 'Strg+X',
  'key.delete': 'Entf',

  'kind.archive': 'Archiv',
  'kind.audio': 'Audio',
  'kind.excel': 'Excel',
  'kind.file': 'Datei',
  'kind.folder': 'Ordner',
  'kind.image': 'Bild',
  'kind.mail': 'E-Mail',
  'kind.pdf': 'PDF',
  'kind.powerpoint': 'PowerPoint',
  'kind.table': 'Tabelle',
  'kind.text': 'Text',
  'kind.video': 'Video',
  'kind.word': 'Word',

  'live.added':
    '{count, plural, one {Neu in diesem Ordner: {name}} other {# neue Elemente in diesem Ordner, darunter {name}}}',

  'loading.label': 'Der Ordner wird geladen',

  'modified.by': '{moment}, {name}',

  'many.label': 'Vorgänge',
  'many.left':
    'Angehalten: {count, plural, one {# weiteres Element blieb, wo es war.} other {# weitere Elemente blieben, wo sie waren.}}',
  'many.move': '{count, plural, one {# Element wird} other {# Elemente werden}} verschoben',
  'many.remove': '{count, plural, one {# Element wird} other {# Elemente werden}} gelöscht',
  'many.purge':
    '{count, plural, one {# Element wird} other {# Elemente werden}} endgültig gelöscht',
  'many.restore':
    '{count, plural, one {# Element wird} other {# Elemente werden}} wiederhergestellt',
  'many.progress': '{count, number} von {total, number}',
  'many.stop': 'Anhalten',
  'many.stopping': 'Wird angehalten',

  'move.cycle': 'Ein Ordner lässt sich nicht in sich selbst verschieben',
  'move.detail': 'Wählen Sie den Ordner. Freigaben ziehen mit um.',
  'move.done': '„{name}“ nach „{folder}“ verschoben',
  'move.doneMany': '{count, plural, one {# Element} other {# Elemente}} nach „{folder}“ verschoben',
  'move.failed': '„{name}“ ließ sich nicht verschieben',
  'move.failedMany':
    '{count, plural, one {# Element ließ} other {# Elemente ließen}} sich nicht verschieben',
  'move.folders': 'Ordner',
  'move.here': '(liegt hier)',
  'move.refused': 'In „{folder}“ können Sie das nicht ablegen',
  'move.refusedHere': 'In diesem Ordner können Sie das nicht ablegen.',
  'move.title': '„{name}“ verschieben',
  'move.titleMany': '{count, plural, one {# Element} other {# Elemente}} verschieben',
  'move.undoFailed': '„{name}“ ließ sich nicht zurückholen',
  'move.undoFailedMany':
    '{count, plural, one {# Element ließ} other {# Elemente ließen}} sich nicht zurückholen',
  'move.undone': '„{name}“ ist wieder da, wo es war',
  'move.undoneMany':
    '{count, plural, one {# Element ist} other {# Elemente sind}} wieder da, wo {count, plural, one {es war} other {sie waren}}',
  'move.unreachable': 'Der Ordner ist nicht erreichbar',

  'name.characters': 'Diese Zeichen sind nicht möglich: < > : " / \\ | ? *',
  'name.empty': 'Bitte geben Sie einen Namen ein.',
  'name.ending': 'Der Name darf nicht mit einem Punkt enden.',
  'name.hidden': 'Im Namen steht ein Zeilenumbruch oder ein unsichtbares Steuerzeichen.',
  'name.reserved': 'Dieser Name ist unter Windows reserviert. Bitte wählen Sie einen anderen.',
  'name.taken': 'Diesen Namen gibt es im Ordner schon.',
  'name.too-long': 'Der Name ist zu lang.',

  'notFound.detail': 'Vielleicht wurde er verschoben oder gelöscht.',
  'notFound.title': 'Diesen Ordner gibt es nicht oder Sie haben keinen Zugriff',

  'path.label': 'Ordnerpfad',

  'rename.failed': '„{name}“ ließ sich nicht umbenennen',
  'rename.label': 'Neuer Name für {name}',

  'refresh.failed': 'Diese Liste ist vielleicht nicht mehr aktuell.',

  'select.all': 'Alle auswählen',
  'select.clear': 'Auswahl aufheben',
  'select.count': '{count, plural, one {# ausgewählt} other {# ausgewählt}}',
  'select.row': '{name} auswählen',
  'check.pending': 'Wird geprüft',
  'check.quarantined': 'Gesperrt',
  'check.pending.detail': 'Die Datei wird auf Schadsoftware geprüft und lässt sich danach öffnen.',
  'check.quarantined.detail':
    'In dieser Datei wurde Schadsoftware gefunden. Sie lässt sich weder öffnen noch weitergeben.',
  'news.added': 'Neu seit Ihrem letzten Besuch',
  'news.inside': 'Neues darin seit Ihrem letzten Besuch',
  'news.changed': 'Geändert seit Ihrem letzten Besuch',
  'request.hint':
    'Wer den Link hat, kann ohne Anmeldung Dateien in diesen Ordner legen. Was darin liegt, bleibt verborgen.',
  'request.maxFiles': 'Dateien höchstens',
  'request.maxSize': 'Zusammen höchstens',
  'request.menu': 'Dateien anfordern',
  'request.message': 'Was brauchen Sie?',
  'request.received':
    '{count, plural, =0 {noch nichts angekommen} one {1 von {max} Dateien angekommen, {size}} other {# von {max} Dateien angekommen, {size}}}',
  'request.title': 'Dateien für „{name}“ anfordern',
  'sender.outside': '{name} (extern)',
  'share.add': 'Link erstellen',
  'share.added': 'Der Link ist erstellt. Bitte kopieren Sie ihn.',
  'share.address': 'Adresse zum Weitergeben',
  'share.all': 'Links für Außenstehende',
  'share.by': 'von {name}',
  'share.copied': 'Link kopiert',
  'share.copy': 'Link für {name} kopieren',
  'share.copyFailed': 'Der Link ließ sich nicht kopieren',
  'share.days': '{days, plural, one {1 Tag} other {# Tage}}',
  'share.empty':
    'Noch ist nichts per Link freigegeben. Einen Link erstellen Sie im Menü einer Datei oder eines Ordners.',
  'share.expired': 'abgelaufen am {day}',
  'share.failed': 'Der Link ließ sich nicht zurücknehmen',
  'share.folder': 'Ordner',
  'share.for': 'Für wen?',
  'share.forHint': 'Zum Wiedererkennen; der Empfänger sieht es nicht.',
  'share.hint': 'Wer den Link hat, kann diese eine Datei ohne Anmeldung ansehen und herunterladen.',
  'share.hintFolder':
    'Wer den Link hat, kann ohne Anmeldung ansehen und herunterladen, was in diesem Ordner liegt – auch was später dazukommt.',
  'share.length': 'Gültig für',
  'share.list': 'Bestehende Links',
  'share.locked': 'mit Kennwort',
  'share.menu': 'Link für Außenstehende',
  'share.noNote': 'Ohne Angabe',
  'share.opened':
    '{count, plural, =0 {noch nicht geöffnet} one {1-mal geöffnet, zuletzt {at}} other {#-mal geöffnet, zuletzt {at}}}',
  'share.password': 'Kennwort',
  'share.passwordHint': 'Freiwillig. Geben Sie es auf einem anderen Weg weiter als den Link.',
  'share.passwordShort': 'Bitte wählen Sie mindestens {count} Zeichen.',
  'share.remove': 'Link für {name} zurücknehmen',
  'share.removed': 'Der Link führt nirgendwohin mehr',
  'share.title': '„{name}“ an Außenstehende geben',
  'share.until': 'gültig bis {day}',
  'talk.open': '{count, plural, one {# Kommentar} other {# Kommentare}} zu {name} zeigen',

  ...trash,

  'upload.chosen': '{count, plural, one {und # weitere} other {und # weitere}}',
  'upload.dialog':
    '{count, plural, one {# Datei nach „{name}“ hochladen} other {# Dateien nach „{name}“ hochladen}}',
  'upload.done': '{count, plural, one {# Datei hochgeladen} other {# Dateien hochgeladen}}',
  'upload.elsewhere':
    '{count, plural, one {Mit der Datei zur Übersicht} other {Mit den Dateien zur Übersicht}}',
  'upload.forbidden':
    '{count, plural, one {In „{name}“ können Sie nichts hochladen. Ihre Datei ist noch ausgewählt.} other {In „{name}“ können Sie nichts hochladen. Ihre # Dateien sind noch ausgewählt.}}',
  'upload.gone':
    '{count, plural, one {„{name}“ gibt es nicht mehr oder Sie haben keinen Zugriff. Ihre Datei ist noch ausgewählt.} other {„{name}“ gibt es nicht mehr oder Sie haben keinen Zugriff. Ihre # Dateien sind noch ausgewählt.}}',
  'upload.folderFailed': '„{name}“ konnte nicht angelegt werden',
  'upload.folderLost':
    '{count, plural, one {Eine Datei darin wurde nicht hochgeladen.} other {# Dateien darin wurden nicht hochgeladen.}}',
  'upload.failed':
    '{count, plural, one {# Datei wurde nicht hochgeladen} other {# Dateien wurden nicht hochgeladen}}',
  'upload.item.cancel': '{name} abbrechen',
  'upload.item.done': 'Hochgeladen',
  'upload.item.rename': 'Als „{name}“ hochladen',
  'upload.item.retry': '{name} erneut versuchen',
  'upload.item.waiting': 'Wartet',
  'upload.item.into': 'nach {folder}',
  'upload.held': '{count, plural, one {# Upload wartet auf Sie} other {# Uploads warten auf Sie}}',
  'upload.item.choose': 'Datei auswählen',
  'upload.item.interrupted':
    'Unterbrochen. Wählen Sie „{name}“ noch einmal aus, dann geht es hier weiter.',
  'upload.item.other': 'Das ist eine andere Datei. Bitte wählen Sie „{name}“ aus, so wie zuvor.',
  'upload.item.pause': '{name} anhalten',
  'upload.item.paused': 'Angehalten',
  'upload.item.resume': '{name} fortsetzen',
  'upload.item.settling': 'Wird abgelegt …',
  'upload.item.stalled': 'Keine Verbindung. Der Upload geht von selbst weiter.',
  'upload.left.seconds': 'noch etwa {count} Sek.',
  'upload.left.minutes': 'noch etwa {count} Min.',
  'upload.left.hours': 'noch etwa {count, number} Std.',
  'upload.speed': '{speed}/s',
  'upload.leftOut':
    '{count, plural, one {# Datei wird nicht hochgeladen} other {# Dateien werden nicht hochgeladen}}',
  'upload.leftOut.rename':
    'Sie finden sie danach in der Liste der Uploads und können den Namen dort ändern.',
  'upload.leftOut.twice':
    'Der Name ist zweimal gewählt. Hochgeladen wird die zuletzt gewählte Datei.',
  'upload.panel': 'Uploads',
  'upload.problem.no-content': 'Die Datei ist leer.',
  'upload.problem.too-large': 'Größer als {limit}. Bitte teilen oder komprimieren Sie die Datei.',
  'upload.progress': '{sent} von {total}',
  'upload.start':
    '{count, plural, =0 {Zur Liste der Uploads} one {Datei hochladen} other {# Dateien hochladen}}',
  'upload.twice':
    '{count, plural, one {# Datei ausgelassen: Ihr Name war zweimal gewählt} other {# Dateien ausgelassen: Ihre Namen waren mehrfach gewählt}}',
  'upload.toFolder': 'Zu „{folder}“',
  'upload.total':
    '{count, plural, one {# Datei wird hochgeladen} other {# Dateien werden hochgeladen}}',

  'versions.add': 'Neue Version hochladen',
  'versions.addHint': 'Name, Freigaben und Kommentare bleiben, wie sie sind.',
  'versions.compare': 'Versionen vergleichen',
  'versions.count': '{count, plural, one {Versionen} other {Versionen (#)}}',
  'versions.current': 'Aktuell',
  'versions.download': 'Version {number} herunterladen',
  'versions.list': 'Versionen von „{name}“',
  'versions.loading': 'Die Versionen werden geladen',
  'versions.menu': 'Versionen',
  'versions.number': 'Version {number}',
  'versions.one':
    'Bisher gibt es nur diese Version. Laden Sie eine neue hoch, bleibt diese hier erhalten.',
  'versions.oneRead': 'Bisher gibt es nur diese Version.',
  'versions.open': 'Version {number} ansehen',
  'versions.otherKind': 'Eine neue Version muss wieder eine .{extension}-Datei sein',
  'versions.restore': 'Version {number} wiederherstellen',
  'versions.restoreFailed': 'Version {number} von „{name}“ ließ sich nicht wiederherstellen',
  'versions.restored': 'Version {number} von „{name}“ ist wieder aktuell',
  'versions.title': 'Versionen von „{name}“',

  'view.label': 'Ansicht',
  'view.list': 'Liste',
  'view.preview': 'Vorschau',
  'view.tiles': 'Kacheln',

  'who.alone': 'Einzeln ausgewählt · {count, plural, one {# Person} other {# Personen}}',
  'who.group': '{name} · {count, plural, one {# Person} other {# Personen}}',
  'who.loading': 'Wird geladen',
  'who.nobodyOf': 'Sieht es nicht: Ein Ordner darüber ist für diese Gruppe nicht freigegeben.',
  'who.others': 'Sehen alles · {count, plural, one {# Person} other {# Personen}}',
  'who.title': 'Wer sieht das?',
  'who.viewAs': 'Als {name} ansehen',
  'keys.title': 'In Dateien',
  'keys.open': 'Öffnen',
  'keys.rename': 'Umbenennen',
  'keys.delete': 'In den Papierkorb',
  'keys.pick': 'Auswählen',
  'keys.pickAll': 'Alle auswählen',
  'keys.cut': 'Ausschneiden',
  'keys.copy': 'Kopieren',
  'keys.paste': 'Hier einfügen',
  'keys.up': 'In den Ordner darüber',
} satisfies MessagesOf<typeof en>
