import { describeSeminarPort } from './contract.ts'
import { createMemorySeminars } from './memory-port.ts'
import { brand, buildParticipants, privacy, workshop } from './fixtures.ts'

describeSeminarPort('memory', async () => {
  const { port, collectionId } = createMemorySeminars({ canEdit: true })
  const learner = createMemorySeminars({
    seminars: [
      { ...brand, certificate: null, status: 'none', lessons: brand.lessons.map((one) => ({ ...one, status: 'none', score: null, progress: null, seconds: 0, lastSeenAt: null })) }, // prettier-ignore
      { ...workshop, seats: 1, signedUp: 0 },
    ],
  })
  const staff = createMemorySeminars({
    canEdit: true,
    seminars: [privacy],
    participants: { [privacy.id]: buildParticipants(privacy, 3) },
  })
  return {
    port,
    collectionId,
    reported: { port: staff.port, seminarId: privacy.id },
    learner: { port: learner.port, seminarId: brand.id, datedId: workshop.id, certified: brand.id },
  }
})
