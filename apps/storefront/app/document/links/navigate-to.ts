import { useCallback } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { checkDestination } from '#app/facts/addresses/destination.ts'

type NavigateTo = (target: string, options?: NavigateOptions & { external?: boolean }) => Promise<void>

/** In the browser, the one way our code goes elsewhere without a link: external addresses need permission and are documents (R161). */
export function useNavigateTo(): NavigateTo {
	const navigate = useNavigate()
	return useCallback(
		async (target, { external, ...options } = {}) => {
			checkDestination(target, external ? { external } : {})
			if (external) window.location.assign(target)
			else await navigate(target, options)
		},
		[navigate],
	)
}
