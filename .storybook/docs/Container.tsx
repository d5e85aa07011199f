import { DocsContainer, Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ComponentProps } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { Surroundings } from '../surroundings.tsx'
import { workspaceTheme } from '../theme.ts'
import { ModeContext } from './Code.tsx'
import './docs.css'

type Props = ComponentProps<typeof DocsContainer>
type Globals = Record<string, unknown>

/** A page of its own has no story to ask; the store behind the pages knows as well. */
const globalsOf = ({ context }: Props): Globals =>
  (context as unknown as { store: { userGlobals: { get: () => Globals } } }).store.userGlobals.get()

/** A docs page stands in the tenant, mode and language of the toolbar, like the stories on it. */
export function Container(props: Props) {
  const { channel } = props.context
  const [globals, setGlobals] = useState(() => globalsOf(props))
  useEffect(() => {
    const listen = (event: { globals: Globals }) => setGlobals(event.globals)
    channel.on(GLOBALS_UPDATED, listen)
    return () => channel.off(GLOBALS_UPDATED, listen)
  }, [channel])
  const mode = globals.mode === 'dark' ? 'dark' : 'light'
  return (
    <DocsContainer context={props.context} theme={workspaceTheme(mode)}>
      <Unstyled>
        <Surroundings globals={globals}>
          <ModeContext value={mode}>
            <div className="at-docs">{props.children}</div>
          </ModeContext>
        </Surroundings>
      </Unstyled>
    </DocsContainer>
  )
}
