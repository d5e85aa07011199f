import { useState } from 'react'
import type { FilesInside } from './mail/MailStage.tsx'
import { useViewer, type ViewerOptions } from './useViewer.ts'
import type { ViewerPort } from './viewer.port.ts'
import { ViewerView } from './views/ViewerView.tsx'

export interface ViewerProps extends ViewerOptions {
  port: ViewerPort
  onClose: () => void
}

/** Files and reports in the full window, one after another (VIEW-01). */
export function Viewer({ port, onClose, ...options }: ViewerProps) {
  const { hidesExtensions, documentAssets } = options
  const [inside, setInside] = useState<FilesInside>()
  return (
    <>
      <ViewerView
        model={useViewer(port, options)}
        onClose={onClose}
        isCovered={inside !== undefined}
        onOpenInside={setInside}
      />
      {/* What lies in a file is looked at over it; no other service could load it from here. */}
      {inside && (
        <Viewer
          {...inside}
          hidesExtensions={hidesExtensions}
          documentAssets={documentAssets}
          onItemChange={({ id }) => setInside({ ...inside, itemId: id })}
          onClose={() => setInside(undefined)}
        />
      )}
    </>
  )
}
