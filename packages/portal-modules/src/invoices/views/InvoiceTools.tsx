import { calendarDay, presetSpan } from '../../kit/dates/index.ts'
import {
  collatorOf,
  DateRangePicker,
  FilterBar,
  SearchField,
  Select,
  type Filter,
  type FilterValue,
} from '@atrium/design-system'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useMessages, useModuleHost } from '../../kit/index.ts'
import { filterNames, isSpan, kinds, presets, statuses, type Filters } from '../invoices.logic.ts' // prettier-ignore
import type { Customer, Invoice, Span } from '../invoices.port.ts'
import { messages } from '../messages/index.ts'
import type { InvoicesModel } from '../useInvoices.ts'

const Line = styled.div`
  @layer at.components {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--at-space-3);
    margin-block-end: var(--at-space-3);

    > * {
      flex: 0 1 300px;
      min-inline-size: min(240px, 100%);
    }
  }
`
const Narrowing = styled.div`
  @layer at.components {
    margin-block-end: var(--at-space-4);
  }
`

interface InvoiceToolsProps {
  model: InvoicesModel
  customers: readonly Customer[]
}

/** Whose invoices, of what time, narrowed to what (INV-01, INV-05, T-94). */
export function InvoiceTools({ model, customers }: InvoiceToolsProps) {
  const { t } = useMessages(messages)
  const { span, filters, shown, result } = model
  const all = result.state === 'ready' ? result.data : undefined
  const offered = useOffer(all, filters)
  return (
    <>
      <Line>
        {customers.length > 1 && (
          <Select
            label={t('customer')}
            options={customers.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={String(model.customerId)}
            onChange={(id) => id !== null && model.setCustomer(Number(id))}
          />
        )}
        <SpanField span={span} onChange={model.setSpan} />
      </Line>
      <Narrowing>
        <FilterBar
          start={
            <SearchField
              label={t('find.label')}
              placeholder={t('find.placeholder')}
              value={model.text}
              onChange={model.setText}
            />
          }
          filters={offered}
          value={filters as unknown as FilterValue}
          onChange={(value) =>
            model.setFilters(
              Object.fromEntries(
                filterNames.map((name) => [name, value[name] ?? []]),
              ) as unknown as Filters,
            )
          }
          resultCount={all && shown.length}
        />
      </Narrowing>
    </>
  )
}

/** What there is to filter by, and what is chosen although it is not there. */
function useOffer(all: readonly Invoice[] | undefined, filters: Filters): readonly Filter[] {
  const { t, locale } = useMessages(messages)
  return useMemo(() => {
    const { compare } = collatorOf(locale)
    const namesOf = (values: readonly (string | null)[], chosen: readonly string[]) =>
      [...new Set([...chosen, ...values.filter((value) => value !== null)])]
        .toSorted(compare)
        .map((value) => ({ value, label: value }))
    const invoices = all ?? []
    const filter = (id: keyof Filters, options: Filter['options']): Filter => ({
      id,
      label: t(`filter.${id}`),
      isMultiple: true,
      options,
    })
    return [
      filter('campaign', namesOf(invoices.map((one) => one.campaign), filters.campaign)), // prettier-ignore
      filter('product', namesOf(invoices.map((one) => one.product), filters.product)), // prettier-ignore
      filter('media', namesOf(invoices.map((one) => one.mediaType), filters.media)), // prettier-ignore
      filter('kind', kinds.map((value) => ({ value, label: t(`kind.${value}`) }))), // prettier-ignore
      filter('status', statuses.map((value) => ({ value, label: t(`status.${value}`) }))), // prettier-ignore
      // Until it is known which of them are of use, each has its place.
    ].filter(({ options }) => !all || options.length > 0)
  }, [all, filters, locale, t])
}

interface SpanFieldProps {
  span: Span
  onChange: (span: Span | undefined) => void
}

const rangeOf = ({ from, to }: Span) => ({ start: from, end: to })

/** The time: it counts as soon as it is one, and says what keeps it from that (INV-05, VAL-15). */
function SpanField({ span, onChange }: SpanFieldProps) {
  const { t } = useMessages(messages)
  const { now } = useModuleHost()
  const today = calendarDay(now())
  const [range, setRange] = useState(() => rangeOf(span))
  const [shown, setShown] = useState(span)
  // Another time in the address, by the way back for example; what is entered stays meanwhile.
  if (shown.from !== span.from || shown.to !== span.to) {
    setShown(span)
    setRange(rangeOf(span))
  }
  return (
    <DateRangePicker
      label={t('span')}
      isEndAfterStart
      value={range}
      onChange={(next) => {
        setRange(next ?? rangeOf(presetSpan('thisYear', today)))
        if (next === null) onChange(undefined)
        // While a year is typed, it is another: only one that may be meant is asked for.
        else if (isSpan(next.start, next.end)) onChange({ from: next.start, to: next.end })
      }}
      presets={presets.map((preset) => {
        const { from, to } = presetSpan(preset, today)
        return { label: t(`preset.${preset}`), start: from, end: to }
      })}
    />
  )
}
