import type { MessagesOf } from '@atrium/portal-modules/kit'
import type { messages } from './en.ts'

export const de = {
  failed: 'Die ersten Schritte ließen sich nicht zurückholen',
  progress:
    'Erste Schritte: {done, number} von {all, number} erledigt. Sie haben sie auf Ihrer Startseite ausgeblendet.',
  show: 'Erste Schritte wieder zeigen',
} satisfies MessagesOf<typeof messages>
