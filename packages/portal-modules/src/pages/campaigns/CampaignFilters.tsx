import {
  Button,
  FilterBar,
  Menu,
  MenuItem,
  MenuTrigger,
  useMediaWords,
  type FilterValue,
} from '@atrium/design-system'
import { ArrowDownAZ } from 'lucide-react'
import { useMessages } from '../../kit/index.ts'
import type { Campaign } from './campaigns.data.ts'
import { SORTS, yearsOf, type Sort } from './campaigns.logic.ts'
import { campaignsMessages } from './messages/index.ts'

export interface CampaignFiltersProps {
  campaigns: readonly Campaign[]
  value: FilterValue
  onChange: (value: FilterValue) => void
  sort: Sort
  onSortChange: (sort: Sort) => void
  resultCount: number
}

/** What the campaigns are narrowed and sorted by (CAMP-04, CAMP-05). */
export function CampaignFilters(props: CampaignFiltersProps) {
  const { campaigns, value, onChange, sort, onSortChange, resultCount } = props
  const { t, locale } = useMessages(campaignsMessages)
  const words = useMediaWords()
  const { compare } = new Intl.Collator(locale)
  const options = (values: readonly string[], labelOf = (one: string) => one) =>
    [...new Set(values)]
      .map((one) => ({ value: one, label: labelOf(one) }))
      .toSorted((a, b) => compare(a.label, b.label))
  return (
    <FilterBar
      value={value}
      onChange={onChange}
      resultCount={resultCount}
      filters={[
        {
          id: 'customer',
          label: t('filter.customer'),
          options: options(campaigns.map(({ customer }) => customer)),
        },
        {
          id: 'product',
          label: t('filter.product'),
          options: options(campaigns.map(({ product }) => product)),
        },
        {
          id: 'media',
          label: t('filter.media'),
          isMultiple: true,
          options: options(
            campaigns.flatMap(({ media }) => media),
            (kind) => words[kind as keyof typeof words],
          ),
        },
        { id: 'year', label: t('filter.year'), options: options(campaigns.flatMap(yearsOf)) },
      ]}
      end={
        <MenuTrigger>
          <Button size="compact" icon={ArrowDownAZ}>
            {t(`sort.${sort}`)}
          </Button>
          <Menu
            aria-label={t('sort.label')}
            selectionMode="single"
            selectedKeys={[sort]}
            onAction={(id) => onSortChange(SORTS.find((one) => one === id) ?? 'name')}
          >
            {SORTS.map((one) => (
              <MenuItem key={one} id={one}>
                {t(`sort.${one}`)}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      }
    />
  )
}
