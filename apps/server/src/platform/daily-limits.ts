import { Problem, type ProblemText } from './problem.ts'

/**
 * How much one person may do in an application within 24 hours: more than anybody needs, and too little to
 * flood mailboxes and conversations with, where an account has fallen into wrong hands (ASVS 2.4.1).
 * Ten posts a day to 500 readers are 5,000 mails.
 */
export const dailyLimits = { invitations: 1_000, comments: 2_000, mails: 20_000 }

/**
 * Refuses with 429 what would be more than that.
 * @param done  how much of it there was within 24 hours
 * @param more  how much is to come
 */
export function requireWithinDailyLimit(
  limit: number,
  { done, more, text }: { done: number; more: number; text: ProblemText },
): void {
  if (done + more > limit) throw new Problem(429, 'too-many-today', { text, retryAfter: 3_600 })
}
