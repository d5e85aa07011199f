import { describeViewerPort } from './contract.ts'
import { buildFile } from './fixtures.ts'
import { createMemoryViewer } from './memory-port.ts'

describeViewerPort('memory', async () => {
  const items = [
    buildFile({ id: 1 }),
    buildFile({ id: 2, name: 'Motiv 02.png' }),
    buildFile({ id: 3, kind: 'none', name: 'Styleguide.pdf' }),
  ]
  return { port: createMemoryViewer({ items }).port, files: [1, 2], nothing: 3 }
})
