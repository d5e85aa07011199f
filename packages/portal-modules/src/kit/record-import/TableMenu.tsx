import { Button, Menu, MenuItem, MenuTrigger } from '@atrium/design-system'
import { Download, FileSpreadsheet, FileUp } from 'lucide-react'
import type { TableFormat } from '../export/index.ts'
import { useMessages } from '../language/useMessages.ts'
import { recordMessages } from './messages/index.ts'

export interface TableMenuProps {
  onImport: () => void
  onExport: (format: TableFormat) => void
  /** Nothing is there that could be exported. */
  isEmpty: boolean
}

/** Records out of a file and into one, for whoever keeps them. */
export function TableMenu({ onImport, onExport, isEmpty }: TableMenuProps) {
  const { t } = useMessages(recordMessages)
  return (
    <MenuTrigger>
      <Button icon={FileSpreadsheet}>{t('menu.title')}</Button>
      <Menu aria-label={t('menu.title')}>
        <MenuItem icon={FileUp} onAction={onImport}>
          {t('menu.import')}
        </MenuItem>
        {!isEmpty && (
          <>
            <MenuItem icon={FileSpreadsheet} onAction={() => onExport('xlsx')}>
              {t('menu.xlsx')}
            </MenuItem>
            <MenuItem icon={Download} onAction={() => onExport('csv')}>
              {t('menu.csv')}
            </MenuItem>
          </>
        )}
      </Menu>
    </MenuTrigger>
  )
}
