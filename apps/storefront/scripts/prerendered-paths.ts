import { LOCALE_CODES } from '@vitrine/market/locales'

/** Pages that are the same until the next build (R9, R17): rendered with it, served as files. */
export const PRERENDERED_PATHS = LOCALE_CODES.flatMap((locale) => [`/${locale}/_icons/`, `/${locale}/error/502/`])
