import {
  IconButton,
  openShortcuts,
  ToggleButton,
  Toolbar,
  ToolbarGroup,
} from '@atrium/design-system'
import { useEditorState, type Editor } from '@tiptap/react'
import { Bold, Heading2, Heading3, Italic, Keyboard, List, ListOrdered, Redo2, TextQuote, Undo2 } from 'lucide-react' // prettier-ignore
import { useMessages } from '../language/useMessages.ts'
import { ImageTools } from './ImageTools.tsx'
import { LinkPopover } from './LinkPopover.tsx'
import { richTextMessages } from './messages.ts'
import { TableTools } from './TableTools.tsx'

export interface EditorToolbarProps {
  editor: Editor
  isLinkOpen: boolean
  onLinkOpenChange: (isOpen: boolean) => void
  /** Uploads pictures and puts them where the caret stands. Absent: no pictures can be inserted. */
  onImages: ((files: readonly File[]) => void) | undefined
  /** Pictures are on their way. */
  isUploading: boolean
}

/** Tools that are on or off where the caret stands. */
const toggles = [
  [
    { id: 'heading2', icon: Heading2, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() }, // prettier-ignore
    { id: 'heading3', icon: Heading3, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() }, // prettier-ignore
    { id: 'quote', icon: TextQuote, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() }, // prettier-ignore
  ],
  [
    { id: 'bold', icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
    { id: 'italic', icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() }, // prettier-ignore
  ],
  [
    { id: 'bulletList', icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() }, // prettier-ignore
    { id: 'orderedList', icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() }, // prettier-ignore
  ],
] as const

/** What changes the text: one stop on the way of Tab, arrows move inside. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { editor, isLinkOpen, onLinkOpenChange, onImages, isUploading } = props
  const { t } = useMessages(richTextMessages)
  const state = useEditorState({
    editor,
    selector: () => ({
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      quote: editor.isActive('blockquote'),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  return (
    <Toolbar label={t('tools')}>
      {toggles.map((group) => (
        <ToolbarGroup key={group[0].id}>
          {group.map(({ id, icon, run }) => (
            <ToggleButton
              key={id}
              icon={icon}
              label={t(`tool.${id}`)}
              isIconOnly
              size="compact"
              isSelected={state[id]}
              onChange={() => run(editor)}
            />
          ))}
        </ToolbarGroup>
      ))}
      <ToolbarGroup>
        <LinkPopover editor={editor} isOpen={isLinkOpen} onOpenChange={onLinkOpenChange} />
        {onImages && <ImageTools editor={editor} onFiles={onImages} isPending={isUploading} />}
        <TableTools editor={editor} />
      </ToolbarGroup>
      <ToolbarGroup>
        <IconButton
          icon={Undo2}
          size="compact"
          label={t('tool.undo')}
          isDisabled={!state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <IconButton
          icon={Redo2}
          size="compact"
          label={t('tool.redo')}
          isDisabled={!state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
        <IconButton
          icon={Keyboard}
          size="compact"
          label={t('keys.show')}
          onPress={() => openShortcuts()}
        />
      </ToolbarGroup>
    </Toolbar>
  )
}
