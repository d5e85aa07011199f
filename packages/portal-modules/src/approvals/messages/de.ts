import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'dialog.reasonShort': 'Bitte nennen Sie den Grund mit mindestens drei Zeichen.',
  'order.noFrame': 'Für {region} ist {year} kein Rahmen festgelegt, für andere Regionen schon.',
  'order.noRegion': 'Die Bestellung nennt keine Region, und {year} gelten Rahmen je Region.',
  title: 'Freigaben',
  'subtitle.open':
    '{count, plural, =0 {Nichts wartet auf Sie} one {Eine wartet auf Sie} other {# warten auf Sie}}{days, plural, =-1 {} =0 {} one { · älteste seit # Tag} other { · älteste seit # Tagen}}',
  'subtitle.decided': 'Was in den letzten sechs Monaten freigegeben oder abgelehnt wurde',
  'tab.label': 'Welche Freigaben',
  'tab.open': 'Offen',
  'tab.decided': 'Entschieden',
  'list.label': 'Freigaben',
  loading: 'Freigaben werden geladen',
  pick: '{name} auswählen',
  forbidden: 'Sie dürfen nicht freigeben.',
  forbiddenDetail:
    'Stimmt das nicht? Dann hilft Ihnen Ihre Agentur oder wer das Portal bei Ihnen betreut.',
  nobody: 'jemandem',

  'state.waiting': 'Wartet',
  'state.approved': 'Freigegeben',
  'state.conditional': 'Freigegeben mit Auflage',
  'state.rejected': 'Abgelehnt',
  'state.planned': 'In Planung',
  'state.reopened': 'Wieder in Planung',
  'state.stopped': 'Deaktiviert',
  'note.since': '{days, plural, =0 {seit heute} one {seit # Tag} other {seit # Tagen}}',
  'note.until': 'bis\u00a0{day}',
  'note.late': 'war fällig {day}',
  'note.today': 'heute fällig',
  'note.changed': 'geändert',
  'note.changedSince': 'seither geändert',
  'note.reopenedSince': 'wieder in Planung',

  asked: 'Angefragt von {name} am {day}',
  due: 'zu entscheiden bis {day}',
  standsIn: 'Sie entscheiden in Vertretung von {name}.',
  'version.approved':
    '{count, plural, one {# Änderung seit der Freigabe} other {# Änderungen seit der Freigabe}}',
  'version.rejected':
    '{count, plural, one {# Änderung seit der Ablehnung} other {# Änderungen seit der Ablehnung}}',
  'version.changedSince':
    '{count, plural, =0 {Geändert seit Freigabe} one {# Änderung seit Freigabe} other {# Änderungen seit Freigabe}}',

  'order.kind': 'Direktbestellung',
  'order.above': 'Liegt über dem Freigabebudget von {amount}.',
  'order.frame': 'Jahresrahmen {region} {year} mit dieser Bestellung',
  'order.frameUsed': '{booked} von {budget} sind ohne sie gebucht',
  'order.frameOver': '{amount} über dem Rahmen',
  'order.region': 'Region',
  'order.block': 'Baustein',
  'order.campaign': 'Kampagne',
  'plan.media': 'Medien',
  'change.media': 'Medien {now} statt {before}',

  'plan.title': 'Plan',
  'plan.now': 'Jetzt',
  'plan.approved': 'Freigegeben am {day}',
  'plan.rejected': 'Abgelehnt am {day}',
  'plan.name': 'Kanal',
  'plan.budget': 'Budget',
  'plan.range': 'Laufzeit',
  'plan.pauses': 'Pausen',
  'plan.publisher': 'Anbieter',

  'changes.label': 'Was anders ist',
  'change.budget': 'Budget {change}',
  'change.amount': 'Budget {now} statt {before}',
  'change.name': '„{now}“ statt „{before}“',
  'change.start': 'Beginn {now} statt {before}',
  'change.end': 'Ende {now} statt {before}',
  'change.pauses': 'Pausen {now} statt {before}',
  'change.publisher': '{now} statt {before}',
  'changed.now': 'Dieser Plan wurde geändert, während Sie ihn ansahen.',
  'changed.accept': 'Gesehen',
  'changed.first': 'Sehen Sie sich zuerst an, was sich geändert hat.',
  'changed.said': 'Der Plan von {name} wurde gerade geändert.',
  'changed.look':
    'Der Plan von {name} wurde geändert. Bitte sehen Sie sich zuerst die Änderungen an.',
  gone: 'Das hat inzwischen jemand anderes entschieden.',
  'gone.said': '{name} hat jemand anderes entschieden.',

  'files.title': 'Was dazugehört',
  'files.failed': 'Die Dateien ließen sich nicht laden.',
  'files.documents': 'Dokumente',

  'past.title': 'Entscheidung',
  'past.before': 'Letzte Entscheidung',
  'past.approved': 'Freigegeben von {name}, {at}',
  'past.conditional': 'Freigegeben mit Auflage von {name}, {at}',
  'past.rejected': 'Abgelehnt von {name}, {at}',
  'past.inPlaceOf': '{name} in Vertretung von {absent}',
  'condition.title': 'Auflage',
  'condition.open': 'Noch offen',
  'condition.met': 'Als erfüllt gemeldet von {name}, {at}',
  'condition.quote': 'Auflage: {text}',
  'condition.meet': 'Auflage erfüllt',
  'condition.meetLabel': '{name}: Auflage erfüllt',
  'condition.takeBack': 'Doch nicht erfüllt',
  'condition.takeBackLabel': '{name}: Auflage doch nicht erfüllt',
  'condition.told.met': 'Auflage zu „{name}“ als erfüllt gemeldet',
  'condition.told.open': 'Auflage zu „{name}“ ist wieder offen',
  'condition.failed': 'Die Auflage zu „{name}“ ließ sich nicht ändern',
  'condition.changed': 'Der Kanal wurde inzwischen geändert. Bitte versuchen Sie es noch einmal.',
  'condition.forbidden': 'Das kann nur, wer die Kampagne plant.',
  'condition.unknown': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'past.quote': '„{text}“',
  'past.files': 'Dateien bei dieser Entscheidung',
  'past.file': 'Version {version, number}, der heutige Stand',
  'past.fileSince': 'Version {version, number}, inzwischen Version {current, number}',
  'past.hash': 'Prüfsumme des Plans (SHA-256):',

  'decide.note': 'Anmerkung',
  'decide.placeholder': 'Anmerkung (bei Ablehnung nötig) …',
  'decide.conditionMissing': 'Bitte schreiben Sie, unter welcher Auflage Sie freigeben.',
  'decide.missing': 'Bitte sagen Sie kurz, was sich ändern muss.',
  'action.approve': 'Freigeben',
  'action.conditional': 'Freigeben mit Auflage …',
  'action.conditionalNow': 'Mit Auflage freigeben',
  'action.more': 'Weitere Arten der Freigabe',
  'action.reject': 'Ablehnen',
  'action.rejectMany': 'Ablehnen …',
  'action.withNote': 'Mit Anmerkung …',
  'action.approveAll': 'Alle freigeben',
  'action.undo': 'Rückgängig',
  'action.back': 'Alle Freigaben',
  'action.keys': 'Tasten',
  'action.absence': 'Abwesenheit und Vertretung',
  'action.retry': 'Erneut versuchen',
  'action.open': 'Ansehen',

  'dialog.approved':
    '{count, plural, one {„{name}“ mit Anmerkung freigeben} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} freigeben}}',
  'dialog.rejected':
    '{count, plural, one {„{name}“ ablehnen} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} ablehnen}}',
  'dialog.approvedHint':
    '{count, plural, one {Die Agentur liest Ihre Anmerkung mit der Freigabe.} other {Optional. Die Agentur liest sie bei jeder dieser Freigaben.}}',
  'dialog.rejectedHint':
    '{what, select, orders {{count, plural, one {Die Bestellung geht zurück an die Person, die sie aufgegeben hat.} other {Die Bestellungen gehen zurück an die Personen, die sie aufgegeben haben.}}} mixed {Kanäle gehen zurück in die Planung, Bestellungen an die Person, die sie aufgegeben hat.} other {{count, plural, one {Der Kanal geht zurück in die Planung.} other {Die Kanäle gehen zurück in die Planung.}}}}',
  'dialog.conditional':
    '{count, plural, one {„{name}“ mit Auflage freigeben} other {# Kanäle mit Auflage freigeben}}',
  'dialog.conditionalHint':
    '{count, plural, one {Der Kanal ist damit freigegeben. Die Agentur meldet Ihnen, wenn die Auflage erfüllt ist.} other {Die Kanäle sind damit freigegeben. Die Agentur meldet Ihnen bei jedem, wenn die Auflage erfüllt ist.}}',
  'dialog.condition': 'Welche Auflage?',
  'dialog.reason': 'Was muss sich ändern?',
  'dialog.cancel': 'Abbrechen',

  'whole.count':
    '{count, plural, one {In „{name}“ wartet ein Kanal} other {In „{name}“ warten # Kanäle}}',
  'whole.sum': 'zusammen {sum}',
  'whole.unpriced': '{count, plural, one {einer ohne Budget} other {# ohne Budget}}',
  'whole.changed':
    '{count, plural, one {einer seit der letzten Entscheidung geändert} other {# seit der letzten Entscheidung geändert}}',
  'whole.action': 'Ganze Kampagne freigeben ({count, number}) …',
  'whole.more': 'Ganze Kampagne: weitere Arten der Freigabe',
  'whole.conditional': 'Ganze Kampagne mit Auflage freigeben …',
  'whole.list': 'Was freigegeben wird',

  'held.approved':
    '{count, plural, one {„{name}“ wird gleich freigegeben} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} werden gleich freigegeben}}',
  'held.conditional':
    '{count, plural, one {„{name}“ wird gleich mit Auflage freigegeben} other {# Kanäle werden gleich mit Auflage freigegeben}}',
  'held.rejected':
    '{count, plural, one {„{name}“ wird gleich abgelehnt} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} werden gleich abgelehnt}}',
  'held.rejectedSaid':
    '{count, plural, one {{name}: abgelehnt} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} abgelehnt}}. Z macht es rückgängig.',
  'held.rejectedUndone':
    '{count, plural, one {{name}: nicht abgelehnt} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}}: nicht abgelehnt}}.',
  'held.said':
    '{count, plural, one {{name}: freigegeben} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} freigegeben}}. Z macht es rückgängig.',
  'held.undone':
    '{count, plural, one {{name}: nicht freigegeben} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}}: nicht freigegeben}}.',

  'done.approved':
    '{count, plural, one {„{name}“ freigegeben} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} freigegeben}}',
  'done.conditional':
    '{count, plural, one {„{name}“ mit Auflage freigegeben} other {# Kanäle mit Auflage freigegeben}}',
  'done.rejected':
    '{count, plural, one {„{name}“ abgelehnt} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} abgelehnt}}',
  'outcome.all':
    '{total, plural, one {Der Kanal ist {conditional, plural, =0 {} other {mit Auflage }}freigegeben} other {Alle # Kanäle sind freigegeben{conditional, plural, =0 {} other {, davon # mit Auflage}}}} – die Buchung kann beginnen.',
  'outcome.settled':
    '{total, plural, one {Der Kanal ist {conditional, plural, =0 {} other {mit Auflage }}freigegeben.} other {Alle # Kanäle sind freigegeben{conditional, plural, =0 {} other {, davon # mit Auflage}}.}}',
  'outcome.mixed':
    '{approved, plural, =0 {Kein Kanal} other {# von {total} Kanälen}} freigegeben{conditional, plural, =0 {} other {, davon # mit Auflage}} – {parts}.',
  'outcome.changed': '{count, number} seit der Freigabe geändert',
  'outcome.rejected': '{names} {count, plural, one {geht} other {gehen}} zurück in die Planung',
  'outcome.planned': '{count, plural, one {einer ist} other {# sind}} noch in Planung',
  'outcome.waiting': '{count, plural, one {einer wartet} other {# warten}} noch',

  'failed.title': 'Die Freigaben ließen sich nicht laden',
  'failed.detail': 'Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  'failed.decide':
    '{count, plural, one {„{name}“ ließ sich nicht entscheiden} other {# {what, select, channels {Kanäle} orders {Bestellungen} other {Einträge}} ließen sich nicht entscheiden}}',
  'error.changed':
    'Der Plan wurde inzwischen geändert. Bitte sehen Sie ihn noch einmal an; was Sie geschrieben haben, ist noch da.',
  'error.decided': 'Inzwischen hat jemand anderes entschieden.',
  'error.unknown':
    'Es kam nicht an. Was Sie geschrieben haben, ist noch da; bitte versuchen Sie es noch einmal.',
  stale: 'Das ließ sich nicht aktualisieren. Sie sehen den letzten bekannten Stand.',

  'empty.title': 'Nichts wartet auf Sie',
  'empty.detail': 'Sobald etwas Ihre Freigabe braucht, erscheint es hier.',
  'none.title': 'Noch nichts entschieden',
  'none.detail': 'Was freigegeben oder abgelehnt ist, steht danach hier.',

  'card.title': 'Freigaben',
  'card.waiting': '{count, plural, one {eine wartet} other {# warten}}',
  'card.none': 'Hier wurde noch nichts in die Freigabe gegeben.',
  'card.done': 'Alles ist entschieden.',
  'card.decided': 'Entschieden',
  'card.approveLabel': '{name} freigeben',
  'card.rejectLabel': '{name} ablehnen',
  'card.moreLabel': '{name}: weitere Arten der Freigabe',

  'nudge.action': 'An die Freigabe erinnern',
  'nudge.done': 'Wer entscheidet, wurde erinnert',
  'nudge.failed': 'Niemand wurde erinnert',
  'nudge.lastToday': 'Erinnert heute um {time} von {name}',
  'nudge.lastDay': 'Zuletzt erinnert am {day} von {name}',
  'nudge.today': 'Heute wurde schon an diese Freigabe erinnert. Morgen geht es wieder.',
  'nudge.nothing': 'Inzwischen wartet hier nichts mehr auf eine Freigabe.',
  'nudge.forbidden': 'Erinnern kann nur, wer die Kampagne plant oder bestellt.',
  'nudge.unknown': 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',

  'people.deciders': 'Wer entscheidet',
  'people.none': 'Beim Kunden darf hier noch niemand freigeben.',
  'people.decided': 'zuletzt entschieden {at}',
  'people.open': 'noch keine Entscheidung',
  'people.noneDecided': 'Noch keine Entscheidung.',
  'people.othersOpen': 'Von den Übrigen noch keine Entscheidung.',
  'people.away': 'abwesend bis {day}',
  'people.inPlaceOf': 'in Vertretung von {name}',
  'people.watchers': 'Wer mitliest',

  'tab.asked': 'Angefragt',
  'subtitle.asked':
    '{count, plural, =0 {Niemand muss für Sie entscheiden} one {Eine Kampagne wartet auf eine Entscheidung} other {# Kampagnen warten auf eine Entscheidung}}{late, plural, =0 {} one { · eine überfällig} other { · # überfällig}}',
  'subtitle.askedAll':
    '{count, plural, =0 {Niemand muss für Sie entscheiden} one {Eine Freigabe steht noch aus} other {# Freigaben stehen noch aus}}{late, plural, =0 {} one { · eine überfällig} other { · # überfällig}}',
  'asked.label': 'Worum Sie und Ihr Team gebeten haben',
  'asked.channels': 'Was in {name} wartet',
  'asked.since':
    '{days, plural, =0 {wartet seit heute} one {wartet seit # Tag} other {wartet seit # Tagen}}',
  'asked.filter.who': 'Gefragt von',
  'asked.filter.due': 'Frist',
  'asked.filter.client': 'Kunde',
  'asked.own': 'Mir',
  'asked.team': 'Allen',
  'asked.due.late': 'Überfällig',
  'asked.due.soon': 'In den nächsten 7 Tagen',
  'asked.due.later': 'Später',
  'asked.due.open': 'Ohne Frist',
  'asked.remind': 'Erinnern',
  'asked.remindLabel': 'Erinnern: {name}',
  'asked.empty.title': 'Sie haben niemanden um Freigabe gebeten',
  'asked.empty.detail':
    'Was Sie oder Ihr Team in die Freigabe geben, steht hier, bis es entschieden ist.',
  'asked.none.title': 'Dazu passt nichts',
  'asked.none.action': 'Alle zeigen',

  'keys.label': 'Tasten',
  'keys.title': 'In der Liste der Freigaben',
  'keys.next': 'Nächste',
  'keys.previous': 'Vorherige',
  'keys.approve': 'Freigeben',
  'keys.approveAll': 'Ganze Kampagne freigeben',
  'keys.conditional': 'Freigeben mit Auflage',
  'keys.conditionalAll': 'Ganze Kampagne mit Auflage freigeben',
  'keys.reject': 'Ablehnen: sagen, warum',
  'keys.pick': 'Auswählen',
  'keys.send': 'Mit Anmerkung freigeben, nach R ablehnen',
  'keys.undo': 'Letzte Entscheidung zurücknehmen',
  'key.switch': 'wechseln',
  'key.approve': 'freigeben',
  'key.reject': 'ablehnen',
  'key.pick': 'auswählen',
  'key.help': 'alle Tasten',
  'order.briefing': 'Briefing',
  'order.comment': 'Nachricht an die Agentur',
  'order.files': 'Anhänge der Bestellung',
  'order.noBriefing': 'Die Bestellung hat kein Briefing.',
  'order.open': 'Ganze Bestellung ansehen',
  'order.purchaseOrder': 'Bestellnummer',
  'order.target': 'Zielgruppe',
} satisfies MessagesOf<typeof en>
