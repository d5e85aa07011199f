import { PortError } from '../../kit/port-error.ts'
import { createAnswers } from '../../kit/testing/memory.ts'
import type { Customer, CustomersPort } from '../customers.port.ts'

type Call = 'customers' | 'create' | 'save'

export interface MemoryOptions {
  customers?: readonly Customer[]
  /** Milliseconds until a call is answered; default none. */
  latency?: number
}

export interface MemoryCustomers {
  port: CustomersPort
  /** As they are now. */
  all: () => readonly Customer[]
  /** The next time that this is called, it rejects. */
  failNext: (call: Call, error: PortError) => void
}

const customer = (id: number, name: string, more: Partial<Customer> = {}): Customer => ({
  id,
  name,
  isArchived: false,
  isShared: false,
  campaignCount: 0,
  invoiceCount: 0,
  ...more,
})

const someCustomers: readonly Customer[] = [
  customer(10_101, 'Alpenquell Getränke AG', { campaignCount: 12, invoiceCount: 31 }),
  customer(10_102, 'Alpenquell Export GmbH', { campaignCount: 2, isShared: true }),
  customer(10_103, 'Bergluft Vertrieb KG', { isArchived: true, invoiceCount: 4 }),
]

/** The whole port in memory, with the server's rules: for stories, tests and trials. */
export function createMemoryCustomers(options: MemoryOptions = {}): MemoryCustomers {
  const { answer, failNext } = createAnswers<Call>(options.latency)
  // Cache keys carry it, so that two ports in one cache stay apart.
  const instance = crypto.randomUUID()
  let all = [...(options.customers ?? someCustomers)]
  const check = (name: string, id?: number) => {
    if (all.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
      throw new PortError({
        code: 'invalid',
        fields: { name: ['So heißt schon ein anderer Kunde dieser Anwendung.'] },
      })
  }
  const port: CustomersPort = {
    customers: () => ({
      key: ['memory-customers', instance],
      load: () => answer('customers', () => all),
    }),
    create: ({ name }) =>
      answer('create', () => {
        check(name)
        const made = customer(Math.max(10_000, ...all.map(({ id }) => id)) + 1, name)
        all = [...all, made]
        return made
      }),
    save: ({ id, name, isArchived }) =>
      answer('save', () => {
        const known = all.find((one) => one.id === id)
        if (!known) throw new PortError({ code: 'not-found' })
        if (name !== undefined && name !== known.name) {
          check(name, id)
          if (known.isShared) throw new PortError({ code: 'conflict' })
        }
        const after = { ...known, name: name ?? known.name, isArchived: isArchived ?? known.isArchived } // prettier-ignore
        all = all.map((one) => (one === known ? after : one))
        return after
      }),
  }
  return { port, all: () => all, failNext }
}
