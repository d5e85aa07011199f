import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  accept: 'Annehmen',
  accepted: 'Sie gehören jetzt zu „{name}“',
  block: 'Ablehnen und nicht mehr fragen',
  by: '{invitedBy} lädt Sie in das Portal „{name}“ ein.',
  decline: 'Ablehnen',
  declineMore: 'Weitere Möglichkeiten, abzulehnen',
  declined: 'Einladung in das Portal „{name}“ abgelehnt',
  detail:
    'Mit Ihrer Zusage sehen die Menschen dort Ihren Namen, Ihre Funktion und Ihre Telefonnummer.',
  ofNobody: 'Sie sind in das Portal „{name}“ eingeladen.',
  open: 'Öffnen',
} satisfies MessagesOf<typeof messages>
