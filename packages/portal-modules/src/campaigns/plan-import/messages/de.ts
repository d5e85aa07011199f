import type { MessagesOf } from '../../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  title: 'Plan importieren',
  subtitle: '{campaign} · {client}',

  'file.title': 'In welcher Datei steht der Plan?',
  'file.detail':
    'Eine Excel- oder CSV-Datei, so wie sie kommt. Geändert wird erst, wenn Sie gesehen haben, was.',
  'file.drop': 'Mediaplan hier ablegen',
  'file.kinds': '.xlsx oder .csv, bis 5.000 Zeilen und 20 MB',
  'file.knows.heads':
    'Spaltenköpfe auf Deutsch und Englisch, auch unter einem Titel und über verbundene Zellen',
  'file.knows.values': 'Beträge und Daten in deutscher und englischer Schreibweise',
  'file.knows.rows': 'Summen, Hinweise und leere Zeilen – sie bleiben draußen',
  'file.knows.memory': 'Ihre letzte Zuordnung: Sie gilt für alle Kampagnen dieses Kunden',

  'columns.detail':
    'Was wir erkannt haben, ist zugeordnet. Ändern Sie es, wo nötig; wir merken es uns für alle Kampagnen von {client}.',
  'columns.needed':
    '{count, plural, =1 {{first} fehlt noch: Sagen Sie, in welcher Spalte das steht.} other {{first} und {second} fehlen noch: Sagen Sie, in welchen Spalten das steht.}}',
  'columns.campaignHint': '„Kampagne“ sagt nur, welche Zeilen zu dieser Kampagne gehören.',
  'media.title': 'Mediengattungen, die wir nicht kennen',
  'media.detail': 'Sagen Sie einmal, was sie hier bedeuten. Auch das merken wir uns.',
  'media.count': '{count, plural, one {# Zeile} other {# Zeilen}}',
  'media.choose': 'Mediengattung wählen',

  'field.name': 'Kanal',
  'field.mediaType': 'Mediengattung',
  'field.publisher': 'Anbieter',
  'field.budget': 'Budget',
  'field.start': 'Von',
  'field.end': 'Bis',
  'field.bookingDeadline': 'Buchungsschluss',
  'field.materialDeadline': 'Materialschluss',
  'field.externalId': 'Externe ID',
  'field.campaign': 'Kampagne',

  'preview.comparing': 'Wird mit der Kampagne verglichen …',
  'preview.added': '{count, plural, one {# neu} other {# neu}}',
  'preview.changed': '{count, plural, one {# geändert} other {# geändert}}',
  'preview.unchanged': '{count, plural, one {# unverändert} other {# unverändert}}',
  'preview.removed': '{count, plural, one {# fällt weg} other {# fallen weg}}',
  'preview.stopped': '{count, plural, one {# wird gestoppt} other {# werden gestoppt}}',
  'preview.keptRows':
    '{count, plural, one {# nicht in der Datei, bleibt} other {# nicht in der Datei, bleiben}}',
  'preview.same': 'Die Kampagne ist schon so, wie die Datei es vorsieht.',
  'preview.rounded':
    '{count, plural, one {In # Zeile hat ein Betrag mehr als zwei Nachkommastellen; er wird auf Cent gerundet.} other {In # Zeilen haben Beträge mehr als zwei Nachkommastellen; sie werden auf Cent gerundet.}}',
  'preview.conflict':
    'Inzwischen hat jemand die Kampagne geändert. Übernommen wurde nichts; der Vergleich unten ist wieder aktuell.',
  'preview.refused': 'Der Plan wurde nicht übernommen. {reason}',
  'preview.missing': 'Kanäle, die nicht in der Datei stehen',
  'preview.missing.keep': 'Behalten',
  'preview.missing.remove': 'Entfernen',
  'preview.missingHint.keep': 'Sie bleiben, wie sie sind.',
  'preview.missingHint.remove':
    'Wozu noch niemand gefragt wurde, fällt weg; die anderen werden gestoppt.',
  'preview.missingBlocked':
    'Entfernen geht, sobald keine Zeile mehr Fehler hat oder ausgelassen ist. Sonst ginge ein Kanal verloren, der nur falsch geschrieben ist.',
  'preview.notInFile': 'nicht in der Datei',

  'result.added': 'Neu',
  'result.changed': 'Geändert',
  'result.unchanged': 'Unverändert',
  'result.removed': 'Fällt weg',
  'result.stopped': 'Wird gestoppt',
  'result.kept': 'Bleibt',
  'result.faulty': 'Fehler',
  'result.pending': 'Im Vergleich',
  'left.sum': 'Summe',
  'left.note': 'Hinweis',
  'left.section': 'Überschrift',
  'left.otherCampaign': 'Andere Kampagne',
  'left.byHand': 'Ausgelassen',

  'short.missing': 'Fehlt',
  'short.amount': 'Kein Betrag',
  'short.negative': 'Unter null',
  'short.decimals': 'Zu genau',
  'short.tooMuch': 'Zu hoch',
  'short.currency': 'Falsche Währung',
  'short.day': 'Kein Datum',
  'short.ambiguousDay': 'Mehrdeutig',
  'short.mediaType': 'Unbekannt',
  'short.tooLong': 'Zu lang',
  'short.endBeforeStart': 'Vor Beginn',
  'short.twice': 'Doppelt',
  'short.refused': 'Abgelehnt',

  'cell.missing': 'Bitte ausfüllen',
  'cell.amount': 'Kein eindeutiger Betrag. So geht es: 1.234,50 oder 1,234.50',
  'cell.negative': 'Ein Betrag unter null',
  'cell.decimals': 'Mehr als zwei Nachkommastellen. So geht es: 1.234,50',
  'cell.tooMuch': 'Ein zu hoher Betrag',
  'cell.currency': 'Eine andere Währung als die der Kampagne',
  'cell.day': 'Kein Datum. So geht es: 24.12.2026 oder 2026-12-24',
  'cell.ambiguousDay': 'Erst Tag oder Monat? Eindeutig ist 24.12.2026 oder 2026-12-24',
  'cell.mediaType': 'Mediengattung unbekannt',
  'cell.tooLong': 'Zu lang',
  'cell.endBeforeStart': 'Vor dem ersten Tag',
  'cell.twice': 'Diese ID steht noch in einer anderen Zeile',

  'blocked.columns': 'Sagen Sie erst, in welchen Spalten Kanal und Mediengattung stehen.',

  'done.title': 'Plan in „{name}“ übernommen',
  'done.undone': 'Der Plan von „{name}“ ist wieder wie vor dem Import',
  'done.undoFailed': 'Der Import ließ sich nicht rückgängig machen',
  'done.undoConflict':
    'Inzwischen wurde am Plan weitergearbeitet. Diese Änderungen sind sicher; einzelne Kanäle ändern Sie von Hand zurück.',

  'error.conflict':
    'Jemand hat diese Kampagne gerade geändert. Bitte sehen Sie sie sich noch einmal an.',
  'error.forbidden': 'Dafür fehlt Ihnen das Recht. Ihre Agentur kann das ändern.',
  'error.invalid': 'Bitte prüfen Sie die Zeilen mit Fehlern.',
  'error.not-found': 'Diese Kampagne gibt es nicht mehr.',
  'error.too-large': 'Das ist zu viel auf einmal. Teilen Sie den Plan auf mehrere Dateien auf.',
  'error.unknown':
    'Das hat nicht geklappt. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
} satisfies MessagesOf<typeof en>
