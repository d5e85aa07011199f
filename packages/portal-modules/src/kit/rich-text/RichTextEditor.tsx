import { Banner, isComposing, ShortcutHelp } from '@atrium/design-system'
import { EditorContent as Content, useEditor, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../language/useMessages.ts'
import { editorCss } from './editor.css.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { createExtensions } from './extensions.ts'
import { withoutLastLines } from './html.ts'
import { richTextMessages } from './messages.ts'
import { cleanPastedHtml } from './paste/clean-paste.ts'
import { keepOwnPictures } from './paste/own-pictures.ts'
import { useImageUpload } from './useImageUpload.ts'
import { useWritingShortcuts } from './useWritingShortcuts.ts'

export interface RichTextEditorProps {
  /** HTML at first; the field holds it from then on. */
  defaultValue: string
  /** Called with the HTML after every change; the very `defaultValue` once nothing differs from it any more. */
  onChange: (html: string) => void
  /** Takes a picture in and resolves with its address. Absent: no pictures can be inserted. */
  uploadImage?: ((file: File) => Promise<string>) | undefined
  /** Id of its label. */
  labelId: string
  /** Id of what is wrong with it; undefined: nothing. */
  errorId: string | undefined
}

const Root = styled.div`
  ${editorCss}
`

/** Foreign pictures in HTML from the clipboard, which are left behind. */
const foreignPictures = (html: string) =>
  html.includes('data-pm-slice')
    ? 0
    : (html.match(/<img\b[^>]*\bsrc=["'](?!\/[^/\\])/gi) ?? []).length

/** TipTap with what a text of the portal may hold, its tools, and words from elsewhere cleaned. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { defaultValue, labelId, errorId, uploadImage } = props
  const { t } = useMessages(richTextMessages)
  const root = useRef<HTMLDivElement>(null)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const [leftOut, setLeftOut] = useState(0)
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (isComposing(event) || event.shiftKey) return false
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey
    if (isMod && event.key.toLowerCase() === 'k') setLinkOpen(true)
    else if (event.altKey && event.key === 'F10')
      root.current
        ?.querySelector<HTMLElement>('[role=toolbar] button:not(:disabled, [tabindex="-1"])')
        ?.focus()
    else return false
    return true
  })
  const first = useRef('')
  const emit = useEffectEvent((editor: Editor) => {
    const html = withoutLastLines(editor.getHTML())
    props.onChange(html === first.current ? defaultValue : html)
  })
  const [options] = useState(() => ({
    extensions: createExtensions(),
    content: defaultValue,
    // The page's policy lets no styles in but its own: what ProseMirror needs stands in `editorCss`.
    injectCSS: false,
  }))
  const editor = useEditor(options)
  const images = useImageUpload(editor, uploadImage)
  const takeImages = useEffectEvent((data: DataTransfer | null, at?: number) =>
    images.take(data, at),
  )

  useEffect(() => {
    first.current = withoutLastLines(editor.getHTML())
    const onUpdate = () => emit(editor)
    editor.on('update', onUpdate)
    return () => void editor.off('update', onUpdate)
  }, [editor])

  useEffect(() => {
    const attributes = {
      'aria-multiline': 'true',
      'aria-required': 'true',
      'aria-labelledby': labelId,
      ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
    }
    editor.setOptions({
      editorProps: {
        attributes,
        handleKeyDown: (_view, event) => onKey(event),
        transformPastedHTML: (html) => {
          setLeftOut(foreignPictures(html))
          return cleanPastedHtml(html, location.origin)
        },
        transformPasted: (slice, view) => keepOwnPictures(slice, view.state.doc),
        handlePaste: (_view, { clipboardData }) => takeImages(clipboardData),
        handleDrop: (view, event, _slice, isMoved) =>
          !isMoved &&
          takeImages(
            event.dataTransfer,
            view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
          ),
      },
    })
  }, [editor, errorId, labelId])

  return (
    <Root ref={root}>
      <EditorToolbar
        editor={editor}
        isLinkOpen={isLinkOpen}
        onLinkOpenChange={setLinkOpen}
        onImages={uploadImage && images.upload}
        isUploading={images.isUploading}
      />
      <Content editor={editor} />
      {images.hasFailed && (
        <div className="at-notice">
          <Banner tone="bad">{t('image.failed')}</Banner>
        </div>
      )}
      {leftOut > 0 && (
        <div className="at-notice">
          <Banner tone="info" onClose={() => setLeftOut(0)}>
            {t(uploadImage ? 'image.left' : 'image.leftOut', { count: leftOut })}
          </Banner>
        </div>
      )}
      <ShortcutHelp group={useWritingShortcuts()} />
    </Root>
  )
}
