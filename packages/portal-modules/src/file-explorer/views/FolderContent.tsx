import { useEffect, useRef, type ReactNode } from 'react'
import type { FileExplorerModel } from '../useFileExplorer.ts'
import { FolderEmpty, FolderFailed, FolderLoading, NothingFound } from './FolderStates.tsx'

export interface FolderContentProps {
  model: FileExplorerModel
  /** Another folder was left for this one. */
  hasArrived: boolean
  onUpload: (() => void) | undefined
  onLeave: (() => void) | undefined
  /** The folder's entries. */
  children: ReactNode
}

/** What is in a folder, or why nothing is shown. */
export function FolderContent(props: FolderContentProps) {
  const { model, hasArrived, onUpload, onLeave, children } = props
  const { folder, rows, filter, setFilter } = model
  if (folder.state === 'loading') return <FolderLoading />
  if (folder.state === 'failed') {
    return <FolderFailed error={folder.error} onRetry={folder.retry} onLeave={onLeave} />
  }
  if (folder.data.entries.length === 0) {
    return (
      <Reached key={folder.data.id} hasArrived={hasArrived}>
        {model.extensions.empty ?? <FolderEmpty onUpload={onUpload} />}
      </Reached>
    )
  }
  if (rows.length === 0) return <NothingFound text={filter} onReset={() => setFilter('')} />
  return children
}

/** Takes the focus of the row that led here, so that the keys go on where somebody is. */
function Reached({ hasArrived, children }: { hasArrived: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const page = place.current?.ownerDocument
    if (hasArrived && page?.activeElement === page?.body) place.current?.focus()
  }, [hasArrived])
  return (
    <div ref={place} className="at-reached" tabIndex={-1}>
      {children}
    </div>
  )
}
