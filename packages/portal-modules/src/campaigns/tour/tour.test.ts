import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('the campaign collection has a tour of 5 steps in both languages, each with its words (CAMP-18)', () =>
  expectTour(manifest, 5))
