'use client'

export { manifest } from './manifest.ts'
export { BuildingBlocks } from './BuildingBlocks.tsx'
export type { BuildingBlocksProps } from './BuildingBlocks.tsx'
export type * from './building-blocks.port.ts'
