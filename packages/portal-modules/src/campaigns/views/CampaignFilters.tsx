import { datePresets } from '../../kit/dates/index.ts'
import {
  collatorOf,
  Button,
  FilterBar,
  IconButton,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  SearchField,
  ToggleButton,
  useMediaWords,
  type Filter,
  type FilterValue,
  type MediaKind,
} from '@atrium/design-system'
import { MEDIA } from '@atrium/design-system/theme'
import { ArrowDownAZ, ArrowUpAZ, Star } from 'lucide-react'
import { useMemo } from 'react'
import { campaignWords, phases } from '../../kit/campaigns/index.ts'
import { extraSorts } from '../../kit/extensions/index.ts'
import { useMessages } from '../../kit/index.ts'
import { addedValues, allValues } from '../../kit/vocabulary/index.ts'
import { isInTime, sorts, yearsOf, type Filters } from '../campaigns.logic.ts'
import type { Campaign } from '../campaigns.port.ts'
import { messages } from '../messages/index.ts'
import type { CampaignsModel } from '../campaigns.model.ts'
import { useNarrow } from './useNarrow.ts'

/** Names by id, each once, in the order of the language. */
function optionsOf(byId: ReadonlyMap<number, string>, locale: string) {
  const { compare } = collatorOf(locale)
  return [...byId]
    .map(([id, label]) => ({ value: `${id}`, label }))
    .toSorted((a, b) => compare(a.label, b.label))
}

/** What there is to filter by; of thousands of campaigns, in one go. */
function offerOf(all: readonly Campaign[], locale: string) {
  const customers = new Map<number, string>()
  const products = new Map<number, string>()
  const kinds = new Set<MediaKind>()
  const spans = new Map<string, Campaign>()
  for (const campaign of all) {
    const { customer, product, media, start, end } = campaign
    customers.set(customer.id, customer.name)
    if (product) products.set(product.id, product.name)
    for (const kind of media) kinds.add(kind)
    // Most run in the years of many others.
    spans.set(`${start?.slice(0, 4)}${end?.slice(0, 4)}`, campaign)
  }
  const years = new Set([...spans.values()].flatMap(yearsOf))
  return {
    customer: optionsOf(customers, locale),
    product: optionsOf(products, locale),
    media: allValues(MEDIA, addedValues('media'), [...kinds]).filter((kind) => kinds.has(kind)),
    year: [...years].toSorted().toReversed(),
  }
}

/** What the filters offer; those of what is not there are left out. */
export function useFilters(model: Pick<CampaignsModel, 'all' | 'look'>): readonly Filter[] {
  const { t, locale } = useMessages(messages)
  const { t: word } = useMessages(campaignWords)
  const media = useMediaWords()
  const { all, look } = model
  const offered = useMemo(() => offerOf(all, locale), [all, locale])
  const inTime = isInTime(look.view)
  return useMemo(
    () => [
      ...(inTime
        ? [
            {
              id: 'phase',
              label: t('filter.phase'),
              isMultiple: true,
              options: phases.map((phase) => ({ value: phase, label: word(`phase.${phase}`) })),
            },
          ]
        : []),
      {
        id: 'customer',
        label: t('filter.customer'),
        isMultiple: true,
        options: offered.customer,
      },
      { id: 'product', label: t('filter.product'), isMultiple: true, options: offered.product },
      {
        id: 'media',
        label: t('filter.media'),
        isMultiple: true,
        options: offered.media.map((kind) => ({ value: kind, label: media[kind]! })),
      },
      {
        id: 'year',
        label: t('filter.year'),
        isMultiple: true,
        options: offered.year.map((year) => ({ value: year, label: year })),
      },
      {
        id: 'span',
        label: t('filter.span'),
        options: datePresets.map((preset) => ({ value: preset, label: word(`preset.${preset}`) })),
      },
    ],
    [inTime, media, offered, t, word],
  )
}

const toValue = ({ customer, product, media, year, phase, span }: Filters): FilterValue => ({
  customer,
  product,
  media,
  year,
  phase,
  span: span ? [span] : [],
})
const fromValue = ({ span = [], ...lists }: FilterValue) =>
  ({ ...lists, span: span[0] }) as Partial<Filters>

export interface CampaignFiltersProps {
  model: CampaignsModel
  filters: readonly Filter[]
}

/** Search, filters and order (CAMP-04, CAMP-05, CAMP-06). */
export function CampaignFilters({ model, filters }: CampaignFiltersProps) {
  const { t } = useMessages(messages)
  const { isPartial, look, orders, setFilters } = model
  // What is not over is all there from the start.
  const isWhole = !isPartial || (!isInTime(look.view) && look.tab !== 'done')
  // Of orders only the months in sight are there.
  const isCounted = isWhole && !(look.view === 'calendar' && look.hasOrders && orders.isOffered)
  return (
    <FilterBar
      start={
        <SearchField
          label={t('filter.search')}
          placeholder={t('filter.placeholder')}
          value={model.text}
          onChange={model.setText}
        />
      }
      filters={filters}
      value={toValue(look.filters)}
      onChange={(value) => setFilters(fromValue(value))}
      resultCount={isCounted ? model.shown.length : undefined}
      end={
        <>
          {model.star && (
            <ToggleButton
              size="compact"
              icon={Star}
              label={t('filter.starred')}
              isIconOnly
              isSelected={look.filters.isStarred}
              onChange={(isStarred) => setFilters({ isStarred })}
            />
          )}
          {look.view !== 'calendar' && <SortMenu model={model} />}
        </>
      }
    />
  )
}

function SortMenu({ model: { look, setLook, extensions } }: { model: CampaignsModel }) {
  const { t } = useMessages(messages)
  const offered = [
    ...sorts.map((id) => ({ id, label: t(`sort.${id}`) })),
    ...extraSorts(extensions.columns),
  ]
  const by = offered.find(({ id }) => id === look.sort)?.label ?? ''
  const isNarrow = useNarrow()
  const way = look.isDescending ? 'descending' : 'ascending'
  const icon = look.isDescending ? ArrowUpAZ : ArrowDownAZ
  const name = t('sort.button', { by, way: t(`sort.${way}`) })
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
            <MenuItem key={id} id={id} onAction={() => setLook({ sort: id })}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection title={t('sort.way')} selectionMode="single" selectedKeys={[way]}>
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
