import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { loadMessages } from '#app/facts/locale/messages.ts'
import { isPlainClick } from '#app/ui/dialog.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Its code and its words come with the first press; when they are lost on the way the link is followed. */
const SizeGuideDialog = lazy(async () => {
	const [code, hasTexts] = await Promise.all([import('./size-guide-dialog.tsx').catch(() => undefined), loadMessages()])
	return { default: code && hasTexts ? code.SizeGuideDialog : Followed }
})

function Followed({ address }: { address: string }) {
	// React may render twice; a second navigation would cut off the first.
	useEffect(() => window.location.assign(address), [address])
	return null
}

/** Opens the size guide beside the product; without a script it is the link to its page. */
export function SizeGuideLink({ chosen }: { chosen: string | undefined }) {
	const t = useTranslations('pdp')
	const { urlKey } = useParams()
	const address = useLocalePath()(`p/${urlKey}/size-guide`)
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<Link
				to={address}
				rel="nofollow"
				aria-haspopup="dialog"
				className="link link-target"
				onClick={(event) => {
					if (!isPlainClick(event)) return
					event.preventDefault()
					setOpen(true)
				}}
			>
				<Icon name="ruler" size={20} />
				{t('sizeGuide')}
			</Link>
			{isOpen && (
				<Suspense>
					<SizeGuideDialog address={address} chosen={chosen} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}
