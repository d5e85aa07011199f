import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('the file explorer has a tour of 4 steps in both languages, each with its words', () =>
  expectTour(manifest, 4))
