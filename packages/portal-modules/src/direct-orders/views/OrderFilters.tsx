import {
  Button,
  FilterBar,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  SearchField,
  type Filter,
  type FilterOption,
  type FilterValue,
} from '@atrium/design-system'
import { ArrowDownAZ, ArrowUpAZ } from 'lucide-react'
import { useMemo } from 'react'
import { extraSorts } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { useMedia } from '../../kit/useMedia.ts'
import type { ListedOrder } from '../direct-orders.port.ts'
import type { Tools } from '../error-text.ts'
import { blank, filterNames, distinctValues, isDescendingAtFirst, sorts, type FilterName, type Filters } from '../list.logic.ts' // prettier-ignore
import { messages } from '../messages/index.ts'
import { shownStatuses } from '../status.logic.ts'
import type { OrdersModel } from '../useOrders.ts'
import { statusLooks } from './looks.ts'

/** Search, the six filters and the order of the list (DO-03). */
export function OrderFilters({ model }: { model: OrdersModel }) {
  const { t } = useMessages(messages)
  const { all, look, setLook, shown, result, today, isPartial } = model
  return (
    <FilterBar
      start={
        <SearchField
          label={t('find.label')}
          placeholder={t('find.placeholder')}
          value={model.text}
          onChange={model.setText}
        />
      }
      filters={useFilters(all, look.filters, today)}
      value={look.filters as FilterValue}
      onChange={(value) =>
        setLook({
          filters: Object.fromEntries(
            filterNames.map((name) => [name, value[name] ?? []]),
          ) as unknown as Filters,
        })
      }
      resultCount={result.state === 'ready' && !isPartial ? shown.length : undefined}
      // A calendar has an order of its own.
      end={look.view !== 'calendar' && <SortMenu model={model} />}
    />
  )
}

/** What there is to filter by, blanks last, and what is chosen although it is not there. */
function useFilters(
  all: readonly ListedOrder[],
  chosen: Filters,
  today: string,
): readonly Filter[] {
  const { t, locale } = useMessages(messages)
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const listOptions = (id: FilterName): readonly FilterOption[] => {
      const options = new Map(chosen[id].map((value) => [value, labelOf(id, value, t)]))
      for (const [value, name] of distinctValues(all, id, today))
        options.set(value, labelOf(id, name, t))
      const listed = [...options].map(([value, label]): FilterOption => ({ value, label }))
      return listed.toSorted(
        (a, b) =>
          Number(a.value === blank) - Number(b.value === blank) || compare(a.label, b.label),
      )
    }
    return filterNames.map((id): Filter => {
      const filter = { id, label: t(`filter.${id}`), isMultiple: true }
      if (id === 'status') {
        const options = shownStatuses.map((value) => ({ value, label: t(`status.${value}`), icon: statusLooks[value].icon })) // prettier-ignore
        return { ...filter, options }
      }
      return withOptions(filter, () => listOptions(id))
    })
  }, [all, chosen, locale, t, today])
}

/** A filter whose options are looked for among thousands of orders only once somebody opens it. */
function withOptions(filter: Omit<Filter, 'options'>, list: () => Filter['options']): Filter {
  let options: Filter['options'] | undefined
  return {
    ...filter,
    get options() {
      return (options ??= list())
    },
  }
}

function labelOf(id: FilterName, value: string, t: Tools['t']): string {
  if (value !== blank || id === 'status' || id === 'mediaType') return value
  return t(`blank.${id}`)
}

function SortMenu({ model: { look, setLook, extensions } }: { model: OrdersModel }) {
  const { t } = useMessages(messages)
  const offered = [
    ...sorts.map((id) => ({ id, label: t(`sort.${id}`) })),
    ...extraSorts(extensions.columns),
  ]
  const by = offered.find(({ id }) => id === look.sort)?.label ?? ''
  const isNarrow = useMedia('(max-width: 760px)')
  const direction = look.isDescending ? 'descending' : 'ascending'
  const icon = look.isDescending ? ArrowUpAZ : ArrowDownAZ
  const name = t('sort.button', { by, way: t(`sort.${direction}`) })
  return (
    <MenuTrigger>
      {isNarrow ? (
        <IconButton icon={icon} label={name} />
      ) : (
        <Button size="compact" icon={icon} aria-label={name}>
          {by}
        </Button>
      )}
      <Menu aria-label={t('sort.label')}>
        <MenuSection title={t('sort.label')} selectionMode="single" selectedKeys={[look.sort]}>
          {offered.map(({ id, label }) => (
            <MenuItem
              key={id}
              id={id}
              onAction={() => setLook({ sort: id, isDescending: isDescendingAtFirst(id) })}
            >
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection title={t('sort.way')} selectionMode="single" selectedKeys={[direction]}>
          {(['ascending', 'descending'] as const).map((one) => (
            <MenuItem
              key={one}
              id={one}
              onAction={() => setLook({ isDescending: one === 'descending' })}
            >
              {t(`sort.${one}`)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  )
}
