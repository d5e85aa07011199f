export { TagList } from './TagList.tsx'
export type { Tag, TagListProps } from './TagList.tsx'
export { tagsCss } from './tag.css.ts'
export { tagListStrings } from './tagList.strings.ts'
