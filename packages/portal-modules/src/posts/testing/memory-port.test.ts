import { describePostsPort } from './contract.ts'
import { createMemoryPosts } from './memory-port.ts'

describePostsPort('memory', async () => createMemoryPosts({ pageSize: 2 }))
