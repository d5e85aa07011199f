import { useState } from 'react'
import { useModuleHost, type ListExtensions, type ModuleComponent } from '../kit/index.ts'
import type { DirectOrdersPort, ListedOrder } from './direct-orders.port.ts'
import type { RegionBudgetsPort } from './region-budgets.port.ts'
import { useBudgets } from './useBudgets.ts'
import { draftName, useKeptDraft } from './useDraft.ts'
import { useOrder } from './useOrder.ts'
import { useOrders } from './useOrders.ts'
import { BudgetsView } from './views/BudgetsView.tsx'
import { ListTitle } from './views/list-title.ts'
import { OrdersView } from './views/OrdersView.tsx'
import { OrderView } from './views/OrderView.tsx'
import { NoWizard, Wizard } from './Wizard.tsx'

export interface DirectOrdersProps extends ListExtensions<ListedOrder> {
  port: DirectOrdersPort
  /** The page's component, under which orders are kept. */
  component: Pick<ModuleComponent, 'id'>
  /** Heading of the list; default the module's own word. */
  title?: string
  /** Opens the building blocks that orders are made from; absent: the reader does not look after them. */
  onOpenBlocks?: () => void
}

/**
 * Direct orders of a page by the segments of its address: the list, `create` with its step,
 * `budgets` with its year, and `requests`, an id and a tab, or `adjust` (ROUTE-09, ROUTE-10).
 */
export function DirectOrders({ title, ...props }: DirectOrdersProps) {
  return (
    <ListTitle value={title}>
      <Place {...props} />
    </ListTitle>
  )
}

function Place({ port, component, onOpenBlocks, ...extensions }: Omit<DirectOrdersProps, 'title'>) {
  const { path } = useModuleHost()
  const [place, idText, part] = path
  const id = Number(idText)
  if (place === 'create')
    return port.canOrder ? <Wizard port={port} componentId={component.id} /> : <NoWizard />
  if (place === 'budgets' && port.budgets)
    return <BudgetsPage budgets={port.budgets} onOrders={port.onChange} />
  if (place === 'requests' && idText !== undefined) {
    const number = Number.isSafeInteger(id) ? id : 0
    return part === 'adjust' ? (
      <Adjusting key={number} port={port} componentId={component.id} id={number} />
    ) : (
      <OrderPage key={number} port={port} id={number} />
    )
  }
  const list = { port, componentId: component.id, onOpenBlocks, extensions }
  return <OrderList {...list} />
}

interface OrderListProps extends Pick<DirectOrdersProps, 'port' | 'onOpenBlocks'> {
  componentId: number
  extensions: ListExtensions<ListedOrder>
}

function OrderList({ port, componentId, onOpenBlocks, extensions }: OrderListProps) {
  const { setPath } = useModuleHost()
  const model = useOrders(port, componentId, extensions)
  const [kept, discard] = useKeptDraft(port.preferences)
  const step = kept && kept !== 'outdated' && kept.reached > 0 ? ['customize'] : []
  return (
    <OrdersView
      model={model}
      kept={kept}
      onCreate={port.canOrder ? () => setPath(['create', ...step]) : undefined}
      onOpenBlocks={onOpenBlocks}
      onOpenBudgets={port.budgets && (() => setPath(['budgets']))}
      onDiscard={() => {
        discard()
        void port.files?.keep(draftName(null), [])
      }}
    />
  )
}

interface BudgetsPageProps {
  budgets: RegionBudgetsPort
  onOrders: DirectOrdersPort['onChange']
}

function BudgetsPage({ budgets, onOrders }: BudgetsPageProps) {
  return <BudgetsView model={useBudgets(budgets, onOrders)} />
}

function OrderPage({ port, id }: { port: DirectOrdersPort; id: number }) {
  return <OrderView model={useOrder(port, id)} />
}

/** The wizard over an order that is there; one that may not be adjusted is shown as it is (DO-08). */
function Adjusting({
  port,
  componentId,
  id,
}: {
  port: DirectOrdersPort
  componentId: number
  id: number
}) {
  const model = useOrder(port, id)
  const { result } = model
  // Whoever is writing keeps what they wrote, also where the order was closed meanwhile.
  const [isWriting, setWriting] = useState(false)
  if (!isWriting && result.state === 'ready' && result.data.can.adjust) setWriting(true)
  if (result.state !== 'ready' || !isWriting) return <OrderView model={model} />
  return <Wizard port={port} componentId={componentId} order={result.data} />
}
