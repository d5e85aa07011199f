/** What the page of a module says, read from its sources: `read-modules.ts`. */

/** A key and what it does, as the sheet of all keys says it. */
export interface Shortcut {
  keys: readonly string[]
  does: string
}

/** A property of an interface: a prop, or a function of a port. */
export interface MemberRecord {
  name: string
  isRequired: boolean
  /** As it is written in the source. */
  type: string
  /** Its docstring, without what follows. */
  description: string
  /** What there is not where it is left out: the docstring's sentence after “Absent:”. */
  absent?: string
}

export interface PortMember extends MemberRecord {
  kind: 'read' | 'command' | 'event' | 'part'
  /** A repeated command carries the same one. */
  hasCommandId: boolean
  /** The state that the command was made on; another one meanwhile is `conflict`. */
  hasVersion: boolean
}

export interface PortRecord {
  name: string
  description: string
  members: readonly PortMember[]
}

export interface ComponentRecord {
  name: string
  description: string
  props: readonly MemberRecord[]
}

/** A type that a port names, as it stands in the source. */
export interface TypeRecord {
  name: string
  text: string
}

export interface SettingsRecord {
  name: string
  members: readonly MemberRecord[]
  /** As JSON Schema. */
  schema: object
}

export interface SizeRecord {
  /** Bytes, gzipped: what is loaded with the module, without the design system. */
  own: number
  /** The same with the design system and React Aria; React and styled-components are the host's. */
  whole: number
}

interface StoryLink {
  id: string
  name: string
}

export interface ModuleRecord {
  /** The folder, and the entry below `@atrium/portal-modules/`. */
  name: string
  /** Where its page stands in the workspace. */
  title: string
  names: { de: string; en: string }
  /** What the server calls a component of this kind. */
  type: string
  isPart: boolean
  hasTour: boolean
  components: readonly ComponentRecord[]
  ports: readonly PortRecord[]
  types: readonly TypeRecord[]
  settings?: SettingsRecord
  /** Other data that has a schema, such as the layout of a cockpit. */
  schemas: readonly { name: string; schema: object }[]
  /** How it is shown with the memory port. */
  example: string
  shortcuts: readonly Shortcut[]
  /** Components of the design system that it is made of. */
  uses: readonly string[]
  /** Its own README and its part of the package's, as Markdown. */
  notes: string
  changes: readonly { release: string; texts: readonly string[] }[]
  stories: readonly StoryLink[]
  /** Codes that every port rejects with. */
  errors: readonly ErrorCodeRecord[]
  /** Only in the published workspace: weighing takes a while. */
  size?: SizeRecord
}

export interface ErrorCodeRecord {
  code: string
  description: string
}
