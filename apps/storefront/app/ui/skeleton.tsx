import { classNames } from './class-names.ts'

type SkeletonProps = {
	/** CSS lengths of the thing it stands for; a class name may give them too. */
	width?: string
	height?: string
	/** Instead of a height: "3 / 4", or a token. */
	ratio?: string
	className?: string
}

/** A linen block of the exact size of what is loading. Put `aria-busy` on the region around it. */
export function Skeleton({ width, height, ratio, className }: SkeletonProps) {
	return (
		<span
			className={classNames('skeleton', className)}
			style={{ width, height, aspectRatio: ratio }}
			aria-hidden="true"
		/>
	)
}
