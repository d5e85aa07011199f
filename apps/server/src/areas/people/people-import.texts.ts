import type { ProblemText } from '../../platform/problem.ts'
import { peopleTexts, rowTexts } from './people.texts.ts'

/** Why a row of a list cannot be taken over, by its field. */
export const importTexts = {
  twice: rowTexts.twice,
  'roles-elsewhere': peopleTexts['roles-elsewhere'],
  'last-administrator': peopleTexts['last-administrator'],
  'profile-elsewhere': {
    de: 'Diese Person gehört auch zu anderen Anwendungen und ändert ihre Angaben selbst. Leer bleibt alles, wie es ist.',
    en: 'This person also belongs to other applications and changes their details themselves. Left empty, everything stays as it is.',
  },
  nameless: {
    de: 'Wer neu dazukommt, braucht einen Namen.',
    en: 'Somebody new needs a name.',
  },
  'role-out-of-reach': {
    de: 'Eine dieser Rollen können Sie nicht vergeben.',
    en: 'One of these roles is not yours to give.',
  },
  'group-out-of-reach': {
    de: 'In eine dieser Gruppen können Sie niemanden aufnehmen.',
    en: 'You cannot add anybody to one of these groups.',
  },
  'out-of-reach': {
    de: 'Diese Person kann nur Ihre Agentur ändern.',
    en: 'Only your agency can change this person.',
  },
  inactive: {
    de: 'Diese Person ist deaktiviert. Aktivieren Sie sie zuerst.',
    en: 'This person is deactivated. Activate them first.',
  },
  'external-fixed': {
    de: 'Ob jemand extern ist, steht seit der Einladung fest.',
    en: 'Whether somebody is external was settled when they were invited.',
  },
  overtaken: {
    de: 'Inzwischen hat sich etwas geändert. Übernommen wurde nichts; bitte vergleichen Sie neu.',
    en: 'Something has changed since. Nothing was taken over; please compare again.',
  },
} satisfies Record<string, ProblemText>

export const unknownGroup = (names: readonly string[]): ProblemText => ({
  de: `Nicht gefunden: ${names.map((name) => `„${name}“`).join(', ')}`,
  en: `Not found: ${names.map((name) => `“${name}”`).join(', ')}`,
})
