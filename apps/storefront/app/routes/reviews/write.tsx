import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { fieldsOf, refuse, refuseFields } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { redirectTo } from '#app/facts/addresses/redirect-to.ts'
import { pictureView } from '#app/facts/pictures/picture-view.ts'
import { requestContext } from '#app/request/context.ts'
import { refusalOf } from '#app/request/guards/refusals.ts'
import { endInvitations, findReviewable, removeReview, writeReview } from '#app/request/reviews/gateway.ts'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/write'
import { longest } from './typed.ts'
import { newReview, reviewErrors } from './new-review.ts'
import { sendPhotos, withoutPhotos } from './sent-photos.ts'
import { ReviewItems } from './review-items.tsx'
import { StopInvitations } from './stop-invitations.tsx'
import { WriteForm } from './write-form.tsx'
import './form.css'

export const handle: PageHandle = { namespaces: ['reviews', 'err'], pageType: 'espace client' }

/** The address is the key to it, and one person's (R29). */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

const DONE = ['written', 'removed', 'stopped'] as const
const KEY = /^[\w-]{16,64}$/

function keyOf(reviewKey: string): string {
	return KEY.test(reviewKey) ? reviewKey : 'none-such'
}

/** What of an order can be reviewed; with a product in the address, the form of that one. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { gateway } = context.get(requestContext)
	const found = await findReviewable(gateway, keyOf(params.reviewKey))
	if (!found.ok) throw await refusalOf(found.problem, { request, context })
	const { searchParams } = new URL(request.url)
	const items = found.data.items.map(({ image, ...item }) => ({ ...item, picture: image && pictureView(image) }))
	const open = items.filter(({ isDelivered }) => isDelivered)
	const wanted = open.find(({ productId }) => productId === searchParams.get('product'))
	return {
		items,
		reviewKey: keyOf(params.reviewKey),
		// Nobody chooses where there is one.
		chosen: wanted ?? (items.length === 1 ? (open[0] ?? null) : null),
		isStopping: searchParams.get('stop') === 'true',
		done: DONE.find((one) => one === searchParams.get('done')) ?? null,
	}
}

/** Writes, removes, or ends invitations: by the page's forms, and by mail programs, which post once (RFC 8058). */
export async function action({ request, url: { pathname }, context, params }: Route.ActionArgs) {
	const reviewKey = keyOf(params.reviewKey)
	const { gateway } = context.get(requestContext)
	const form = await request.formData().catch(() => undefined)
	if (!form) throw data(null, { status: 400 })
	const values = fieldsOf(form, longest)
	const lead = (done: (typeof DONE)[number]) => redirectTo(`${pathname}?done=${done}`, { status: 303 })
	if (values['intent'] === 'stop' || values['List-Unsubscribe'] === 'One-Click') {
		const ended = await endInvitations(gateway, reviewKey)
		if (!ended.ok) throw await refusalOf(ended.problem, { request, context })
		throw lead('stopped')
	}
	const productId = values['product'] ?? ''
	if (values['intent'] === 'remove') {
		const removed = await removeReview(gateway, { reviewKey, productId })
		if (!removed.ok) throw await refusalOf(removed.problem, { request, context })
		throw lead('removed')
	}
	// Before megabytes are handed on for who has no key.
	const known = await findReviewable(gateway, reviewKey)
	if (!known.ok) throw await refusalOf(known.problem, { request, context })
	const sent = await sendPhotos(gateway, { reviewKey, form, values })
	const errors = [...reviewErrors(values), ...sent.errors]
	if (errors.length > 0) return refuseFields(sent.values, errors)
	const json = { ...newReview(values), photos: sent.photos }
	const written = await writeReview(gateway, { reviewKey, productId, json })
	if (written.ok) throw lead('written')
	const { problem } = written
	if (problem.status === 404) throw await refusalOf(problem, { request, context })
	if (problem.errors?.[0]?.code !== 'photo-unknown') return refuse(sent.values, written)
	return refuseFields(withoutPhotos(sent.values), [{ id: 'photo1', field: 'photo', code: 'photo-unknown' }])
}

export default function Write({ loaderData, actionData }: Route.ComponentProps) {
	const { items, chosen, isStopping, done, reviewKey } = loaderData
	const t = useTranslations('reviews')
	const form = useForm(actionData, { texts: 'reviews.problem' })
	const submitted = items.find(({ productId }) => productId === form.values['product'])
	const item = submitted ?? chosen
	const isForm = item !== null && done === null && !isStopping
	return (
		<div className="page-container narrow-page">
			<PageHead title={t('write.head')} noindex />
			<h1 className="type-display-l">{t.rich('write.title', emphasis)}</h1>
			{done && (
				<Notice tone="success" role="status">
					{t(done === 'written' ? 'write.done' : done === 'removed' ? 'write.removed' : 'stop.done')}
				</Notice>
			)}
			{isStopping && done === null && <StopInvitations />}
			{isForm ? (
				<WriteForm key={item.productId} item={item} form={form} reviewKey={reviewKey} hasOthers={items.length > 1} />
			) : null}
			{!isForm && !isStopping && <ReviewItems items={items} />}
		</div>
	)
}

export type ReviewItem = Awaited<ReturnType<typeof loader>>['items'][number]
