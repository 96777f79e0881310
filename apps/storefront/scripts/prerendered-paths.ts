import { SEVEN_SITES } from '@vitrine/market/seven-sites'

/** Pages that are the same until the next build (R9, R17): rendered with it, served as files. Of other sites they are rendered when asked for. */
export const PRERENDERED_PATHS = SEVEN_SITES.flatMap(({ locales }) =>
	locales.flatMap(({ locale }) => [`/${locale}/_icons/`, `/${locale}/error/502/`]),
)
