import { createContext, use, type ReactNode } from 'react'
import { ModuleSlot } from './ModuleSlot.tsx'
import { findModule, type ModuleRegistry } from './registry.tsx'

const none: ModuleRegistry = {}
const ItemModulesContext = createContext(none)

/**
 * Gives the modules below it what stands under an item of theirs, by type, such as its comments. What
 * is not in the registry is absent: a switch takes a type out.
 */
export function ItemModulesProvider({
  registry,
  children,
}: {
  registry: ModuleRegistry
  children: ReactNode
}) {
  return <ItemModulesContext value={registry}>{children}</ItemModulesContext>
}

/** Whether the host has something of the type for items: without it no module offers the way there. */
export const useHasItemModule = (type: string): boolean =>
  Object.hasOwn(use(ItemModulesContext), type)

export interface ItemSlotProps {
  /** Such as `comments`. */
  type: string
  /** The component that it is about. */
  item: { id: number; name: string }
  /** For the module that comes there. */
  config?: unknown
}

/** The place under an item for a module of another kind; nothing where the host has none (CMT-04). */
export function ItemSlot({ type, item, config }: ItemSlotProps) {
  const registry = use(ItemModulesContext)
  if (!findModule(registry, type)) return null
  const component = { id: item.id, displayName: item.name, config }
  return <ModuleSlot registry={registry} type={type} component={component} />
}
