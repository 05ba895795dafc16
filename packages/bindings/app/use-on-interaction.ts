import { onFirstInteraction } from '@shopfront/host';
import type { LazyModule } from '@shopfront/lazy';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from './block-app';

/** Loads a module on first interaction, or at once if needed. `null` until loaded. */
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
