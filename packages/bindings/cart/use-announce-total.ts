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
		const controller = new AbortController();
		const cancel = onFirstInteraction(
			app.host.window,
			() =>
				void announcement
					.fetch()
					.then( ( code ) =>
						code?.startAnnouncingTotal( app, controller.signal )
					)
		);
		return () => {
			cancel();
			controller.abort();
		};
	}, [ app ] );
};
