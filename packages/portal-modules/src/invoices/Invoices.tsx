import type { ModuleComponent } from '../kit/index.ts'
import type { InvoicesPort } from './invoices.port.ts'
import { useInvoices } from './useInvoices.ts'
import { InvoicesView } from './views/InvoicesView.tsx'

export interface InvoicesProps {
  port: InvoicesPort
  component?: ModuleComponent
}

/** What the agency has invoiced: narrowed, summed, downloaded (INV-01 … INV-06, T-94). */
export function Invoices({ port }: InvoicesProps) {
  const model = useInvoices(port)
  return <InvoicesView model={model} port={port} />
}
