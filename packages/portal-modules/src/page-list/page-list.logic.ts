import type { PageModule, PortalPage } from './page-list.port.ts'

/** Whether all modules are seen by the same groups and people. */
export const isSameForAll = ([first, ...others]: readonly PageModule[]): boolean =>
  others.every(
    ({ audience }) =>
      audience.length === first!.audience.length &&
      audience.every((id) => first!.audience.includes(id)),
  )

/** Whether a page is told apart from its modules: not where it is one module by the same name. */
export const showsModules = ({ name, modules: [first, ...others] }: PortalPage): boolean =>
  first !== undefined && (others.length > 0 || first.name !== name)

/** Names of who is meant, in the order that they are known in; who is not known is left out. */
export const namesOf = (
  audience: readonly number[],
  groups: readonly { id: number; name: string; seesEverything: boolean }[],
): string[] => {
  const chosen = new Set(audience)
  return groups
    .filter(({ id, seesEverything }) => seesEverything || chosen.has(id))
    .map(({ name }) => name)
}
