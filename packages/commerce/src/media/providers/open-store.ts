import { type Fault, ConfigurationError } from '@vitrine/market/essentials'
import { createFolderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'
import type { S3Account } from './s3-store.ts'

export type MediaSettings = {
	MEDIA_FOLDER?: string | undefined
	MEDIA_S3_ENDPOINT?: string | undefined
	MEDIA_S3_BUCKET?: string | undefined
	MEDIA_S3_REGION?: string | undefined
	MEDIA_S3_KEY?: string | undefined
	MEDIA_S3_SECRET?: string | undefined
}

/** The bucket the settings name; undefined without one. Throws a ConfigurationError where a part of it is missing. */
export function s3AccountOf(settings: MediaSettings): S3Account | undefined {
	const { MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_REGION, MEDIA_S3_KEY, MEDIA_S3_SECRET } = settings
	const parts = { MEDIA_S3_ENDPOINT, MEDIA_S3_BUCKET, MEDIA_S3_KEY, MEDIA_S3_SECRET }
	const missing = Object.entries(parts).flatMap(([name, value]): Fault[] =>
		value ? [] : [{ name, message: 'is missing: a bucket needs all of MEDIA_S3_' }],
	)
	if (missing.length === Object.keys(parts).length) return undefined
	if (missing.length > 0) throw new ConfigurationError(missing)
	return {
		endpoint: MEDIA_S3_ENDPOINT!,
		bucket: MEDIA_S3_BUCKET!,
		region: MEDIA_S3_REGION ?? 'us-east-1',
		key: MEDIA_S3_KEY!,
		secret: MEDIA_S3_SECRET!,
	}
}

/** The bucket of the settings, otherwise their folder. */
export async function openMediaStore(settings: MediaSettings & { MEDIA_FOLDER: string }): Promise<MediaStore> {
	const account = s3AccountOf(settings)
	if (!account) return createFolderStore(settings.MEDIA_FOLDER)
	const { createS3Store } = await import('./s3-store.ts')
	return createS3Store(account)
}
