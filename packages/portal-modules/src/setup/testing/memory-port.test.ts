import { describeSetupPort } from './contract.ts'
import { createMemorySetup } from './memory-port.ts'

const known = 'maren.thiessen@brueckner-vahl.example'

describeSetupPort('memory', async () => ({ ...createMemorySetup({ known: [known] }), known }))
