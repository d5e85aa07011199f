/** A key or keys, and what they do. */
export type KeyboardRow = readonly [keys: string, does: string]

export interface StoryRecord {
  /** The workspace's id of it. */
  id: string
  export: string
  name: string
  /** It does something and checks what comes of it. */
  isPlayed: boolean
  /** Shows every tenant in both modes. */
  isGrid: boolean
}

export interface ComponentRecord {
  name: string
  title: string
  group: string
  /** The release that first told of it. */
  since: string
  keyboard: readonly KeyboardRow[] | undefined
  /** Stories of the fixed set that make no sense for it, and why. */
  without: Record<string, string>
  stories: readonly StoryRecord[]
  /** Tokens that its sources read, without `--at-`. */
  tokens: readonly string[]
  hasForcedColors: boolean
  hasPrint: boolean
  /** Something about it moves. */
  moves: boolean
}

export interface Catalogue {
  components: readonly ComponentRecord[]
  /** Bytes in a product's bundle, by component. */
  sizes: Record<string, { gzip: number; limit?: number }>
  /** Icons by their name, with the folders that use them. */
  icons: Record<string, readonly string[]>
  /** Texts of the changes that no release has told yet. */
  changes: readonly string[]
}
