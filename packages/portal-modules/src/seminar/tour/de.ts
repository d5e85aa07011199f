import type { MessagesOf } from '../../kit/messages.ts'
import type { en } from './en.ts'

export const de = {
  'list.title': 'Ihre Schulungen',
  'list.text':
    'Hier finden Sie alles, was Ihre Agentur für Sie zusammengestellt hat – Online-Kurse und Termine.',
  'first.title': 'Was drängt, steht vorn',
  'first.text':
    'Überfälliges kommt zuerst, dann alles Offene nach Frist, zum Schluss Erledigtes. Ein Klick öffnet die Schulung.',
  'progress.title': 'Wie weit Sie sind',
  'progress.text': 'Der Balken zeigt, wie viele Lektionen Sie schon geschafft haben.',
  'filter.title': 'Nur das Offene sehen',
  'filter.text':
    'Wählen Sie aus, was Sie sehen möchten. Die Auswahl steht in der Adresse und lässt sich weitergeben.',
  'resume.title': 'Weitermachen, wo Sie waren',
  'resume.text':
    'Ein Knopf bringt Sie in die Lektion zurück, in der Sie zuletzt waren – auch an einem anderen Gerät.',
  'saved.title': 'Nichts geht verloren',
  'saved.text':
    'Ihr Fortschritt wird laufend gespeichert. Ohne Netz bleibt er auf Ihrem Gerät und wird später gesendet.',
  'dates.title': 'Termine vor Ort und online',
  'dates.text':
    'Zu Terminen melden Sie sich mit einem Klick an. Ist alles belegt, rücken Sie von der Warteliste nach.',
} satisfies MessagesOf<typeof en>
