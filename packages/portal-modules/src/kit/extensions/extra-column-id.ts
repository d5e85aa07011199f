/** What a host's column is called in sort and layout, so that it is none of the module's. */
export type ExtraColumnId = `extra.${string}`

/** Whether an address asks for the order of a host's column. */
export const isExtraColumnId = (id: string | undefined): id is ExtraColumnId =>
  id?.startsWith('extra.') === true
