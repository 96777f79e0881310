/** In this order: an inquiry takes no money yet; an appeal follows a dispute that was lost. */
export const DISPUTE_STAGES = ['inquiry', 'dispute', 'appeal'] as const
export type DisputeStage = (typeof DISPUTE_STAGES)[number]

/** `won`: the money stays with the shop, or an inquiry was closed; `lost`: it went back. */
export const DISPUTE_STATUSES = ['needs-response', 'under-review', 'won', 'lost'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

export type DisputePosition = { stage: DisputeStage; status: DisputeStatus }

const RANK: Readonly<Record<DisputeStatus, number>> = { 'needs-response': 0, 'under-review': 1, won: 2, lost: 2 }

export function isClosed(status: DisputeStatus): boolean {
	return RANK[status] === RANK.won
}

/**
 * Where a dispute stands after its provider has told where it is; undefined where that changes nothing. Only forward,
 * so that late and repeated answers change nothing: what was lost may be won by an appeal, what is won stays so. A
 * provider that closes an appeal says no more than won or lost.
 */
export function movedTo(from: DisputePosition, told: DisputePosition): DisputePosition | undefined {
	const { status } = told
	const stage = from.stage === 'appeal' && told.stage === 'dispute' && isClosed(status) ? from.stage : told.stage
	const stages = DISPUTE_STAGES.indexOf(stage) - DISPUTE_STAGES.indexOf(from.stage)
	const isFurther = RANK[status] > RANK[from.status] || (from.status === 'lost' && status === 'won')
	return stages > 0 || (stages === 0 && isFurther) ? { stage, status } : undefined
}
