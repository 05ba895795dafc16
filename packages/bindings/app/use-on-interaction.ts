import { onFirstInteraction } from '@shopfront/host';
import type { LazyModule } from '@shopfront/lazy';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from './block-app';

/** Returns a module that loads on first interaction, or at once when it is needed; `null` until loaded. */
export const useOnInteraction = < Module >(
	module: LazyModule< Module >,
	isNeeded: boolean
): Module | null => {
	const { host } = useBlockApp();
	useEffect(
		() =>
			isNeeded
				? void module.fetch()
				: onFirstInteraction( host.window, module.fetch ),
		[ host, module, isNeeded ]
	);
	return useSyncExternalStore( module.subscribe, module.get, module.get );
};
