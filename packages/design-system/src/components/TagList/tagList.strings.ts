import { defineStrings } from '../../intl/index.ts'

export const tagListStrings = defineStrings('TagList', {
  en: { more: (count: number) => `+${count} more`, less: 'Show fewer' },
  de: { more: (count) => `+${count} weitere`, less: 'Weniger zeigen' },
})
