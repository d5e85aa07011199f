import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  title: 'Wohin möchten Sie?',
  greeting: 'Guten Tag, {firstName}.',
  search: 'Anwendung finden',
  none: 'Ihnen ist noch keine Anwendung zugeordnet',
  noneDetail:
    'Ihre Ansprechperson in der Agentur kann Sie freischalten. Melden Sie sich danach neu an.',
  first: 'Noch gibt es keine Anwendung',
  firstDetail: 'Richten Sie die erste ein: für einen Kunden, mit seinen Farben und Personen.',
  noMatch: 'Keine Anwendung heißt „{text}“',
  last: 'Zuletzt geöffnet',
} satisfies MessagesOf<typeof messages>
