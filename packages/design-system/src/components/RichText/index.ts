export { RichText } from './RichText.tsx'
export type { RichTextProps } from './RichText.tsx'
export { sanitizeHtml } from './sanitize.ts'
