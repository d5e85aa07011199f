/** Who sees something new, and whether they are told. */
export interface Audience {
  groupIds?: readonly number[]
  notify: boolean
}
