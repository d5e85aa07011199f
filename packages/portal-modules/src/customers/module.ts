'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import { Customers } from './Customers.tsx'
import type { CustomersPort } from './customers.port.ts'

const definition: ModuleDefinition<CustomersPort> = { Component: Customers }

export default definition
