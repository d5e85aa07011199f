import { describeSeminarPort } from './contract.ts'
import { createMemorySeminars } from './memory-port.ts'
import { brand, workshop } from './fixtures.ts'

describeSeminarPort('memory', async () => {
  const { port, collectionId } = createMemorySeminars({ canEdit: true })
  const learner = createMemorySeminars({
    seminars: [
      { ...brand, status: 'none', lessons: brand.lessons.map((one) => ({ ...one, status: 'none', score: null, progress: null, seconds: 0, lastSeenAt: null })) }, // prettier-ignore
      { ...workshop, seats: 1, signedUp: 0 },
    ],
  })
  return {
    port,
    collectionId,
    learner: { port: learner.port, seminarId: brand.id, datedId: workshop.id },
  }
})
