export { Reactions } from './Reactions.tsx'
export type { ReactionsProps } from './Reactions.tsx'
export { REACTIONS, nextReaction } from './reactions.logic.ts'
export type { Reaction, ReactionCounts } from './reactions.logic.ts'
