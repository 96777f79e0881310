import { type MediaSettings, s3AccountOf } from '@vitrine/commerce/media/providers/open-store'
import type { S3Account } from '@vitrine/commerce/media/providers/s3-store'
import { MEDIA_S3 } from '@vitrine/commerce/settings/fields'
import { readSettings, requireSettings } from '@vitrine/commerce/settings/read'
import { z } from 'zod'

const SETTINGS = z.object({ MEDIA_FOLDER: z.string().min(1), ...MEDIA_S3 })

/** The folder of pictures and the bucket, if the settings name one. Throws an error that names what is missing. */
export function readMediaEnv(): { folder: string; account: S3Account | undefined } {
	const env: MediaSettings & { MEDIA_FOLDER: string } = requireSettings(readSettings(SETTINGS, process.env))
	return { folder: env.MEDIA_FOLDER, account: s3AccountOf(env) }
}
