/** Days of the right of withdrawal (law 3) and of the shop's own return period (brief 3.11). */
export const WITHDRAWAL_DAYS = 14
export const RETURN_DAYS = 30

/** A refund is due so many days after the notice it follows from (law 3). */
export const REFUND_DAYS = 14
