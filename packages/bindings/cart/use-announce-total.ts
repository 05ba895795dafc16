import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useEffect } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

/** The total changes only after an interaction, which loads this chunk anyway. */
const announcement = createLazy(
	() => import( /* webpackChunkName: "actions" */ './announce-total' )
);

/** Announces changes of the total. */
export const useAnnounceTotal = (): void => {
	const app = useBlockApp();
	useEffect( () => {
		let stop: ( () => void ) | null = null;
		let isMounted = true;
		const stopWaiting = onFirstInteraction( app.host.window, async () => {
			const code = await announcement.fetch();
			if ( isMounted ) {
				stop = code?.startAnnouncingTotal( app ) ?? null;
			}
		} );
		return () => {
			isMounted = false;
			stopWaiting();
			stop?.();
		};
	}, [ app ] );
};
