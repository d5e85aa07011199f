import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogue } from 'virtual:atrium/catalogue'
import { styled } from 'styled-components'
import { Sheet, Topic, sheetMeta } from '../index.ts'
import { PAIRS } from '../../theme/index.ts'

const meta = { title: 'Start/Welcome', tags: ['!autodocs'], ...sheetMeta } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--at-line);
  list-style: none;
  column-gap: 32px;

  li {
    border-block-end: 1px solid var(--at-line);
  }
  a {
    display: block;
    padding: 14px 0 16px;
    border-radius: var(--at-radius-s);
    color: var(--at-text-2);
    text-decoration: none;
  }
  b {
    display: block;
    color: var(--at-text);
    font: 640 var(--at-font-l) / 1.4 var(--at-font-heading);
  }
  a:hover b {
    color: var(--at-brand-text);
  }
`

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 56px;
  margin: 0;

  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    margin: 0;
    font: 640 2.25rem / 1.15 var(--at-font-heading);
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  dt {
    color: var(--at-text-2);
  }
`

const WAYS = [
  [
    'start-embed-vite--docs',
    'Embed a module',
    'In Vite, Next, React Router, webpack, or by one tag.',
  ],
  [
    'modules-campaigns--docs',
    'Open a module',
    'Playground, port, errors, settings, size, changes.',
  ],
  ['foundations-colour-lab--colour-lab', 'Try a brand', 'Pick any colour; see what becomes of it.'],
  [
    'tokens-all-tokens--all-tokens',
    'Look up a token',
    'Its value in both modes, and who reads it.',
  ],
  ['components-actions-button--docs', 'Open a component', 'Looks, props, keys, weight, proof.'],
  ['patterns-forms--forms', 'Follow a pattern', 'Forms, empty states, undo, bulk actions.'],
  ['modules-home--full', 'See whole screens', 'The portal, in every brand and size.'],
  ['quality-record--record', 'Check the quality', 'What is tested, measured and proved.'],
] as const

const RULES = [
  [
    'Content first, chrome quiet',
    'The work lies on one sheet. A card is a hairline; shadow is for what floats.',
  ],
  ['One light', 'The brand’s colour marks what matters now. Everything else is neutral.'],
  [
    'Any brand, readable',
    'The fill stays the brand’s own; what stands around it is computed and proved.',
  ],
  ['Colour never speaks alone', 'Icon or shape, and a word, always come with it.'],
  [
    'Nothing jumps',
    'Skeletons have the size of what comes; motion only says where something went.',
  ],
] as const

export const Welcome: Story = {
  render: () => (
    <Sheet
      title="Atrium"
      lead="The bright inner court of a house, where everyone meets: a portal for media agencies and their clients. This is where its look and its behaviour are made, reviewed and proved."
    >
      <Figures>
        <div>
          <dt>components</dt>
          <dd>{catalogue.components.length}</dd>
        </div>
        <div>
          <dt>stories of them, each one a test</dt>
          <dd>{catalogue.components.reduce((sum, { stories }) => sum + stories.length, 0)}</dd>
        </div>
        <div>
          <dt>promises that every brand colour keeps</dt>
          <dd>{PAIRS.reduce((sum, { on }) => sum + on.length, 0)}</dd>
        </div>
      </Figures>
      <Topic title="Where to go">
        <Ways>
          {WAYS.map(([id, title, words]) => (
            <li key={id}>
              <a href={`./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`} target="_top">
                <b>{title}</b>
                {words}
              </a>
            </li>
          ))}
        </Ways>
      </Topic>
      <Topic title="What everything here follows">
        <Ways>
          {RULES.map(([title, words]) => (
            <li key={title} style={{ padding: '14px 0 16px', color: 'var(--at-text-2)' }}>
              <b>{title}</b>
              {words}
            </li>
          ))}
        </Ways>
      </Topic>
    </Sheet>
  ),
}
