import { Button, Chip, IconTile } from '@atrium/design-system'
import { EyeOff, Plus } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { pageIcon } from '../../kit/icons/page-icons.ts'
import { isSameForAll, namesOf, targetOfMove, type Move } from '../page-list.logic.ts'
import type { PageModule, PortalPage } from '../page-list.port.ts'
import { ModuleRows } from './ModuleRows.tsx'
import { moveOfKey } from './move-of-key.ts'
import type { PageCardsProps } from './page-cards.types.ts'
import { PageMenu } from './PartMenus.tsx'

interface PageCardProps extends Omit<PageCardsProps, 'pages'> {
  page: PortalPage
  /** Ids of all pages, as they stand. */
  order: readonly number[]
}

/** A page: what it is called, where it leads, who sees it, what lies on it, and all that can be done. */
export function PageCard({ page, order, model, onAsk, onViewAs }: PageCardProps) {
  const { t } = useMessages(messages)
  const { groups } = model
  const name = model.nameOf(page)
  const { modules } = page
  const whoSees = (some: readonly PageModule[]) => {
    if (!groups) return undefined
    if (!isSameForAll(some)) return t('audience.different')
    return namesOf(some[0]!.audience, groups).join(', ') || t('audience.nobody')
  }
  const audience = page.url === null ? modules.length > 0 && whoSees(modules) : t('audience.everybody') // prettier-ignore
  const move = (to: Move) => {
    const target = targetOfMove(order, page.id, to)
    if (target !== undefined) model.movePage(page, target)
  }
  const canChangeAudience = modules.length > 0 && modules.every((one) => one.canChangeAudience)
  return (
    <li aria-label={name}>
      <div className="at-pageHead">
        <IconTile icon={pageIcon(page.icon)} tone={page.isHidden ? 'neutral' : 'brand'} />
        <div className="at-pageWords">
          <h2 className="at-pageName">
            {name}
            {page.isHidden && <Chip icon={EyeOff}>{t('state.hidden')}</Chip>}
          </h2>
          <span className="at-pageFacts">
            {[page.url ?? `/${page.slug}`, audience].filter(Boolean).join(' · ')}
          </span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the buttons in it */}
        <div
          className="at-pageActions"
          onKeyDownCapture={(event) => {
            const to = moveOfKey(event)
            if (!to || !event.currentTarget.contains(event.target as Node)) return
            // Else the button would open its menu.
            event.stopPropagation()
            event.preventDefault()
            move(to)
          }}
        >
          {canChangeAudience && (
            <Button
              size="compact"
              variant="quiet"
              isDisabled={!groups}
              aria-label={t('action.changeOf', { name })}
              onPress={() => onAsk({ about: 'audience', name, modules })}
            >
              {t('action.change')}
            </Button>
          )}
          {page.url === null && (
            <Button
              size="compact"
              variant="quiet"
              icon={Plus}
              aria-label={t('action.addModuleTo', { name })}
              onPress={() => onAsk({ about: 'new-module', page })}
            >
              {t('action.addModule')}
            </Button>
          )}
          <PageMenu
            page={page}
            name={name}
            canMove={(to) => targetOfMove(order, page.id, to) !== undefined}
            onMove={move}
            onEdit={() => onAsk({ about: 'page', page })}
            onSetHidden={(isHidden) => model.setHidden(page, isHidden)}
            onViewAs={page.url === null && onViewAs ? () => onViewAs(page) : undefined}
            onRemove={() => onAsk({ about: 'removal', page })}
          />
        </div>
      </div>
      {modules.length > 0 && (
        <ModuleRows page={page} model={model} onAsk={onAsk} whoSees={(one) => whoSees([one])} />
      )}
      {modules.length === 0 && page.url === null && (
        <p className="at-pageNone">{t('modules.none')}</p>
      )}
    </li>
  )
}
