import { test } from 'vitest'
import { expectTour } from '../../kit/testing/tour.ts'
import { manifest } from '../manifest.ts'

test('the timeline has a tour of 2 steps in both languages, each with its words (TL-02)', () =>
  expectTour(manifest, 2))
