import { useViewer, type ViewerOptions } from './useViewer.ts'
import type { ViewerPort } from './viewer.port.ts'
import { ViewerView } from './views/ViewerView.tsx'

export interface ViewerProps extends ViewerOptions {
  port: ViewerPort
  onClose: () => void
}

/** Files and reports in the full window, one after another (VIEW-01). */
export function Viewer({ port, onClose, ...options }: ViewerProps) {
  return <ViewerView model={useViewer(port, options)} onClose={onClose} />
}
