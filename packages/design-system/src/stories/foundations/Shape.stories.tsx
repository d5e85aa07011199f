import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'
import { SCALE, type ScaleToken } from '../../theme/index.ts'
import { Sheet, Topic, sheetMeta } from '../index.ts'

const RADII: [ScaleToken, string][] = [
  ['radius-s', 'Chips, ticks, what lies in a control'],
  ['radius-m', 'Controls'],
  ['radius-l', 'Cards'],
  ['radius-xl', 'The sheet, dialogs'],
  ['radius-full', 'Counts, avatars'],
]

const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 24px;
  margin: 0;
  padding: 0;
  list-style: none;

  i {
    display: block;
    block-size: 88px;
    margin-block-end: 10px;
    border: 1px solid var(--at-line);
    background: var(--at-raised);
  }
  span {
    display: block;
    color: var(--at-text-2);
    font-size: var(--at-font-s);
  }
`

const Planes = styled.div`
  padding: 24px 0 0 24px;
  border-radius: var(--at-radius-l);
  background: var(--at-canvas);

  > div {
    padding: 24px;
    border: 1px solid var(--at-line);
    border-start-start-radius: var(--at-radius-xl);
    background: var(--at-sheet);
  }
  > div > div {
    max-inline-size: 360px;
    padding: 16px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
  }
  > div > div > div {
    inline-size: 200px;
    margin: 16px -48px -40px auto;
    padding: 12px 16px;
    border: 1px solid var(--at-line);
    border-radius: var(--at-radius-l);
    background: var(--at-raised);
    box-shadow: var(--at-shadow-float);
  }
`

const meta = {
  title: 'Foundations/Shape and depth',
  tags: ['!autodocs'],
  ...sheetMeta,
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Shape: Story = {
  name: 'Shape and depth',
  render: () => (
    <Sheet
      title="Shape and depth"
      lead="Depth is told by planes, not by shadows: the canvas, the sheet on it, a card with a hairline. A shadow says that something floats and will go again."
    >
      <Topic title="Planes">
        <Planes>
          canvas
          <div>
            sheet
            <div>
              raised: a card, no shadow
              <div>shadow-float: a menu</div>
            </div>
          </div>
        </Planes>
      </Topic>
      <Topic
        title="Radii"
        lead="The larger the thing, the rounder; what lies inside is rounder less."
      >
        <Samples>
          {RADII.map(([token, use]) => (
            <li key={token}>
              <i style={{ borderRadius: `var(--at-${token})` }} />
              <code>{token}</code>
              <span>
                {SCALE[token]}. {use}
              </span>
            </li>
          ))}
        </Samples>
      </Topic>
      <Topic title="Shadows">
        <Samples>
          {(['shadow-low', 'shadow-float'] as const).map((token) => (
            <li key={token}>
              <i style={{ borderRadius: 'var(--at-radius-l)', boxShadow: `var(--at-${token})` }} />
              <code>{token}</code>
              <span>
                {token === 'shadow-low'
                  ? 'The thumb of a switch, a card being dragged'
                  : 'Menus, dialogs, toasts'}
              </span>
            </li>
          ))}
        </Samples>
      </Topic>
    </Sheet>
  ),
}
