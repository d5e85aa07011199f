/** What a statement gave. */
export interface StatementResult {
  rows: unknown[]
  /** The columns of the rows, also where there are none, with the number of their PostgreSQL type. */
  fields: readonly { name: string; dataTypeID: number }[]
}

/** Runs SQL inside one transaction of a driver. */
export interface DriverTransaction {
  query(text: string, values: unknown[]): Promise<StatementResult>
  /** Several statements without values, for migrations. */
  script(text: string): Promise<void>
}

/** What a PostgreSQL, embedded or served, has to offer. */
export interface Driver {
  readonly kind: 'embedded' | 'postgres'
  /** Commits when `work` resolves, rolls back when it rejects. */
  transaction<T>(work: (tx: DriverTransaction) => Promise<T>): Promise<T>
  listen(channel: string, wake: () => void): Promise<() => Promise<void>>
  /** Clears away dead rows and looks at the sizes of tables, where no server does so by itself. */
  tidy?(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL type numbers whose values must look the same from both drivers. */
export const typeIds = {
  int8: 20,
  date: 1082,
  timestamp: 1114,
  interval: 1186,
  int8Array: 1016,
  dateArray: 1182,
} as const
