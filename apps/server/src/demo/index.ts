import { people } from './people/people.ts'
import { demoPassword } from './seed.ts'

export { seedDemo } from './seed.ts'

/** A row of the table that the first start prints. */
export interface DemoSignIn {
  name: string
  title: string
  login: string
  password: string
  company: string
}

/** Everybody who can sign in to the demo; who is deactivated there is left out. */
export const demoSignIns = (): DemoSignIn[] =>
  people
    .filter((person) => !person.isInactive)
    .map((person) => ({
      name: `${person.firstName} ${person.lastName}`,
      title: person.title.de,
      login: person.login,
      password: demoPassword,
      company: person.company,
    }))
