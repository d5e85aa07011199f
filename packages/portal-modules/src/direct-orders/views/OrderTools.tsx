import {
  Button,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  SegmentedControl,
} from '@atrium/design-system'
import {
  Blocks,
  CalendarDays,
  Download,
  Ellipsis,
  FileSpreadsheet,
  Gauge,
  Kanban,
  List,
  Plus,
  type LucideIcon,
} from 'lucide-react'
import { ToolbarActions } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { SavedViews } from '../../kit/saved-views/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import { views, type View } from '../list.logic.ts'
import { messages } from '../messages/index.ts'
import { useExport } from '../useExport.ts'
import type { OrdersModel } from '../useOrders.ts'

export interface OrderToolsProps {
  model: OrdersModel
  /** Undefined: the reader places no orders. */
  onCreate: (() => void) | undefined
  /** Undefined: the reader does not look after building blocks. */
  onOpenBlocks: (() => void) | undefined
  /** Undefined: regions have no yearly budgets. */
  onOpenBudgets: (() => void) | undefined
}

const icons = { list: List, cards: Kanban, calendar: CalendarDays }

/** What stands above the list of orders; on a phone all of it in one line. */
export function OrderTools({ model, onCreate, onOpenBlocks, onOpenBudgets }: OrderToolsProps) {
  const { t } = useMessages(messages)
  const isNarrow = useMedia('(max-width: 760px)')
  // Words for all of them would not fit in one line, and what comes last would move what is there.
  const isCompact = useMedia('(max-width: 1600px)')
  const { look, setLook, all } = model
  const hasList = all.length > 0 || model.result.state === 'loading'
  const places = [
    { icon: Gauge, label: t('budgets.title'), onPress: onOpenBudgets },
    { icon: Blocks, label: t('action.blocks'), onPress: onOpenBlocks },
  ].filter((place): place is Place => place.onPress !== undefined)
  return (
    <>
      {hasList && model.views && <SavedViews views={model.views} isNarrow={isNarrow} />}
      {hasList && (
        <SegmentedControl
          label={t('view.label')}
          // For who looks after building blocks as well there is one place more.
          isIconOnly={isNarrow || (isCompact && onOpenBlocks !== undefined)}
          value={look.view}
          onChange={(view: View) => setLook({ view })}
          options={views.map((value) => ({
            value,
            label: t(`view.${value}`),
            icon: icons[value],
          }))}
        />
      )}
      {isNarrow ? (
        <NarrowMenu model={model} hasList={hasList} places={places} />
      ) : (
        <>
          {hasList && <ExportMenu model={model} />}
          {places.map(({ icon, label, onPress }) =>
            isCompact ? (
              <IconButton key={label} icon={icon} label={label} onPress={onPress} />
            ) : (
              <Button key={label} icon={icon} onPress={onPress}>
                {label}
              </Button>
            ),
          )}
        </>
      )}
      <ToolbarActions
        actions={model.extensions.toolbar}
        records={model.shown}
        isPartial={model.isPartial}
      />
      {onCreate && (
        <Button variant="primary" icon={Plus} onPress={onCreate}>
          {t(isNarrow ? 'action.newShort' : 'action.new')}
        </Button>
      )}
    </>
  )
}

/** Leads to what belongs to the orders. */
interface Place {
  icon: LucideIcon
  label: string
  onPress: () => void
}

/** Saves what is filtered as a file (T-50). */
function useExports({ shown, isPartial, extensions }: OrdersModel) {
  const { t } = useMessages(messages)
  const save = useExport(extensions.columns)
  const isReady = shown.length > 0 && !isPartial
  const items = (
    [
      ['xlsx', FileSpreadsheet],
      ['csv', Download],
    ] as const
  ).map(([format, icon]) => (
    <MenuItem
      key={format}
      icon={icon}
      isDisabled={!isReady}
      description={t('export.what', { count: shown.length })}
      textValue={t(`export.${format}`)}
      onAction={() => save(format, shown)}
    >
      {t(`export.${format}`)}
    </MenuItem>
  ))
  return { items, isReady }
}

function ExportMenu({ model }: { model: OrdersModel }) {
  const { t } = useMessages(messages)
  const { items, isReady } = useExports(model)
  return (
    <MenuTrigger>
      <Button icon={Download} isDisabled={!isReady}>
        {t('action.export')}
      </Button>
      <Menu aria-label={t('action.export')}>{items}</Menu>
    </MenuTrigger>
  )
}

interface NarrowMenuProps {
  model: OrdersModel
  hasList: boolean
  places: readonly Place[]
}

/** What finds no room of its own on a phone; where that is only the export, it is called so. */
function NarrowMenu({ model, hasList, places }: NarrowMenuProps) {
  const { t } = useMessages(messages)
  const { items, isReady } = useExports(model)
  if (places.length === 0 && !hasList) return null
  const isExport = places.length === 0
  const label = t(isExport ? 'action.export' : 'action.more')
  return (
    <MenuTrigger>
      <IconButton
        icon={isExport ? Download : Ellipsis}
        label={label}
        isDisabled={isExport && !isReady}
      />
      <Menu aria-label={label}>
        {hasList && <MenuSection title={t('action.export')}>{items}</MenuSection>}
        {places.map(({ icon, label: name, onPress }) => (
          <MenuItem key={name} icon={icon} onAction={onPress}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
