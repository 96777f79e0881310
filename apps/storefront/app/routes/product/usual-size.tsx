import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { useSignedIn } from '#app/document/signed-in/use-signed-in.ts'
import type { ProductView } from './product-view.ts'

type UsualSizeProps = {
	colorwayId: string
	variants: ProductView['variants']
	onChoose: (sku: string) => void
}

/** "Your usual size: 12" beside the word above the sizes, for who is signed in and has one that is there. It takes no room. */
export function UsualSize({ colorwayId, variants, onChoose }: UsualSizeProps) {
	const t = useTranslations('pdp')
	const sku = useUsualSize(colorwayId, variants.length > 1)
	const variant = variants.find((one) => one.sku === sku && one.available > 0)
	if (!variant) return null
	return (
		<button type="button" className="usual-size" onClick={() => onChoose(variant.sku)}>
			{t('usualSize', { size: variant.label })}
		</button>
	)
}

/** No page waits for it; without an answer the customer has no usual size. */
function useUsualSize(colorwayId: string, isWanted: boolean): string | undefined {
	const address = useLocalePath()(`account/usual-size/${colorwayId}`)
	const isSignedIn = useSignedIn()
	const [sku, setSku] = useState<string>()
	const isAsked = isSignedIn && isWanted
	useEffect(() => {
		if (!isAsked) return
		const ending = new AbortController()
		askSize(address, ending.signal).then(setSku, () => undefined)
		return () => ending.abort()
	}, [address, isAsked])
	return isSignedIn ? sku : undefined
}

async function askSize(address: string, signal: AbortSignal): Promise<string | undefined> {
	const response = await fetch(address, { signal })
	if (!response.ok) return undefined
	const { sku } = (await response.json()) as { sku: string | null }
	return sku ?? undefined
}
