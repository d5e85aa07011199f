/** Quick reactions (CMT-05). */
export type Reaction = 'like' | 'heart' | 'very-satisfied' | 'very-dissatisfied' | 'idea'

export interface ReactionMarks {
  counts: Readonly<Record<Reaction, number>>
  /** The reader's own. */
  own: Reaction | null
}

/** Nobody has reacted. */
export const noReactions: ReactionMarks = {
  counts: { like: 0, heart: 0, 'very-satisfied': 0, 'very-dissatisfied': 0, idea: 0 },
  own: null,
}

/** The marks once the reader reacts, to show before the server has answered (CMT-05). */
export function marksAfter({ counts, own }: ReactionMarks, next: Reaction | null): ReactionMarks {
  if (own === next) return { counts, own }
  const after = { ...counts }
  if (own) after[own] = Math.max(0, after[own] - 1)
  if (next) after[next] += 1
  return { counts: after, own: next }
}
