import { describeTimelinePort } from './contract.ts'
import { createMemoryTimeline } from './memory-port.ts'

describeTimelinePort('memory', async () => createMemoryTimeline())
