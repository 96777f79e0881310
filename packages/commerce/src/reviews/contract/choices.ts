/** What reviews say by choice. Pages read these lists in browsers, so nothing here brings the contracts along. */

/** `pending` until a person has decided. */
export const REVIEW_STATUSES = ['pending', 'published', 'refused'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]

/** How a garment turns out beside its size. */
export const FITS = ['small', 'true', 'large'] as const
export type Fit = (typeof FITS)[number]

/** Heights by which reviews are filtered, in cm; the last one has no upper end. */
export const HEIGHTS = ['0-159', '160-169', '170-179', '180-'] as const
export type Height = (typeof HEIGHTS)[number]

export const REPORT_REASONS = ['illegal', 'offensive', 'not-genuine', 'personal-data', 'off-topic'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Photos of a review. */
export const MOST_PHOTOS = 3
/** Of a photo as it is sent. */
export const PHOTO_MEGABYTES = 8
