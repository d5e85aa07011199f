'use client'

export { manifest } from './manifest.ts'
export { PageList } from './PageList.tsx'
export type { PageListProps } from './PageList.tsx'
export type * from './page-list.port.ts'
