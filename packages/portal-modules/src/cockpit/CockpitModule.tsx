import type { ModuleProps } from '../kit/index.ts'
import { Cockpit } from './Cockpit.tsx'
import type { CockpitPort } from './cockpit.port.ts'
import type { CockpitConfig } from './manifest.ts'

/** A cockpit as a registry shows it. */
export function CockpitModule({
  port,
  component,
  config,
}: ModuleProps<CockpitPort, CockpitConfig>) {
  const { address = { kind: 'own', id: component.id }, ...more } = config
  return (
    <Cockpit
      // Another cockpit begins anew: nothing of the former is left (COCK-05).
      key={JSON.stringify(address)}
      port={port}
      address={address}
      name={component.displayName}
      {...more}
    />
  )
}
