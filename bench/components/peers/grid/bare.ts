import { bareFiles } from '../lib/bareFiles.ts'

export const peer = bareFiles('tile')
