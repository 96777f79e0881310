/** Days of the right of withdrawal (law 3) and of the shop's own return period (brief 3.11). */
export const WITHDRAWAL_DAYS = 14
export const RETURN_DAYS = 30

/** Days from the notice until a refund is due (law 3). */
export const REFUND_DAYS = 14
