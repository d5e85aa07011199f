import { IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { useEditorState, type Editor } from '@tiptap/react'
import { ArrowDownToLine, ArrowLeftToLine, ArrowRightToLine, ArrowUpToLine, Columns3, Rows3, Table, Table2, TableProperties, Trash2 } from 'lucide-react' // prettier-ignore
import { useMessages } from '../language/useMessages.ts'
import { richTextMessages } from './messages.ts'

const columns = 3
const rows = 3

/** Inserts a table; inside of one it becomes the menu of its rows and columns. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useMessages(richTextMessages)
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') })
  if (!isInside)
    return (
      <IconButton
        icon={Table}
        size="compact"
        label={t('table.insert')}
        onPress={() =>
          editor.chain().focus().insertTable({ rows, cols: columns, withHeaderRow: true }).run()
        }
      />
    )
  const label = t('table.actions')
  return (
    <MenuTrigger>
      <IconButton icon={TableProperties} size="compact" label={label} />
      <Menu aria-label={label}>
        <MenuSection>
          <MenuItem
            icon={ArrowUpToLine}
            onAction={() => editor.chain().focus().addRowBefore().run()}
          >
            {t('table.rowBefore')}
          </MenuItem>
          <MenuItem
            icon={ArrowDownToLine}
            onAction={() => editor.chain().focus().addRowAfter().run()}
          >
            {t('table.rowAfter')}
          </MenuItem>
          <MenuItem icon={Table2} onAction={() => editor.chain().focus().toggleHeaderRow().run()}>
            {t('table.headerRow')}
          </MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem
            icon={ArrowLeftToLine}
            onAction={() => editor.chain().focus().addColumnBefore().run()}
          >
            {t('table.columnBefore')}
          </MenuItem>
          <MenuItem
            icon={ArrowRightToLine}
            onAction={() => editor.chain().focus().addColumnAfter().run()}
          >
            {t('table.columnAfter')}
          </MenuItem>
        </MenuSection>
        <MenuSection>
          <MenuItem icon={Rows3} isDanger onAction={() => editor.chain().focus().deleteRow().run()}>
            {t('table.deleteRow')}
          </MenuItem>
          <MenuItem
            icon={Columns3}
            isDanger
            onAction={() => editor.chain().focus().deleteColumn().run()}
          >
            {t('table.deleteColumn')}
          </MenuItem>
          <MenuItem
            icon={Trash2}
            isDanger
            onAction={() => editor.chain().focus().deleteTable().run()}
          >
            {t('table.delete')}
          </MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
