import { styled } from 'styled-components'
import { Button } from '../../components/Button/index.ts'
import { createTheme, toDtcg, toDtcgResolver, type ThemeInput } from '../../theme/index.ts'
import { figmaVariables } from './figma.ts'

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 20px 32px;
  margin: 0 0 40px;
  padding: 0;
  list-style: none;

  p {
    margin: 8px 0 0;
    color: var(--at-text-2);
    text-wrap: pretty;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`

/** Gives a file of JSON to whoever asked for it. */
function save(name: string, content: object): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Tokens of the brand on the page, for other tools. */
export function Downloads({ name, theme }: { name: string; theme: ThemeInput }) {
  return (
    <Offers aria-label={`Tokens of ${name}`}>
      <li>
        <div>
          <Button onPress={() => save(`${name}.tokens.json`, toDtcg(createTheme(theme)))}>
            Design tokens
          </Button>
        </div>
        <p>
          Design Tokens 2025.10: both modes, each colour with the pairs that it keeps and their
          ratios.
        </p>
      </li>
      <li>
        <div>
          <Button onPress={() => save(`${name}.resolver.json`, toDtcgResolver({ [name]: theme }))}>
            Resolver
          </Button>
        </div>
        <p>The same with contrast, mode, density and motion to choose among.</p>
      </li>
      <li>
        <div>
          <Button onPress={() => save(`${name}.light.json`, figmaVariables(theme, 'light'))}>
            Figma light
          </Button>
          <Button onPress={() => save(`${name}.dark.json`, figmaVariables(theme, 'dark'))}>
            Figma dark
          </Button>
        </div>
        <p>
          Variables: import both files into one collection, as its two modes. Lengths are in pixels.
        </p>
      </li>
    </Offers>
  )
}
