import type { ModuleProps } from '../kit/index.ts'
import type { DirectOrdersPort } from './direct-orders.port.ts'
import { DirectOrders } from './DirectOrders.tsx'

/** Direct orders as a registry shows them. */
export function DirectOrdersModule({ port, component }: ModuleProps<DirectOrdersPort>) {
  return <DirectOrders port={port} component={component} title={component.displayName} />
}
