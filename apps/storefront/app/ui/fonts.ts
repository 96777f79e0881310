import display from '../../.cache/fonts/display.woff2?url'
import sans from '../../.cache/fonts/sans.woff2?url'

/** Addresses to preload: `sans` on every page, `display` where the first screen has a display heading, italic never. */
export const fontUrls = { sans, display }
