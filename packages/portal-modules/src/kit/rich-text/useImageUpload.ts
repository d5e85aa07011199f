import type { Editor } from '@tiptap/react'
import { useState } from 'react'

/** Takes pictures from the clipboard, a drop or a choice of files into the text. */
export function useImageUpload(
  editor: Editor,
  uploadImage: ((file: File) => Promise<string>) | undefined,
) {
  const [running, setRunning] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  const insert = async (file: File, at: number | undefined) => {
    if (!uploadImage) return
    setRunning((count) => count + 1)
    try {
      const src = await uploadImage(file)
      if (editor.isDestroyed) return
      // Meanwhile the text may have become shorter.
      const place = at === undefined ? undefined : Math.min(at, editor.state.doc.content.size)
      const picture = { type: 'image', attrs: { src } }
      if (place === undefined) editor.chain().insertContent(picture).run()
      else editor.chain().insertContentAt(place, picture).run()
      choosePicture(editor, src)
    } catch {
      setFailed(true)
    }
    setRunning((count) => count - 1)
  }
  const upload = (files: readonly File[], at?: number) => {
    setFailed(false)
    for (const file of files) void insert(file, at)
  }
  return {
    isUploading: running > 0,
    hasFailed,
    upload: (files: readonly File[]) => upload(files),
    /** Takes the pictures of a paste or drop; true where there were some. Words have precedence: Word brings a picture of them too. */
    take(data: DataTransfer | null, at?: number): boolean {
      if (!uploadImage || !data || data.types.includes('text/html')) return false
      const pictures = [...data.files].filter(({ type }) => type.startsWith('image/'))
      if (pictures.length === 0) return false
      upload(pictures, at)
      return true
    },
  }
}

/** Marks a picture, so that its description is one press away. */
function choosePicture(editor: Editor, src: string): void {
  let found: number | undefined
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === src) found = position
  })
  if (found !== undefined) editor.chain().focus().setNodeSelection(found).run()
}
