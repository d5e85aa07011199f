import type { ModuleProps } from '../kit/index.ts'
import type { DirectOrdersPort } from './direct-orders.port.ts'
import { DirectOrders, type DirectOrdersProps } from './DirectOrders.tsx'

/** What a host adds to the orders of a page. */
export type DirectOrdersConfig = Pick<DirectOrdersProps, 'onOpenBlocks'>

/** Direct orders as a registry shows them. */
export function DirectOrdersModule({
  port,
  component,
  config,
}: ModuleProps<DirectOrdersPort, DirectOrdersConfig>) {
  return (
    <DirectOrders port={port} component={component} title={component.displayName} {...config} />
  )
}
