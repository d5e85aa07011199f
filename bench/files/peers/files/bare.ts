import { bySizeUp } from '../../../components/page/cases/files.ts'
import { bareFiles } from '../../../components/peers/lib/bareFiles.ts'

export const peer = bareFiles('row', bySizeUp)
