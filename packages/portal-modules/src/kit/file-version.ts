/** One content that a file has or had (T-71). */
export interface FileVersion {
  /** From 1; the highest is the one that counts. */
  number: number
  isCurrent: boolean
  /** Bytes. */
  size: number
  /** Media type. */
  type: string | null
  /** When it came: ISO moment. */
  createdAt: string
  createdBy: string | null
  /** Short-lived address of a small picture. */
  pictureUrl?: string
}

/** How two versions of a picture are laid beside each other (D-09). */
export const comparisons = ['side', 'overlay', 'slider'] as const
export type Comparison = (typeof comparisons)[number]

/** What is looked at of a file besides the version that counts: another one, or two of them (T-71, D-09). */
export type VersionLook =
  | { version: number }
  | { compare: readonly [older: number, newer: number]; as: Comparison }
