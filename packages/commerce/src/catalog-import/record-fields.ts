import { LANGUAGES } from '@vitrine/market/locales'
import { SITE_CODES } from '@vitrine/market/sites'
import { z } from 'zod'

/** Ids are used in URLs and file names. */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/)
export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	.max(120)
export const Instant = z.iso.datetime({ offset: true })
export const Language = z.enum(LANGUAGES)
export const Site = z.enum(SITE_CODES)
export const CentAmount = z.int().min(0).max(100_000_000)

/** Path of a picture, relative to the file or to --images, or public http(s) URL. */
export const PictureSource = z.string().min(1).max(2000)
