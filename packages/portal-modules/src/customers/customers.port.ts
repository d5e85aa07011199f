import type { Query } from '../kit/index.ts'

/** A client of the application. */
export interface Customer {
  id: number
  name: string
  /** Not offered for anything new; what there is of it stays. */
  isArchived: boolean
  /** Another application has it as well: its name is fixed here. */
  isShared: boolean
  campaignCount: number
  invoiceCount: number
}

/** What the list of clients needs. Everything rejects with a `PortError`; its field is named `name`. */
export interface CustomersPort {
  /** In their order, archived ones too. */
  customers: () => Query<readonly Customer[]>
  create: (customer: { name: string; commandId: string }) => Promise<Customer>
  /** Rejects with the code `conflict` where another application has it and the name is another. */
  save: (change: {
    id: number
    name?: string
    isArchived?: boolean
    commandId: string
  }) => Promise<Customer>
}
