/** Why an order waits for a person: its bank reports a fraud, or a fraud would be the shop's loss. */
export const HOLD_REASONS = ['fraud-warning', 'liability'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]
