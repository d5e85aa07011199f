import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { en } from './en.ts'

export const de = {
  running: 'Sie sehen das Portal als {name}.',
  onlyLooking: 'Nur ansehen, bis {time} Uhr.',
  refused:
    'Nicht gespeichert: Solange Sie das Portal als jemand anderes sehen, lässt sich nichts ändern.',
  end: 'Beenden',
  over: 'Die Ansicht als {name} ist beendet. Sie sehen das Portal wieder als Sie selbst.',
  title: 'Portal ansehen als …',
  detail:
    'Sie sehen genau das, was diese Person oder Gruppe sieht. Ändern lässt sich dabei nichts, Persönliches bleibt verborgen, und jede Ansicht steht im Protokoll.',
  search: 'Person oder Gruppe suchen',
  list: 'Personen und Gruppen',
  groups: 'Benutzergruppen',
  people: 'Personen',
  members: '{count, plural, =0 {niemand} one {# Person} other {# Personen}}',
  none: 'So heißt hier niemand',
  noneDetail: 'Zur Wahl stehen Personen und Gruppen dieser Anwendung, die nicht über Ihnen stehen.',
  cancel: 'Abbrechen',
  start: 'Ansehen',
  startAs: 'Als {name} ansehen',
  failed: 'Die Ansicht ließ sich nicht öffnen',
  refusedStart: 'Diese Person oder Gruppe steht über Ihnen.',
  outOfReach:
    'Als diese Person oder Gruppe können Sie nicht schauen: Sie steht über Ihnen, oder Sie sind es selbst.',
  gone: 'Diese Person oder Gruppe gibt es nicht mehr.',
  retry: 'Erneut versuchen',
} satisfies MessagesOf<typeof en>
