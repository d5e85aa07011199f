import { Button, IconButton, Menu, MenuItem, MenuSection, MenuTrigger } from '@atrium/design-system'
import { Bookmark, BookmarkCheck, BookmarkPlus, PencilLine, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../language/useMessages.ts'
import { useQuery } from '../reading/useQuery.ts'
import { messages } from './messages.ts'
import type { SavedView } from './saved-views.types.ts'
import type { SavedViewsModel } from './useSavedViews.ts'
import { ViewDialog } from './ViewDialog.tsx'

/** Views that were kept, one's own and shared ones: to go to, to keep this one, and to change or delete what is one's own (T-07). */
export function SavedViews({ views, isNarrow }: { views: SavedViewsModel; isNarrow?: boolean }) {
  const { t } = useMessages(messages)
  const [asking, setAsking] = useState<'new' | SavedView>()
  const { own, shared, current, changed } = views
  const roles = useQuery(views.roles)
  const arranged = roles.state === 'ready' && roles.data.length > 0
  const item = (view: SavedView, sharing?: string) => {
    const begins = view.isDefault
      ? t('start')
      : arranged && view.roles.length > 0
        ? t('startOf', { count: view.roles.length })
        : undefined
    return row(view, [sharing, begins].filter(Boolean).join(' · ') || undefined)
  }
  const row = (view: SavedView, description?: string) => (
    <MenuItem
      key={view.id}
      icon={view.id === current?.id ? BookmarkCheck : Bookmark}
      textValue={view.name}
      description={description}
      onAction={() => views.apply(view)}
    >
      {view.name}
    </MenuItem>
  )
  return (
    <>
      <MenuTrigger>
        {isNarrow ? (
          <IconButton icon={Bookmark} label={current?.name ?? t('menu')} />
        ) : (
          <Button icon={Bookmark}>{current?.name ?? t('menu')}</Button>
        )}
        <Menu aria-label={t('menu')}>
          <MenuSection title={t('menu')}>
            {own.length === 0 ? (
              <MenuItem isDisabled>{t('none')}</MenuItem>
            ) : (
              own.map((view) => {
                const count = view.groupIds?.length ?? 0
                return item(view, count > 0 ? t('sharedWith', { count }) : undefined)
              })
            )}
          </MenuSection>
          {shared.length > 0 && (
            <MenuSection title={t('shared')}>
              {shared.map((view) => item(view, t('by', { name: view.sharedBy ?? '' })))}
            </MenuSection>
          )}
          {changed && (
            <MenuItem icon={Save} onAction={() => void views.overwrite(changed)}>
              {t('overwrite', { name: changed.name })}
            </MenuItem>
          )}
          <MenuItem icon={BookmarkPlus} onAction={() => setAsking('new')}>
            {t('save')}
          </MenuItem>
          {current?.can.edit && (
            <MenuItem icon={PencilLine} onAction={() => setAsking(current)}>
              {t('edit', { name: current.name })}
            </MenuItem>
          )}
          {current?.can.delete && (
            <MenuItem icon={Trash2} isDanger onAction={() => void views.remove(current)}>
              {t('remove', { name: current.name })}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {asking && (
        <ViewDialog
          views={views}
          view={asking === 'new' ? undefined : asking}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
