import { Button, IconButton, Popover, PopoverTrigger, TextField } from '@atrium/design-system'
import { useEditorState, type Editor } from '@tiptap/react'
import { Captions, ImagePlus } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { richTextMessages } from './messages.ts'
import { PopoverForm } from './PopoverForm.tsx'

export interface ImageToolsProps {
  editor: Editor
  onFiles: (files: readonly File[]) => void
  /** Pictures are on their way. */
  isPending: boolean
}

/** Puts a picture where the caret stands, and describes the chosen one. */
export function ImageTools({ editor, onFiles, isPending }: ImageToolsProps) {
  const { t } = useMessages(richTextMessages)
  const input = useRef<HTMLInputElement>(null)
  const isChosen = useEditorState({ editor, selector: () => editor.isActive('image') })
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Else the same file could not be chosen twice.
    event.target.value = ''
    onFiles(files)
  }
  return (
    <>
      <IconButton
        icon={ImagePlus}
        size="compact"
        label={t('image.insert')}
        isDisabled={isPending}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept="image/*"
        onChange={take}
      />
      {isChosen && (
        <PopoverTrigger>
          <IconButton icon={Captions} size="compact" label={t('image.alt')} />
          <Popover title={t('image.alt')}>
            {(close) => <AltForm editor={editor} close={close} />}
          </Popover>
        </PopoverTrigger>
      )}
    </>
  )
}

function AltForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useMessages(richTextMessages)
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''))
  const apply = () => {
    editor.chain().focus().updateAttributes('image', { alt: alt.trim() }).run()
    close()
  }
  return (
    <PopoverForm onSubmit={apply}>
      <TextField
        label={t('image.alt')}
        description={t('image.altHint')}
        value={alt}
        onChange={setAlt}
        maxLength={250}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a small window has to place the focus
        autoFocus
      />
      <div className="at-actions">
        <Button size="compact" variant="primary" onPress={apply}>
          {t('image.apply')}
        </Button>
      </div>
    </PopoverForm>
  )
}
