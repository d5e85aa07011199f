import { AtriumModule } from './AtriumModule.ts'

/**
 * Names under which a version is known: `atrium-module` is of the first script on a page, `atrium-module-0-1` is
 * always this one, so that pages made of several parts may each have their own.
 */
const tagNames = (version: string): readonly string[] => {
  const [major, minor] = version.split('.')
  return ['atrium-module', `atrium-module-${major}-${minor}`]
}

/** Makes the tag known; a name that is taken stays whose it is. */
export function define(
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (!registry) return
  for (const name of tagNames(AtriumModule.version))
    // A class has one name.
    if (!registry.get(name)) registry.define(name, class extends AtriumModule {})
}
