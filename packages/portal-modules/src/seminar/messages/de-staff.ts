import type { MessagesOf } from '../../kit/messages.ts'
import type { enStaff } from './en-staff.ts'

export const deStaff = {
  'certificate.download': 'Zertifikat herunterladen',
  'certificate.failed': 'Das Zertifikat ließ sich nicht herunterladen',
  'certificate.file': 'Zertifikat',
  'certificate.promised': 'Mit Zertifikat',
  'certificate.withdrawn': 'Zurückgezogen',
  'certificate.withdrawnAt': 'Ihr Zertifikat wurde am {day} zurückgezogen.',
  'certificate.withdrawnWhy': 'Ihr Zertifikat wurde am {day} zurückgezogen: {reason}',
  'field.hasCertificate': 'Mit Zertifikat',
  'field.hasCertificateHint':
    'Wer alles abgeschlossen hat oder dabei war, lädt ein PDF mit Nummer herunter, das sich öffentlich prüfen lässt.',
  'person.attempt': 'Versuch {number}',
  'person.certificates': 'Zertifikate',
  'person.earlier': 'Frühere Versuche',
  'person.failed': 'Die früheren Versuche ließen sich nicht laden',
  'person.lessons': 'Dieser Versuch',
  'person.none': 'Keine früheren Versuche.',
  'person.nothing': 'Noch keine Lektion geöffnet.',
  'person.of': 'Verlauf von {name}',
  'person.resetBy': 'Zurückgesetzt am {day} von {name}: {reason}',
  'person.resetOn': 'Zurückgesetzt am {day}: {reason}',
  'person.valid': '{number} vom {day}, gültig',
  'person.withdrawn': '{number} vom {day}, zurückgezogen: {reason}',
  'person.withdrawnAttendance':
    '{number} vom {day}, zurückgezogen, weil die Teilnahme geändert wurde',
  'remind.chosen': '{count, plural, one {Eine Person erinnern} other {# Personen erinnern}}',
  'remind.confirm': 'Jetzt erinnern',
  'remind.confirmDetail':
    '{count, plural, one {Die Person bekommt} other {Alle bekommen}} in der eigenen Sprache eine Nachricht im Portal und eine E-Mail, wenn sie nicht abbestellt ist.',
  'remind.confirmTitle':
    '{count, plural, one {Eine Person erinnern?} other {# Personen erinnern?}}',
  'remind.done':
    '{count, plural, =0 {Alle sind inzwischen fertig oder heute schon erinnert} one {{name} ist erinnert} other {# Personen sind erinnert}}',
  'remind.failed':
    '{count, plural, =0 {Die Erinnerung ging nicht hinaus} one {Nur eine Erinnerung ging hinaus} other {Nur # Erinnerungen gingen hinaus}}',
  'remind.late':
    '{count, plural, one {Eine überfällige Person erinnern} other {# Überfällige erinnern}}',
  'remind.lateToday': 'Überfällige heute schon erinnert',
  'remind.nobody': 'Niemand zu erinnern',
  'remind.once': 'Jede Person höchstens einmal am Tag',
  'remind.one': 'Erinnern (einmal am Tag)',
  'remind.today': 'Heute schon erinnert',
  'report.allGroups': 'Alle Gruppen',
  'report.certificate': 'Zertifikat',
  'report.group': 'Gruppe',
  'report.reminded': 'Erinnert {when}',
  'reset.certificate':
    'Das Zertifikat von {name} bleibt gültig. Soll es nicht mehr gelten, ziehen Sie es im Menü der Person zurück.',
  'signUpGroups.confirm':
    '{count, plural, =0 {Anmelden} one {Eine Person anmelden} other {# Personen anmelden}}',
  'signUpGroups.done':
    '{count, plural, =0 {Alle waren schon angemeldet} one {Eine Person ist angemeldet} other {# Personen sind angemeldet}}',
  'signUpGroups.group':
    '{name} ({count, plural, =0 {alle angemeldet} one {noch eine Person} other {noch # Personen}})',
  'signUpGroups.groups': 'Wer soll teilnehmen?',
  'signUpGroups.open': 'Gruppen anmelden',
  'signUpGroups.outlook':
    '{count, plural, one {Die Person bekommt einen Platz und eine} other {Alle bekommen einen Platz und eine}} Nachricht, auch per E-Mail.',
  'signUpGroups.outlookWaiting':
    'So viele Plätze sind nicht frei: {waiting, plural, one {Eine Person kommt} other {# Personen kommen}} auf die Warteliste. Alle bekommen eine Nachricht, auch per E-Mail.',
  'signUpGroups.title': 'Gruppen anmelden',
  'signUpGroups.undoFailed': 'Die Anmeldungen ließen sich nicht zurücknehmen',
  'signUpGroups.undone':
    '{count, plural, one {Die Anmeldung ist zurückgenommen} other {Die Anmeldungen sind zurückgenommen}}',
  'signUpGroups.waiting':
    '{count, plural, one {Eine davon steht auf der Warteliste.} other {# davon stehen auf der Warteliste.}}',
  'withdraw.confirm': 'Zertifikat zurückziehen',
  'withdraw.detail':
    'Wer die Nummer prüft, sieht von jetzt an, dass das Zertifikat nicht mehr gilt. Das lässt sich nicht rückgängig machen.',
  'withdraw.done': 'Das Zertifikat von {name} gilt nicht mehr',
  'withdraw.open': 'Zertifikat zurückziehen …',
  'withdraw.reasonHint': '{name} sieht den Grund, die öffentliche Prüfung zeigt ihn nicht.',
  'withdraw.title': 'Zertifikat von {name} zurückziehen',
} satisfies MessagesOf<typeof enStaff>
