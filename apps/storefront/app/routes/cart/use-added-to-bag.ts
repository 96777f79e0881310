import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { MINI_CART } from '#app/site/layout/bag-link.tsx'
import { useDocument } from '#app/site/document.tsx'
import { useLocalePath } from '#app/site/locale/links.ts'
import { measure, pushError } from '#app/site/tracking/data-layer.ts'
import { openDialog } from '#app/ui/dialog.ts'
import { BREAKPOINTS } from '#app/ui/theme/breakpoints.ts'
import { showToast } from '#app/ui/toast.tsx'
import type { CartAnswer, CartProblem } from './intents.ts'
import { errorTypeOf } from './refusal-type.ts'

/** From where on the bag opens beside the page; on narrower screens a toast says it (brief 3.7). */
const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`

/**
 * Takes over every form of the page that puts something into the bag: the page stays, and the bag opens or says so.
 * What was refused opens the bag with the reason.
 */
export function useAddedToBag(): { problem: CartProblem | undefined } {
	const t = useTranslations('live')
	const to = useLocalePath()
	const { locale } = useDocument()
	const { submit, data } = useFetcher<CartAnswer>({ key: `add-to-bag ${locale}` })
	const action = to('cart')
	const asked = useRef({ sku: '', quantity: 1 })
	useEffect(() => {
		function takeOver(event: SubmitEvent) {
			const form = event.target
			if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
			if (new URL(form.action).pathname !== action || form.closest(`#${MINI_CART}`)) return
			const fields = new FormData(form, event.submitter)
			if (fields.get('intent') !== 'add' || !fields.get('sku')) return
			event.preventDefault()
			fields.set('stay', 'yes')
			asked.current = { sku: String(fields.get('sku')), quantity: Number(fields.get('quantity')) || 1 }
			void submit(fields, { method: 'post', action })
		}
		// Before the router sees it.
		window.addEventListener('submit', takeOver, { capture: true })
		return () => window.removeEventListener('submit', takeOver, { capture: true })
	}, [submit, action])
	const handled = useRef<CartAnswer>(undefined)
	useEffect(() => {
		if (!data || handled.current === data) return
		handled.current = data
		if (data.ok) measure(({ tellAdded }) => tellAdded(asked.current))
		else pushError({ zone: 'cart', errorType: errorTypeOf(data.problem.code) })
		if (!data.ok || matchMedia(WIDE).matches) openDialog(MINI_CART)
		else
			showToast({ message: t('added', data.added ?? { name: '', size: '' }), action: { label: t('view'), to: action } })
	}, [data, t, action])
	return { problem: data && !data.ok ? data.problem : undefined }
}
