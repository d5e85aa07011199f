export { InlineEdit } from './InlineEdit.tsx'
export type { InlineEditProps } from './useInlineEdit.ts'
