import { useApplicationConfiguration, usePages } from '@atrium/api-client'
import { lazyPart, Skeleton } from '@atrium/design-system'
import directOrders from '@atrium/portal-modules/direct-orders/module'
import { useModuleHost } from '@atrium/portal-modules/kit'
import { Suspense, type ComponentProps } from 'react'
import { isSwitchedOff } from './blocksSwitch.ts'

const { Component: Orders } = directOrders
type OrdersProps = ComponentProps<typeof Orders>

const Blocks = lazyPart(() => import('./BlocksPage.tsx'))

/** The segment after the page's address under which its building blocks are. */
const segment = 'building-blocks'

/** Direct orders of a page, and below their address the building blocks for those who make them (PERM-07). */
function OrdersWithBlocks(props: OrdersProps) {
  const { component } = props
  const { path, setPath } = useModuleHost()
  const isManager = useIsManager(component.id)
  if (isManager && path[0] === segment)
    return (
      <Suspense fallback={<Skeleton lines={6} height="28px" />}>
        <Blocks segment={segment} componentId={component.id} />
      </Suspense>
    )
  return <Orders {...props} config={isManager ? { onOpenBlocks: () => setPath([segment]) } : {}} />
}

/** Whether the reader may make building blocks here, and the tenant has them (CFG-03). */
function useIsManager(componentId: number): boolean {
  const pages = usePages()
  const configuration = useApplicationConfiguration()
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  if (pages.state !== 'ready' || isSwitchedOff(entries)) return false
  return pages.data.some(({ children }) =>
    children.some(
      ({ childComponent: { id, can } }) => id === componentId && can.addBlocks === true,
    ),
  )
}

// With the module, so that the first page names one part less.
export { createDirectOrdersAdapter } from '@atrium/portal-modules/direct-orders/adapter'
export default { Component: OrdersWithBlocks }
