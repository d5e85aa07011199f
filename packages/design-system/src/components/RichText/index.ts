export { RichText } from './RichText.tsx'
export type { RichTextProps } from './RichText.tsx'
export { richTextCss } from './richText.css.ts'
export { sanitizeHtml } from './sanitize.ts'
