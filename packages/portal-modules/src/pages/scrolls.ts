/** For what scrolls sideways inside the page: named, and reached by keyboard too. */
export const SCROLLS = { role: 'group', tabIndex: 0 } as const
