import type { VersionLook } from './file-version.ts'

/** One thing of a row of things that can be looked at; modules hand them to the host's viewer. */
export interface ViewItem {
  id: number
  /** With its extension. */
  name: string
  /** `none`: there is nothing of it to show. */
  kind: 'file' | 'report' | 'none'
  /** Media type of a file. */
  type?: string | null
  /** Address of a report. */
  url?: string | null
  /** How many contents a file has had; absent: one, or nobody knows. */
  contentNumber?: number
  /** The campaign that it belongs to: what waits for a decision there is decided beside it (D-09). */
  campaign?: { id: number; name: string }
}

/**
 * Opens the host's viewer at one of the items, which stand in the order in which they are shown
 * (VIEW-01); of a file another version, or two of them, where that is meant (T-71, D-09). `onLeft` hears
 * on which other item it was closed, to lead the reader there.
 */
export type OpenViewer = (
  id: number,
  items: readonly ViewItem[],
  look?: VersionLook,
  onLeft?: (id: number) => void,
) => void
