'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { FileExplorerPort } from './file-explorer.port.ts'
import { FileExplorerModule } from './FileExplorerModule.tsx'
import type { FileExplorerConfig } from './manifest.ts'

const definition: ModuleDefinition<FileExplorerPort, FileExplorerConfig> = {
  Component: FileExplorerModule,
}

export default definition
