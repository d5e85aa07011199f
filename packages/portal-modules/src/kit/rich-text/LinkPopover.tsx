import { Button, IconButton, Popover, PopoverTrigger, TextField } from '@atrium/design-system'
import { useEditorState, type Editor } from '@tiptap/react'
import { Link, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { parseLinkAddress } from './link-address.ts'
import { richTextMessages } from './messages.ts'
import { PopoverForm } from './PopoverForm.tsx'

export interface LinkPopoverProps {
  editor: Editor
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Adds, changes and removes the link where the caret stands. */
export function LinkPopover({ editor, isOpen, onOpenChange }: LinkPopoverProps) {
  const { t } = useMessages(richTextMessages)
  const isLink = useEditorState({ editor, selector: () => editor.isActive('link') })
  const label = t('link.title')
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <IconButton icon={Link} size="compact" label={label} aria-pressed={isLink} />
      <Popover title={label}>{(close) => <LinkForm editor={editor} close={close} />}</Popover>
    </PopoverTrigger>
  )
}

function LinkForm({ editor, close }: { editor: Editor; close: () => void }) {
  const { t } = useMessages(richTextMessages)
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [address, setAddress] = useState(before)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  // Where nothing is marked, the link brings its own words.
  const [needsText] = useState(() => before === '' && editor.state.selection.empty)
  const href = parseLinkAddress(address, location.origin)

  const apply = () => {
    setChecked(true)
    if (href === undefined) return
    const chain = editor.chain().focus()
    if (needsText) {
      const words = text.trim() || address.trim()
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] })
      // What is typed next is no link any more.
      chain.unsetMark('link').run()
    } else chain.extendMarkRange('link').setLink({ href }).run()
    close()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <PopoverForm onSubmit={apply}>
      <TextField
        label={t('link.address')}
        description={t('link.addressHint')}
        value={address}
        onChange={setAddress}
        errorMessage={isChecked && href === undefined ? t('link.invalid') : undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a small window has to place the focus
        autoFocus
      />
      {needsText && <TextField label={t('link.text')} value={text} onChange={setText} />}
      <div className="at-actions">
        {before !== '' && (
          <Button icon={Unlink} size="compact" variant="quiet" onPress={remove}>
            {t('link.remove')}
          </Button>
        )}
        <Button size="compact" variant="primary" onPress={apply}>
          {t('link.apply')}
        </Button>
      </div>
    </PopoverForm>
  )
}
