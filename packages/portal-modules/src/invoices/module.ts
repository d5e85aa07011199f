'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { Invoices } from './Invoices.tsx'
import type { InvoicesPort } from './invoices.port.ts'

const definition: ModuleDefinition<InvoicesPort> = { Component: Invoices }

export default definition
