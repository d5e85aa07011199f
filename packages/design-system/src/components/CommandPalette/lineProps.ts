import type { Command } from './useCommand.ts'

/** What makes an input the line of a list: its value, its role and what it points at. */
export function lineProps({ query, listId, active }: Command, isExpanded: boolean) {
  return {
    role: 'combobox',
    'aria-expanded': isExpanded,
    'aria-controls': isExpanded ? listId : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isExpanded && active >= 0 ? `${listId}-${active}` : undefined,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    value: query,
  } as const
}
