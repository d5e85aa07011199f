import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false

/** Files that hang over an element, fall on it or are pasted in it. */
export function useDrop(
  isDisabled: boolean,
  onFiles: (files: File[], isFolder: boolean[]) => void,
) {
  const [isOver, setOver] = useState(false)

  // A file that misses its aim must not replace the page and what was entered in it.
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault()
    }
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!isDisabled && hasFiles(event.dataTransfer)) setOver(true)
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy'
    },
    onDragLeave: (event: DragEvent) => {
      // On the way to something inside, it is still over it.
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (isDisabled) return
      const isFolder = [...event.dataTransfer.items].map(
        (item) => item.webkitGetAsEntry?.()?.isDirectory === true,
      )
      onFiles([...event.dataTransfer.files], isFolder)
    },
    onPaste: (event: ClipboardEvent) => {
      // In a text the pasted is text.
      if (isDisabled || isText(event.target)) return
      const files = [...event.clipboardData.files]
      if (files.length > 0) onFiles(files, [])
    },
  }
  return { isOver, handlers }
}

function isText(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
}
