import { expect, test } from 'vitest'
import { DISPUTE_STAGES, DISPUTE_STATUSES, movedTo } from './rules.ts'

const ALL = DISPUTE_STAGES.flatMap((stage) => DISPUTE_STATUSES.map((status) => ({ stage, status })))

test('a dispute goes forward only: what was told before changes nothing, whatever was told since', () => {
	const [inquiry, dispute] = ['inquiry', 'dispute'] as const
	expect(movedTo({ stage: inquiry, status: 'won' }, { stage: dispute, status: 'needs-response' })).toBeDefined()
	expect(movedTo({ stage: dispute, status: 'needs-response' }, { stage: inquiry, status: 'won' })).toBeUndefined()
	expect(movedTo({ stage: dispute, status: 'won' }, { stage: dispute, status: 'lost' })).toBeUndefined()
	// An appeal of which nothing was told.
	const won = { stage: dispute, status: 'won' } as const
	expect(movedTo({ stage: dispute, status: 'lost' }, won)).toEqual(won)
	expect(movedTo({ stage: 'appeal', status: 'lost' }, won)).toEqual({ stage: 'appeal', status: 'won' })
	expect(movedTo({ stage: dispute, status: 'lost' }, { stage: inquiry, status: 'won' })).toBeUndefined()
	expect(movedTo({ stage: 'appeal', status: 'under-review' }, { stage: inquiry, status: 'won' })).toBeUndefined()
	expect(movedTo({ stage: 'appeal', status: 'under-review' }, { stage: dispute, status: 'won' })).toEqual({
		stage: 'appeal',
		status: 'won',
	})
	for (const from of ALL) {
		expect(movedTo(from, from)).toBeUndefined()
		for (const to of ALL) {
			const moved = movedTo(from, to)
			if (moved) expect(movedTo(moved, from)).not.toEqual(from)
		}
	}
})
