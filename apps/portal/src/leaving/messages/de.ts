import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  title: 'Ohne Speichern verlassen?',
  detail:
    'Ihre Änderungen sind noch nicht gespeichert. Wenn Sie die Seite verlassen, gehen sie verloren.',
  leave: 'Ohne Speichern verlassen',
  stay: 'Hier bleiben',
} satisfies MessagesOf<typeof messages>
