import { defineStrings } from '../../intl/index.ts'

export const dragPreviewStrings = defineStrings('DragPreview', {
  en: { more: (count: number) => `and ${count.toLocaleString('en')} more` },
  de: {
    more: (count) =>
      count === 1 ? 'und ein weiteres' : `und ${count.toLocaleString('de')} weitere`,
  },
})
