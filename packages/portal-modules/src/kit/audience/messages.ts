import { defineMessages, type MessagesOf } from '../messages.ts'

const en = defineMessages('audience', {
  'action.cancel': 'Cancel',
  'action.retry': 'Try again',
  'action.save': 'Save',
  all: 'All groups',
  'change.at': 'Last changed {at}',
  'change.by': 'Last changed by {name}, {at}',
  'done.inside': '{count, plural, one {So is # item inside.} other {So are # items inside.}}',
  'done.many': 'Who sees {count, plural, one {# item} other {these # items}} has been changed',
  'done.one': 'Who sees “{name}” has been changed',
  'effect.failed': 'We could not work out who gains and who loses access.',
  'effect.gains':
    '{count, plural, one {# person will see it as well} other {# people will see it as well}}',
  'effect.items': '{count, plural, one {# item} other {# items}}',
  'effect.loading': 'Working out who this affects …',
  'effect.loses':
    '{count, plural, one {# person will no longer see it} other {# people will no longer see it}}',
  'effect.none': 'You have not changed anything yet.',
  'effect.same': 'The same people as before will see it.',
  'effect.title': 'What changes',
  'effect.you': 'You will no longer see it yourself.',
  'error.audience-changed': 'Somebody has since changed who sees this. Their choice is kept.',
  'error.conflict':
    'Somebody changed this in the meantime. Please check your choice and save again.',
  'error.forbidden': 'You do not have permission to do this.',
  'error.invalid': 'Somebody you chose is no longer here. Please choose again.',
  'error.not-found': 'It has been moved or deleted in the meantime.',
  'error.too-large': 'That is too much at once. Please choose fewer items.',
  'error.unknown': 'That did not work. Your choice is still here; please try again.',
  failed: 'Who sees it has not been changed',
  'failed.some':
    '{count, plural, one {# item was left as it was} other {# items were left as they were}}',
  inside: 'Also apply to everything inside',
  'inside.count':
    '{count, plural, =0 {There is nothing inside yet.} one {# item inside will be visible to the same people.} other {# items inside will be visible to the same people.}}',
  label: 'Visible to',
  'lock.confirm': 'Save anyway',
  'lock.detail':
    'Your choice does not include you. You can undo this right after saving; after that, only somebody who still sees it can bring it back.',
  'lock.new.confirm': 'Continue anyway',
  'lock.new.detail': 'Your choice does not include you. You would not find it again afterwards.',
  'lock.new.title': 'You will not see it yourself',
  'lock.stay': 'Back to the choice',
  'lock.title': 'You will no longer see it yourself',
  members: '{count, plural, one {# person} other {# people}}',
  'members.mine': '{count, plural, =1 {Only you} other {# people, including you}}',
  'menu.open': 'Visible to …',
  mixed: 'sees some of them',
  'person.add': 'Add a person',
  'person.none': 'Nobody matches, or they can already see it.',
  'person.title': 'Individual people',
  notify: 'Notify the people you chose by e-mail',
  required: 'Please choose at least one group or person.',
  seesEverything: 'sees everything',
  'title.many': 'Who sees these {count} items?',
  'title.one': 'Who sees “{name}”?',
  'undo.failed': 'The change could not be undone',
  'undone.many': 'The same people as before see these items again',
  'undone.one': 'The same people as before see “{name}” again',
})

