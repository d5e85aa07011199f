import { useMemo, type ComponentType } from 'react'
import type { Manifest } from '../manifest.ts'

/** What a page says about the module to show. */
export interface ModuleComponent {
  id: number
  displayName?: string
  config?: unknown
}

export interface ModuleProps<Port, Config = unknown> {
  port: Port
  component: ModuleComponent
  config: Config
}

/** What a module's lazy chunk exports by default. */
export interface ModuleDefinition<Port, Config = unknown> {
  Component: ComponentType<ModuleProps<Port, Config>>
}

/** One line of a host's registry. Made anew when the port's tenant or user changes. */
export interface ModuleEntry<Port, Config = unknown> {
  manifest: Manifest<Config>
  load: () => Promise<{ default: ModuleDefinition<Port, Config> }>
  port: () => Promise<Port>
}

/** A registry's entry with its own types closed in, so that entries of all modules fit one map. */
export interface RegisteredModule {
  manifest: Manifest
  /** Code and port together, ready to show. */
  load: () => Promise<ComponentType<{ component: ModuleComponent }>>
}

export type ModuleRegistry = Readonly<Record<string, RegisteredModule>>

/** The module for a component's type, whatever its case (ENT-11); none for a type that is not known. */
export function findModule(registry: ModuleRegistry, type: string): RegisteredModule | undefined {
  const wanted = type.toLowerCase()
  const name = Object.keys(registry).find((known) => known.toLowerCase() === wanted)
  return name === undefined ? undefined : registry[name]
}

/** Adds a module to a registry. */
export function registerModule<Port, Config>({
  manifest,
  load,
  port,
}: ModuleEntry<Port, Config>): RegisteredModule {
  return {
    manifest,
    async load() {
      const [code, ready] = await Promise.all([load(), port()])
      return function RegisteredModule({ component }) {
        const { Component } = code.default
        // Without a schema a module says that it reads no configuration.
        const config = useMemo(
          () => (manifest.configSchema?.parse(component.config ?? {}) ?? {}) as Config,
          [component.config],
        )
        return <Component port={ready} component={component} config={config} />
      }
    },
  }
}
