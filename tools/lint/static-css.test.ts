import { expect, test } from 'vitest'
import { countFaults } from './count-faults.ts'

/** How often the rule speaks, by what stands in the file. */
const faults = (lines: string[]) => countFaults('static-css', lines)

const HEAD = "import { css, keyframes, styled, useTheme as look } from 'styled-components'"

test('static templates with fragments pass', async () => {
  const good = [
    "import { css, keyframes, styled } from 'styled-components'",
    'const spin = keyframes`to { rotate: 1turn }`',
    'const base = css`color: var(--at-text);`',
    'const Box = styled.div`${base} animation: ${spin} 1s;`',
    "export const Row = styled(Box).attrs({ role: 'row' })`${MAX} { ${styles.inner} } width: ${12}px;`",
    'const html = String.raw`${(one) => one}`',
  ]
  expect(await faults(good)).toBe(0)
})

test('everything that depends on props or a theme is refused', async () => {
  const bad = [
    HEAD,
    'const A = styled.div`color: ${(props) => props.color};`',
    'const B = styled.div`color: ${({ theme }) => theme.text};`',
    'const C = styled(A)`${(p) => p.on && css`top: 0;`}`',
    'const D = css`color: ${props.color};`',
    'const E = css`color: ${theme.text};`',
    'const F = css`color: ${isOn ? one : two};`',
    'const G = styled.div`${function (given) { return given.css }}`',
    'const H = styled.div((given) => ({ color: given.color }))',
    "const I = css({ color: 'red' })",
    'const J = styled.div.attrs((given) => ({ id: given.id }))``',
    'const K = css`color: ${pick()};`',
    'const L = css`${Box}:hover & { top: 0 }`',
  ]
  // One for each line, the import of the theme hook included.
  expect(await faults(bad)).toBe(bad.length)
})
