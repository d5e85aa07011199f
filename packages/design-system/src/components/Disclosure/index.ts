export { Disclosure, DisclosureGroup } from './Disclosure.tsx'
export type { DisclosureGroupProps, DisclosureProps } from './Disclosure.tsx'
