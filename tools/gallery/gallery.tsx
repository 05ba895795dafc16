/** Entry of the gallery's pages: all components in all states, or a single state. The shop's pages don't load it. */
// First, because it also shares the policy of pages with Trusted Types.
import '../../assets/entries/public-path';
import type { PageExtensionPoints } from '@shopfront/bindings';
import { createCheckoutEvents } from '@shopfront/events';
import { createHost } from '@shopfront/host';
import { createProvided } from '@shopfront/lazy';
import { createPaymentRegistry } from '@shopfront/registry';
import { createSettings } from '@shopfront/settings';
import { createRegistry } from '@wordpress/data';
import { createRoot, flushSync } from '@wordpress/element';
import './gallery.scss';
import { applyDisplayOptions, readDisplayOptions } from './display-options';
import { Overview } from './overview';
import { StatePage } from './state-page';
import { findState } from './states';

/** Renders again on each navigation. It's synchronous, so it's done before the event ends. */
const renderFromUrl = ( container: HTMLElement ) => {
	const root = createRoot( container );
	let visits = 0;
	const renderState = () => {
		const query = new URLSearchParams( window.location.search );
		const state = findState( query.get( 'state' ) );
		const app = {
			registry: createRegistry(),
			host: createHost( window ),
			settings: createSettings( {} ),
			events: createCheckoutEvents(),
			payments: createPaymentRegistry(),
			extensionPoints: createProvided< PageExtensionPoints >(),
		};
		applyDisplayOptions( document, readDisplayOptions( query ) );
		visits++;
		flushSync( () =>
			root.render(
				<StatePage key={ visits } state={ state } app={ app } />
			)
		);
	};
	renderState();
	window.addEventListener( 'popstate', renderState );
};

const container = document.querySelector< HTMLElement >( '[data-sf-gallery]' );
if ( container?.dataset.sfGallery === 'state' ) {
	renderFromUrl( container );
} else if ( container ) {
	createRoot( container ).render( <Overview /> );
}
