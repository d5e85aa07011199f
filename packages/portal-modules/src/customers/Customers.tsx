import type { ModuleComponent } from '../kit/index.ts'
import type { CustomersPort } from './customers.port.ts'
import { useCustomers } from './useCustomers.ts'
import { CustomersView } from './views/CustomersView.tsx'

export interface CustomersProps {
  port: CustomersPort
  component?: ModuleComponent
}

/** The clients of an application: added, renamed, archived and taken back (ADM-09). */
export function Customers({ port }: CustomersProps) {
  return <CustomersView model={useCustomers(port)} />
}
