import type { ListExtensions, ModuleComponent } from '../kit/index.ts'
import type { Invoice, InvoicesPort } from './invoices.port.ts'
import { useInvoices } from './useInvoices.ts'
import { InvoicesView } from './views/InvoicesView.tsx'

export interface InvoicesProps extends ListExtensions<Invoice> {
  port: InvoicesPort
  component?: ModuleComponent
}

/** What the agency has invoiced: narrowed, summed, downloaded (INV-01 … INV-06, T-94). */
export function Invoices({ port, columns, rowActions, toolbar, empty }: InvoicesProps) {
  const model = useInvoices(port, { columns, rowActions, toolbar, empty })
  return <InvoicesView model={model} port={port} />
}
