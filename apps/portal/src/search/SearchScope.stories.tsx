import { Button } from '@atrium/design-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { StoryPortal } from '../testing/StoryPortal.tsx'
import { useSearchScope } from './useSearchScope.tsx'

const pages = [
  { id: 7, displayName: 'Insights', url: '/insights', isExternal: false, children: [] },
  { id: 8, displayName: 'Links', url: '/links', isExternal: false, children: [] },
]

function Scope() {
  const { scope, menu } = useSearchScope()
  return (
    <>
      {menu}
      <output>{scope ? `page ${scope.pageId}` : 'all'}</output>
    </>
  )
}

/** The menu as somebody finds it who opens the portal again. */
function Visits() {
  const [visit, setVisit] = useState(1)
  return (
    <StoryPortal address="/insights" answers={{ '/api/v1.0/pages/101': pages }}>
      <Scope key={visit} />
      <Button onPress={() => setVisit(visit + 1)}>Neu laden</Button>
    </StoryPortal>
  )
}

const meta = {
  title: 'Portal/Search scope',
  component: Visits,
  // A proof, not something to look at.
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'de' },
  beforeEach: () => {
    const forget = () => sessionStorage.removeItem('atrium:search-scope')
    forget()
    return forget
  },
} satisfies Meta<typeof Visits>
export default meta
type Story = StoryObj<typeof meta>

const scopeIs = (text: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text))

async function choose(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /^Wo gesucht wird/ }))
  const item = await screen.findByRole('menuitemradio', { name })
  // The page is offered once the pages are known.
  await waitFor(() => expect(item).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(item)
}

export const Scopes: Story = {
  name: 'Everything is searched, or the page that is open; the choice stays for the session (LAY-02, SRCH-03)',
  play: async () => {
    await scopeIs('all')
    await choose(/^Diese Seite/)
    await scopeIs('page 7')
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
    await scopeIs('page 7')
    await choose(/^Alle/)
    await scopeIs('all')
    await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
    await scopeIs('all')
  },
}
