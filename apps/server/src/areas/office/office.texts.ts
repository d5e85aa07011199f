import type { ProblemText } from '../../platform/problem.ts'

export const officeTexts = {
  'office-unreachable': {
    de: 'Die Office-Vorschau antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.',
    en: 'The Office preview is not responding at the moment. Please try again later.',
  },
} satisfies Record<string, ProblemText>
