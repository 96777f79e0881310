import { useDocument } from '#app/document/document.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'

type ShopMarkProps = {
	/** Width in px. */
	width: number
	/** Whether it speaks for itself; without, the link around it must carry the name. */
	isSpoken?: boolean
	className?: string
}

/** The name of this shop, drawn or in type. */
export function ShopMark(props: ShopMarkProps) {
	const { shopName, markRatio } = useDocument()
	return <Wordmark name={shopName} ratio={markRatio} {...props} />
}
