import type { HomePort } from './home.port.ts'
import { useHome } from './useHome.ts'
import { HomeView } from './views/HomeView.tsx'

export interface HomeProps {
  port: HomePort
}

/** The first page: what waits, what is new, what is near (T-02). */
export function Home({ port }: HomeProps) {
  return <Shown key={port.contributions.map(({ id }) => id).join(' ')} port={port} />
}

function Shown({ port }: HomeProps) {
  return <HomeView model={useHome(port)} />
}
