import type { Share, Shares } from '../shares.types.ts'

/** Days for which a link is good. */
export const shareLengths = [1, 7, 30, 90, 365]
export const usualLength = 7
/** Characters of a password. */
export const shortestPassword = 8

/** What makes a new link, of either kind. */
export interface ShareFormProps {
  entryId: number
  shares: Shares
  /** The one that was made last, to be copied. */
  made: Share | undefined
  onMade: (share: Share) => void
}
