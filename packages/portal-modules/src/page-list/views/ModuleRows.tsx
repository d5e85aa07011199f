import { Button, IconTile, ListRow, ListRows, Reorder } from '@atrium/design-system'
import { Puzzle } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useMessages } from '../../kit/index.ts'
import { messages } from '../messages/index.ts'
import { isSameForAll, targetOfMove, type Move } from '../page-list.logic.ts'
import type { PageModule, PortalPage } from '../page-list.port.ts'
import type { PageListModel } from '../usePageList.ts'
import { moduleIcons } from './module-icons.ts'
import { moveOfKey } from './move-of-key.ts'
import type { Asked } from './page-cards.types.ts'
import { ModuleMenu } from './PartMenus.tsx'

interface ModuleRowsProps {
  page: PortalPage
  model: PageListModel
  onAsk: (asked: Asked) => void
  whoSees: (module: PageModule) => string | undefined
}

/** What lies on a page, in its order. */
export function ModuleRows({ page, model, onAsk, whoSees }: ModuleRowsProps) {
  const { t } = useMessages(messages)
  const { modules } = page
  const order = modules.map(({ id }) => id)
  const isDifferent = !isSameForAll(modules)
  const move = (module: PageModule, to: Move) => {
    const target = targetOfMove(order, module.id, to)
    if (target !== undefined) model.moveModule(page, module, target)
  }
  /** The keys that move a module are heard from whatever has the focus in its row, before a button opens its menu. */
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moveOfKey(event)
    const row = event.target instanceof Element && event.target.closest('li')
    if (!to || !row || !event.currentTarget.contains(row)) return
    const module = modules[[...row.parentElement!.children].indexOf(row)]
    if (!module) return
    event.stopPropagation()
    event.preventDefault()
    move(module, to)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to the buttons in it
    <div className="at-pageModules" onKeyDownCapture={onKey}>
      <Reorder
        order={order}
        isDisabled={modules.length < 2}
        onMove={(id, before) => {
          const module = modules.find((one) => one.id === id)
          if (module) model.moveModule(page, module, before === null ? null : Number(before))
        }}
      >
        <ListRows aria-label={t('title.modules', { name: model.nameOf(page) })}>
          {modules.map((module) => {
            const { name, kind } = module
            // A module that is called like its page is its content, in whatever language.
            const shown = name === page.name ? model.nameOf(page) : name
            const word = kind ? t(`kind.${kind}`) : t('kind.other')
            // One of them is enough where the module is called like what it is.
            const facts = [word !== shown && word, isDifferent && whoSees(module)]
            return (
              <ListRow
                key={module.id}
                isCompact
                title={shown}
                subtitle={facts.filter(Boolean).join(' · ') || undefined}
                mark={<IconTile icon={kind ? moduleIcons[kind] : Puzzle} size="small" />}
                actions={
                  <>
                    {modules.length > 1 && module.canChangeAudience && (
                      <Button
                        size="compact"
                        variant="quiet"
                        isDisabled={!model.groups}
                        aria-label={t('action.changeOf', { name: shown })}
                        onPress={() => onAsk({ about: 'audience', name: shown, modules: [module] })}
                      >
                        {t('action.change')}
                      </Button>
                    )}
                    <ModuleMenu
                      name={shown}
                      canMove={(to) => targetOfMove(order, module.id, to) !== undefined}
                      onMove={(to) => move(module, to)}
                      onEdit={kind && (() => onAsk({ about: 'module', page, module }))}
                      onRemove={() => onAsk({ about: 'removal', page, module })}
                    />
                  </>
                }
              />
            )
          })}
        </ListRows>
      </Reorder>
    </div>
  )
}
