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
 * so that late and repeated answers change nothing. A provider that closes an appeal says no more than won or lost.
 */
export function movedTo(from: DisputePosition, { stage, status }: DisputePosition): DisputePosition | undefined {
	if (from.stage === 'appeal' && !isClosed(from.status) && isClosed(status)) return { stage: from.stage, status }
	const stages = DISPUTE_STAGES.indexOf(stage) - DISPUTE_STAGES.indexOf(from.stage)
	return stages > 0 || (stages === 0 && RANK[status] > RANK[from.status]) ? { stage, status } : undefined
}
