/**
 * A read, described: the host's cache key and how to load. The same description may be given to
 * several hooks and is loaded once. `undefined` as a query means "not now".
 */
export interface Query<T> {
  key: readonly unknown[]
  load: () => Promise<T>
}
