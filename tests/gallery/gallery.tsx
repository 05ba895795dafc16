/** The entry of the gallery's pages: all components in all states, or one state alone. No page of the shop loads it. */
import { createHost } from '@shopfront/host';
import { createSettings } from '@shopfront/settings';
import { createRegistry } from '@wordpress/data';
import { createRoot } from '@wordpress/element';
import './gallery.scss';
import { applyLooks, readLooks } from './looks';
import { Overview } from './overview';
import { StatePage } from './state-page';
import { findState } from './states';

const query = new URLSearchParams( window.location.search );
const place = document.querySelector< HTMLElement >( '[data-sf-gallery]' );

if ( place?.dataset.sfGallery === 'state' ) {
	applyLooks( document, readLooks( query ) );
	const state = findState( query.get( 'state' ) );
	const app = {
		registry: createRegistry(),
		host: createHost( window ),
		settings: createSettings( {} ),
	};
	createRoot( place ).render( <StatePage state={ state } app={ app } /> );
} else if ( place ) {
	createRoot( place ).render( <Overview /> );
}
