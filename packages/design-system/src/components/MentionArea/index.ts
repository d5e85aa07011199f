export { MentionArea } from './MentionArea.tsx'
export type { MentionAreaProps } from './MentionArea.tsx'
export type { MentionOption } from './mention.logic.ts'
