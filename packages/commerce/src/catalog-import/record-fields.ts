import { LANGUAGES } from '@vitrine/market/locales'
import type { SiteCode } from '@vitrine/market/sites'
import { z } from 'zod'
import { SiteFields } from '../sites/contract.ts'

/** Ids are used in URLs and file names. */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/)
export const Slug = z
	.string()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
	.max(120)
export const Instant = z.iso.datetime({ offset: true })
export const Language = z.enum(LANGUAGES)
/** A site of the shop or of an earlier line: the check of a record knows which. */
export const Site = SiteFields.site as unknown as z.ZodType<SiteCode, SiteCode> & z.core.$ZodRecordKey
export const CentAmount = z.int().min(0).max(100_000_000)

/** Plain text in which one word or phrase may be enclosed in <em>. */
export const EmphasizedText = z
	.string()
	.min(1)
	.max(200)
	.regex(/^[^<>]*(?:<em>[^<>]+<\/em>[^<>]*)?$/)

/** Path of a picture, relative to the file or to --images, or public http(s) URL. */
export const PictureSource = z.string().min(1).max(2000)
