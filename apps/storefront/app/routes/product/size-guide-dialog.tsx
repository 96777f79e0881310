import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTranslations } from 'use-intl'
import { Texts } from '#app/document/languages/texts.tsx'
import { useUnanswered } from '#app/document/errors/use-unanswered.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { loader } from './size-guide.tsx'
import { SizeTables } from './size-tables.tsx'

type DialogProps = { address: string; chosen: string | undefined; onClose: () => void }

/** The size guide beside the product. Brings its own words, and asks the guide's own page for what it shows. */
export function SizeGuideDialog(props: DialogProps) {
	return (
		<Texts namespaces={['sizes']}>
			<Dialog {...props} />
		</Texts>
	)
}

function Dialog({ address, chosen, onClose }: DialogProps) {
	const t = useTranslations('sizes')
	const asked = useFetcher<typeof loader>()
	const { load, data: found } = asked
	const isUnknown = useUnanswered(asked)
	useEffect(() => void load(address), [load, address])
	// Its own page knows more of why.
	useEffect(() => {
		if (isUnknown) window.location.assign(address)
	}, [isUnknown, address])
	return (
		<Drawer
			id="size-guide"
			title={t('title')}
			closeLabel={t('close')}
			className="size-guide-drawer"
			open
			onClose={onClose}
		>
			{found ? <SizeTables guide={found.guide} chosen={chosen} /> : <Skeleton height="480px" />}
		</Drawer>
	)
}
