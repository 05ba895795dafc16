import { onFirstInteraction } from '@shopfront/host';
import { useEffect } from '@wordpress/element';
import type { RefObject } from 'react';
import { useBlockApp } from '../app/block-app';
import { announcements } from './lazy-announcements';

/**
 * Announces changes of the total and of the checkout's steps. On a page without the total, pass the element of the
 * subtotal: we announce that instead.
 */
export const useAnnounceTotal = (
	subtotal?: RefObject< HTMLElement >
): void => {
	const app = useBlockApp();
	useEffect( () => {
		const controller = new AbortController();
		const { window: view, document } = app.host;
		const cancel = onFirstInteraction( view, () => {
			// Reads the steps before the interaction changes them.
			const steps = document.querySelectorAll(
				'.wc-block-components-checkout-step'
			);
			void announcements
				.fetch()
				.then( ( code ) =>
					code?.startAnnouncingTotal(
						app,
						controller.signal,
						steps,
						subtotal?.current
					)
				);
		} );
		return () => {
			cancel();
			controller.abort();
		};
	}, [ app, subtotal ] );
};
