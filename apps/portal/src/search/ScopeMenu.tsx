import type { Page } from '@atrium/api-client/contract'
import { Menu, MenuItem } from '@atrium/design-system'
import { useSearchMessages } from './messages/index.ts'

interface ScopeMenuProps {
  /** Only the page is searched. */
  isNarrow: boolean
  /** The page that is open; absent, there is none to search. */
  page: Page | undefined
  onChoose: (choice: 'all' | 'page') => void
}

/** Where is searched: in everything, or on the page (LAY-02). */
export function ScopeMenu({ isNarrow, page, onChoose }: ScopeMenuProps) {
  const { t } = useSearchMessages()
  return (
    <Menu
      aria-label={t('scope')}
      selectionMode="single"
      selectedKeys={[isNarrow ? 'page' : 'all']}
      onSelectionChange={(keys) => onChoose([...keys][0] === 'page' ? 'page' : 'all')}
    >
      <MenuItem id="all" description={t('scopeAllDetail')} textValue={t('scopeAll')}>
        {t('scopeAll')}
      </MenuItem>
      <MenuItem
        id="page"
        isDisabled={!page}
        description={page?.displayName ?? t('scopePageNone')}
        textValue={t('scopePage')}
      >
        {t('scopePage')}
      </MenuItem>
    </Menu>
  )
}
