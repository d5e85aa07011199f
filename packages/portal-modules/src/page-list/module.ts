'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { PageListPort } from './page-list.port.ts'
import { PageList } from './PageList.tsx'

const definition: ModuleDefinition<PageListPort> = { Component: PageList }

export default definition
