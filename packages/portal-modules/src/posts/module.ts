'use client'

import type { ModuleDefinition } from '../kit/index.ts'
import type { PostsConfig } from './manifest.ts'
import type { PostsPort } from './posts.port.ts'
import { PostsModule } from './PostsModule.tsx'

const definition: ModuleDefinition<PostsPort, PostsConfig> = { Component: PostsModule }

export default definition