const de = {
  'action.cancel': 'Abbrechen',
  'action.retry': 'Erneut versuchen',
  'action.save': 'Speichern',
  all: 'Alle Gruppen',
  'change.at': 'Zuletzt geändert: {at}',
  'change.by': 'Zuletzt geändert von {name}, {at}',
  'done.inside':
    '{count, plural, one {Das gilt auch für # Element darin.} other {Das gilt auch für # Elemente darin.}}',
  'done.many': 'Geändert, wer {count, plural, one {# Element} other {die # Elemente}} sieht',
  'done.one': 'Geändert, wer „{name}“ sieht',
  'effect.failed': 'Wer dazukommt und wer nicht mehr dabei ist, ließ sich nicht ermitteln.',
  'effect.gains':
    '{count, plural, one {# Person sieht es künftig auch} other {# Personen sehen es künftig auch}}',
  'effect.items': '{count, plural, one {# Element} other {# Elemente}}',
  'effect.loading': 'Wir prüfen, wen das betrifft …',
  'effect.loses':
    '{count, plural, one {# Person sieht es dann nicht mehr} other {# Personen sehen es dann nicht mehr}}',
  'effect.none': 'Noch haben Sie nichts geändert.',
  'effect.same': 'Es sehen weiterhin dieselben Personen.',
  'effect.title': 'Das ändert sich',
  'effect.you': 'Sie selbst sehen es dann nicht mehr.',
  'error.audience-changed': 'Inzwischen hat jemand neu festgelegt, wer das sieht. Dabei bleibt es.',
  'error.conflict':
    'Inzwischen hat jemand etwas geändert. Bitte prüfen Sie Ihre Auswahl und speichern Sie noch einmal.',
  'error.forbidden': 'Dafür fehlt Ihnen die Berechtigung.',
  'error.invalid': 'Eine der Gruppen oder Personen gibt es hier nicht mehr. Bitte wählen Sie neu.',
  'error.not-found': 'Inzwischen wurde es verschoben oder gelöscht.',
  'error.too-large': 'Das ist zu viel auf einmal. Bitte wählen Sie weniger Elemente.',
  'error.unknown':
    'Das hat nicht geklappt. Ihre Auswahl ist noch da; bitte versuchen Sie es noch einmal.',
  failed: 'Wer das sieht, wurde nicht geändert',
  'failed.some':
    '{count, plural, one {# Element blieb, wie es war} other {# Elemente blieben, wie sie waren}}',
  inside: 'Auch für alles darin übernehmen',
  'inside.count':
    '{count, plural, =0 {Darin liegt noch nichts.} one {# Element darin ist dann für dieselben sichtbar.} other {# Elemente darin sind dann für dieselben sichtbar.}}',
  label: 'Sichtbar für',
  'lock.confirm': 'Trotzdem speichern',
  'lock.detail':
    'Sie selbst gehören nicht zu Ihrer Auswahl. Gleich nach dem Speichern können Sie das noch rückgängig machen, danach nur jemand, der es noch sieht.',
  'lock.new.confirm': 'Trotzdem fortfahren',
  'lock.new.detail':
    'Sie selbst gehören nicht zu Ihrer Auswahl. Danach würden Sie es nicht wiederfinden.',
  'lock.new.title': 'Sie selbst sehen es dann nicht',
  'lock.stay': 'Zurück zur Auswahl',
  'lock.title': 'Sie selbst sehen es dann nicht mehr',
  members: '{count, plural, one {# Person} other {# Personen}}',
  'members.mine': '{count, plural, =1 {nur Sie} other {# Personen, auch Sie}}',
  'menu.open': 'Sichtbar für …',
  mixed: 'sieht einen Teil davon',
  'person.add': 'Person hinzufügen',
  'person.none': 'Niemand passt dazu, oder die Person ist schon dabei.',
  'person.title': 'Einzelne Personen',
  notify: 'Ausgewählte per E-Mail benachrichtigen',
  required: 'Bitte wählen Sie mindestens eine Gruppe oder Person.',
  seesEverything: 'sieht alles',
  'title.many': 'Wer sieht diese {count} Elemente?',
  'title.one': 'Wer sieht „{name}“?',
  'undo.failed': 'Die Änderung ließ sich nicht zurücknehmen',
  'undone.many': 'Diese Elemente sehen wieder dieselben wie zuvor',
  'undone.one': '„{name}“ sehen wieder dieselben wie zuvor',
} satisfies MessagesOf<typeof en>

/** Everything around who sees what (PERM-14). */
export const audienceMessages = { en, de }
