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
  const standing = useStanding(component.id)
  const loading = <Skeleton lines={6} height="28px" />
  if (path[0] === segment && standing !== 'without') {
    if (standing === 'unknown') return loading
    // Whoever does not make them is told so there.
    return (
      <Suspense fallback={loading}>
        <Blocks segment={segment} componentId={component.id} />
      </Suspense>
    )
  }
  const config = standing === 'manager' ? { onOpenBlocks: () => setPath([segment]) } : {}
  return <Orders {...props} config={config} />
}

/** Whether the reader may make building blocks here; `without`: the tenant has none (CFG-03). */
function useStanding(componentId: number): 'unknown' | 'without' | 'reader' | 'manager' {
  const pages = usePages()
  const configuration = useApplicationConfiguration()
  if (pages.state === 'loading' || configuration.state === 'loading') return 'unknown'
  const entries = configuration.state === 'ready' ? configuration.data.configurations : []
  if (pages.state !== 'ready' || isSwitchedOff(entries)) return 'without'
  const isManager = pages.data.some(({ children }) =>
    children.some(
      ({ childComponent: { id, can } }) => id === componentId && can.addBlocks === true,
    ),
  )
  return isManager ? 'manager' : 'reader'
}

// With the module, so that the first page names one part less.
export { createDirectOrdersAdapter } from '@atrium/portal-modules/direct-orders/adapter'
export default { Component: OrdersWithBlocks }
