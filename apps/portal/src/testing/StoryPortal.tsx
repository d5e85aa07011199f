import { AtriumProvider, createClient } from '@atrium/api-client'
import { ToastRegion } from '@atrium/design-system'
import { MemoryHost } from '@atrium/portal-modules/kit'
import { useState, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { ServicesProvider, type Services } from '../services.tsx'

interface StoryPortalProps {
  /** Address at which the story begins, such as `/insights`. */
  address: string
  /** Answers of the server by the path of their call, such as `/api/v1.0/applications`. */
  answers: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** Services of a signed-in client whose calls are answered from memory; everything else is not found. */
function createMemoryServices(answers: StoryPortalProps['answers']): Services {
  const snapshot = {
    status: 'signed-in',
    renewalFailed: false,
    user: { subject: 'story', firstName: 'Sabine', lastName: 'Moser', roles: ['CLIENT'] },
  }
  const services = {
    client: createClient({
      token: async () => 'token',
      language: () => 'de',
      fetch: async (address) => {
        const { pathname } = new URL(String(address), location.href)
        const answer = answers[pathname]
        if (answer === undefined) return Response.json({ code: 'not-found' }, { status: 404 })
        return Response.json(answer)
      },
    }),
    session: { subscribe: () => () => undefined, getSnapshot: () => snapshot },
    signOut: () => undefined,
  }
  return services as unknown as Services
}

/** What a screen of the portal needs around it, for stories. */
export function StoryPortal({ address, answers, children }: StoryPortalProps) {
  const [services] = useState(() => createMemoryServices(answers))
  return (
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider services={services}>
        <ToastRegion>
          <MemoryHost>
            <AtriumProvider client={services.client} tenant={101} user="story">
              {children}
            </AtriumProvider>
          </MemoryHost>
        </ToastRegion>
      </ServicesProvider>
    </MemoryRouter>
  )
}
