import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { styled } from 'styled-components'
import { createTheme, proveTheme } from '../../theme/index.ts'
import { Sheet, SheetTable, Topic, sheetMeta } from '../index.ts'

/** Pictures that are hard to write on. */
const PICTURES: [name: string, background: string][] = [
  ['Snow', 'linear-gradient(160deg, #fff, #f4f7fb)'],
  ['Night', 'linear-gradient(160deg, #0b1020, #000)'],
  ['Lemon', 'radial-gradient(circle at 30% 20%, #fff6b0, #ffd60a 45%, #e8a200)'],
  ['Crowd', 'repeating-conic-gradient(#fff 0 25%, #000 0 50%) 0 0 / 14px 14px'],
]

const Frames = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: end;
    min-block-size: 170px;
    overflow: hidden;
    border-radius: var(--at-radius-l);
    background: var(--_picture);
    forced-color-adjust: none;
  }
  div {
    inline-size: 100%;
    padding: 14px 16px;
    background: var(--at-veil);
    color: var(--at-on-veil);
  }
  b {
    display: block;
    font: 640 var(--at-font-l) / 1.3 var(--at-font-heading);
  }
`

const meta = {
  title: 'Foundations/Imagery and scrim',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Imagery: Story = {
  name: 'Imagery and scrim',
  render: (_, { globals }) => {
    const contrast = globals.contrast === 'more' ? 'more' : 'normal'
    const lines = proveTheme(createTheme({ contrast })).filter(({ token }) => token === 'on-veil')
    return (
      <Sheet
        title="Imagery and scrim"
        lead="Clients bring the pictures, and no one looks at each of them. Words on a picture stand on a veil that is dark enough for the brightest pixel there can be: white."
      >
        <Topic title="Words on any picture">
          <Frames lang="de">
            {PICTURES.map(([name, picture]) => (
              <li key={name} style={{ '--_picture': picture } as Record<string, string>}>
                <div>
                  <b>Sommerfrische 2027</b>
                  01.04. – 31.08.2027
                </div>
              </li>
            ))}
          </Frames>
        </Topic>
        <Topic
          title="Proof"
          lead="Measured over white, the worst case, in the contrast of the toolbar."
        >
          <SheetTable
            label="Contrast of words on the veil"
            head={['Mode', '>Promised', '>Measured']}
            rows={lines.map(({ mode, least, ratio }) => [
              mode,
              mode === 'light' ? 'Light' : 'Dark',
              `${least}:1`,
              `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`,
            ])}
          />
        </Topic>
        <Topic title="Rules">
          <SheetTable
            label="Rules for pictures"
            head={['What', 'How']}
            rows={[
              ['1', 'Cut', 'Covers its frame; faces keep to the upper third'],
              ['2', 'Words', 'On the veil, never on the picture itself'],
              ['3', 'Missing', 'The brand’s wash with initials, never a broken image'],
              [
                '4',
                'Telling',
                'What a picture tells stands in its alternative text; decoration has none',
              ],
            ]}
          />
        </Topic>
      </Sheet>
    )
  },
  play: async () => {
    const { normal, more } = {
      normal: proveTheme(createTheme({ contrast: 'normal' })),
      more: proveTheme(createTheme({ contrast: 'more' })),
    }
    for (const { token, ratio, least } of [...normal, ...more])
      if (token === 'on-veil') await expect(ratio).toBeGreaterThanOrEqual(least)
  },
}
