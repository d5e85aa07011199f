import {
  Breadcrumbs,
  Button,
  IconButton,
  Meter,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  StateScreen,
} from '@atrium/design-system'
import { ChevronLeft, ChevronRight, Gauge, Pencil, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { formatBudget } from '../../kit/campaigns/index.ts'
import { useMessages } from '../../kit/index.ts'
import { LoadFailure } from '../../kit/failures/LoadFailure.tsx'
import type { RegionBudget } from '../region-budgets.port.ts'
import { messages } from '../messages/index.ts'
import { leftOf, sumOf } from '../money.logic.ts'
import type { BudgetsModel } from '../useBudgets.ts'
import { BudgetDialog } from './BudgetDialog.tsx'
import { useListTitle } from './list-title.ts'

const Rows = styled.ul`
  @layer at.components {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
    container: at-budgets / inline-size;

    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--at-space-1) var(--at-space-4);
      align-items: center;
      padding-block: 14px;
      border-block-end: 1px solid var(--at-line);
    }
    .at-facts {
      display: flex;
      flex-wrap: wrap;
      gap: 2px var(--at-space-4);
      grid-column: 1;
      color: var(--at-text-2);
      font-size: var(--at-font-s);
      font-variant-numeric: tabular-nums;
    }
    .at-name {
      font-weight: 600;
      overflow-wrap: anywhere;
    }
    .at-edit {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
  }
`

/** What each region may book in a year, what it has and what is left (D-01). */
export function BudgetsView({ model }: { model: BudgetsModel }) {
  const { t } = useMessages(messages)
  const listTitle = useListTitle()
  const { result, year, setYear, toList } = model
  /** The region that is edited; an empty name: a new one. */
  const [edited, setEdited] = useState<{ budget: RegionBudget; index: number }>()
  const addButton = useRef<HTMLButtonElement>(null)
  const rows = useRef<HTMLUListElement>(null)
  // The button that opened the dialog went with its row: the focus goes to the next one.
  const [closed, setClosed] = useState<{ index: number }>()
  useEffect(() => {
    if (!closed) return
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const buttons = [...(rows.current?.querySelectorAll('button') ?? [])]
      const next = buttons[Math.min(closed.index, buttons.length - 1)] ?? addButton.current
      next?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [closed])
  if (result.state === 'failed')
    return (
      <LoadFailure
        error={result.error}
        onRetry={result.retry}
        forbidden={{ title: t('forbidden.title'), detail: t('forbidden.detail') }}
        failed={{ title: t('budgets.failed'), detail: t('failed.detail') }}
      />
    )
  const data = result.state === 'ready' ? result.data : undefined
  const add = () =>
    setEdited({
      budget: { region: '', budget: null, booked: 0, waiting: 0, count: 0, version: 0 },
      index: 0,
    })
  return (
    <>
      <PageHeader
        breadcrumb={
          <Breadcrumbs
            items={[
              { id: 'list', label: listTitle },
              { id: 'here', label: t('budgets.title') },
            ]}
            onNavigate={toList}
          />
        }
        title={t('budgets.heading', { year: String(year) })}
        actions={
          <>
            <IconButton
              icon={ChevronLeft}
              label={t('budgets.before', { year: String(year - 1) })}
              isDisabled={!setYear(year - 1)}
              onPress={setYear(year - 1)}
            />
            <IconButton
              icon={ChevronRight}
              label={t('budgets.after', { year: String(year + 1) })}
              isDisabled={!setYear(year + 1)}
              onPress={setYear(year + 1)}
            />
            {data?.canSet && (
              <Button ref={addButton} variant="primary" icon={Plus} onPress={add}>
                {t('budgets.add')}
              </Button>
            )}
          </>
        }
      />
      {data === undefined ? (
        <section aria-busy="true" aria-label={t('budgets.loading')}>
          <Skeleton lines={5} height="64px" />
        </section>
      ) : data.regions.length === 0 ? (
        <StateScreen
          kind="empty"
          icon={Gauge}
          title={t('budgets.none')}
          detail={t(data.canSet ? 'budgets.noneDetail' : 'budgets.noneReading')}
        />
      ) : (
        <Stack gap="6">
          <Total regions={data.regions} />
          <Rows ref={rows} aria-label={t('budgets.list')}>
            {data.regions.map((one, index) => (
              <Row
                key={one.region}
                budget={one}
                onEdit={data.canSet ? (budget) => setEdited({ budget, index }) : undefined}
              />
            ))}
          </Rows>
        </Stack>
      )}
      {edited && (
        <BudgetDialog
          budget={edited.budget}
          year={year}
          regions={data?.regions ?? []}
          isSameRegion={model.isSameRegion}
          onSave={model.save}
          onClose={() => {
            setEdited(undefined)
            setClosed({ index: edited.index })
          }}
        />
      )}
    </>
  )
}

/** All regions that have a limit together. */
function Total({ regions }: { regions: readonly RegionBudget[] }) {
  const { t, locale } = useMessages(messages)
  const limited = regions.filter(({ budget }) => budget !== null)
  if (limited.length < 2) return null
  const budget = sumOf(limited.map((one) => one.budget ?? 0))
  const booked = sumOf(limited.map((one) => one.booked))
  return (
    <Section title={t('budgets.total')}>
      <Meter
        label={t('budgets.all')}
        value={booked}
        max={budget}
        valueText={t('budgets.of', { booked: formatBudget(locale, booked, null), budget: formatBudget(locale, budget, null) })} // prettier-ignore
      />
    </Section>
  )
}

interface RowProps {
  budget: RegionBudget
  onEdit: ((budget: RegionBudget) => void) | undefined
}

function Row({ budget: one, onEdit }: RowProps) {
  const { t, locale } = useMessages(messages)
  const { region, budget, booked, waiting, count } = one
  const money = (amount: number) => formatBudget(locale, amount, null)
  const left = leftOf(one)
  return (
    <li>
      {budget === null ? (
        <span className="at-name">{region}</span>
      ) : (
        <Meter
          label={region}
          value={booked}
          // Nothing at all may be booked: whatever is booked is beyond it.
          max={budget || 0.01}
          valueText={t('budgets.of', { booked: money(booked), budget: money(budget) })}
          overText={t('budgets.over', { amount: money(-(left ?? 0)) })}
        />
      )}
      <span className="at-facts">
        {budget === null && <span>{t('budgets.unlimited', { booked: money(booked) })}</span>}
        {left !== undefined && left >= 0 && (
          <span>{t('budgets.left', { amount: money(left) })}</span>
        )}
        <span>{t('budgets.count', { count })}</span>
        {waiting > 0 && <span>{t('budgets.waiting', { amount: money(waiting) })}</span>}
      </span>
      {onEdit && (
        <span className="at-edit">
          <IconButton
            icon={Pencil}
            label={t('budgets.edit', { region })}
            onPress={() => onEdit(one)}
          />
        </span>
      )}
    </li>
  )
}
