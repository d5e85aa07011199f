'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { ContactsPort } from './contacts.port.ts'
import { ContactsModule } from './ContactsModule.tsx'

const definition: ModuleDefinition<ContactsPort> = { Component: ContactsModule }

export default definition
