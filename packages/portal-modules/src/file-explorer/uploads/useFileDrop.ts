import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { droppedEntries, filesIn, isFolder } from './folder-files.ts'

export interface FileDrop {
  /** Files hang over the module. */
  isOver: boolean
  /** For the module's outermost element. */
  handlers: {
    onDragEnter: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDragLeave: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onPaste: (event: ClipboardEvent) => void
  }
}

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Files and folders that are dropped, and files that are pasted, anywhere in the module (T-64). */
export function useFileDrop(
  onFiles: (files: File[], unreadable?: readonly string[]) => void,
): FileDrop {
  const [isOver, setOver] = useState(false)
  // Entering a child comes before leaving its parent, so the depth tells when the module is left.
  const depth = useRef(0)

  const handlers: FileDrop['handlers'] = {
    onDragEnter: (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current += 1
      setOver(true)
    },
    onDragOver: (event) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDragLeave: (event) => {
      if (!hasFiles(event)) return
      depth.current -= 1
      if (depth.current === 0) setOver(false)
    },
    onDrop: (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      const entries = droppedEntries(event.dataTransfer)
      const files = [...event.dataTransfer.files]
      if (!entries.some(isFolder)) return files.length > 0 && onFiles(files)
      void filesIn(entries).then(
        ({ files: found, unreadable }) =>
          found.length + unreadable.length > 0 && onFiles(found, unreadable),
      )
    },
    onPaste: (event) => {
      if (event.target instanceof HTMLInputElement) return
      const files = [...event.clipboardData.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver, handlers }
}
