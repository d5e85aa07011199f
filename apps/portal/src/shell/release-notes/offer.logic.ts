import type { ReleaseNote } from '@atrium/api-client/contract'

/** What stands over the page and must not be covered: a dialog, a drawer, a running tour (LAY-13). */
const inTheWay = '[role=dialog],[role=alertdialog],dialog[open]'

/** Whether this is no moment to speak of news. */
export const isBusy = (page: Pick<Document, 'hidden' | 'querySelector'>): boolean =>
  page.hidden || page.querySelector(inTheWay) !== null

/** The note to show: of the newest version, unless it was shown before (T-15). Notes come newest first. */
export function noteToShow(notes: readonly ReleaseNote[]): ReleaseNote | undefined {
  const [newest] = notes
  return newest?.isSeen === false ? newest : undefined
}
