/** What shows the document of an address. */
export interface StageProps {
  url: string
  title: string
  onShown: () => void
  /** Nothing came from the address. */
  onFail: () => void
  onDownload?: () => void
}
