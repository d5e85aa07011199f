import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react'

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

/** Files that are dropped or pasted anywhere in the module (T-64). */
export function useFileDrop(onFiles: (files: File[]) => void, onFolders: () => void): FileDrop {
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
      const items = [...event.dataTransfer.items]
      const isFolder = items.map((item) => item.webkitGetAsEntry()?.isDirectory === true)
      const files = [...event.dataTransfer.files].filter((_file, index) => !isFolder[index])
      if (files.length > 0) onFiles(files)
      if (isFolder.includes(true)) onFolders()
    },
    onPaste: (event) => {
      if (event.target instanceof HTMLInputElement) return
      const files = [...event.clipboardData.files]
      if (files.length > 0) onFiles(files)
    },
  }
  return { isOver, handlers }
}
