/** The quick reactions, by the names that the server knows (CMT-05). */
export const REACTIONS = ['like', 'heart', 'very-satisfied', 'very-dissatisfied', 'idea'] as const
export type Reaction = (typeof REACTIONS)[number]

/** How many persons reacted in which way. */
export type ReactionCounts = Partial<Record<Reaction, number>>

/** What a press leaves of the reader's own reaction: one a person, a second press takes it back (CMT-05). */
export function nextReaction(own: Reaction | null, pressed: Reaction): Reaction | null {
  return own === pressed ? null : pressed
}
