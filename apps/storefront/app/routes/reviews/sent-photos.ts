import { PHOTO_MEGABYTES } from '@vitrine/commerce/reviews/contract/choices'
import type { NewPhoto } from '@vitrine/commerce/reviews/contract/photos'
import type { FormError, FormValues } from '#app/document/forms/submitted-form.ts'
import type { Gateway } from '#app/request/gateway/client.ts'
import { addReviewPhoto } from '#app/request/reviews/gateway.ts'
import { orNull, PHOTO_PLACES } from './typed.ts'

const ID = /^[\w-]{8,64}$/
/** Refusals that have a sentence; all others say to try again. */
const SAID: ReadonlySet<string> = new Set([
	'not-an-image',
	'too-many-pixels',
	'too-small',
	'too-large',
	'too-many-photos',
])

type Sent = { photos: NewPhoto[]; values: FormValues; errors: FormError[] }

/**
 * The photos of a form: those it had, and new ones, which the gateway takes at once. `values` name all of them, so that a
 * form with another error still has them.
 */
export async function sendPhotos(
	gateway: Gateway,
	{ reviewKey, form, values }: { reviewKey: string; form: FormData; values: FormValues },
): Promise<Sent> {
	const kept = { ...values }
	const errors: FormError[] = []
	const photos: NewPhoto[] = []
	for (const place of PHOTO_PLACES) {
		const name = `kept${place}`
		if (values[`drop${place}`] === 'yes' || !ID.test(kept[name] ?? '')) delete kept[name]
		delete kept[`drop${place}`]
		const [file, ...more] = form.getAll(`photo${place}`).filter((value) => value instanceof File && value.size > 0)
		if (more.length > 0) errors.push(errorAt(place, 'too-many-photos'))
		else if (file instanceof File && !kept[name]) {
			const added = await send(gateway, { reviewKey, file })
			if (added.ok) kept[name] = added.id
			else errors.push(errorAt(place, added.code))
		}
		const id = kept[name]
		if (id) photos.push({ id, alt: orNull(values[`alt${place}`]) })
	}
	return { photos, values: kept, errors }
}

async function send(gateway: Gateway, { reviewKey, file }: { reviewKey: string; file: File }) {
	if (file.size > PHOTO_MEGABYTES * 1024 * 1024) return { ok: false as const, code: 'too-large' }
	const photo = Buffer.from(await file.arrayBuffer()).toString('base64')
	const added = await addReviewPhoto(gateway, { reviewKey, photo })
	if (added.ok) return { ok: true as const, id: added.data.id }
	const code = added.problem.errors?.[0]?.code ?? added.problem.code
	return { ok: false as const, code: SAID.has(code) ? code : 'busy' }
}

function errorAt(place: number, code: string): FormError {
	return { id: `photo${place}`, field: 'photo', code }
}

/** A form whose photos are not there any more: they waited too long for it. */
export function withoutPhotos(values: FormValues): FormValues {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('kept')))
}
