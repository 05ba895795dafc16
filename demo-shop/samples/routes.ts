import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { ShopEnv } from '../context';
import { wantsJson } from '../foreign-requests';
import { readJson, refuse } from '../json-requests';
import { renderPage } from '../pages/layout';
import { findPlaces, getAddress, searchAddresses } from './places';
import { pocketFrame } from './pocket-frames';
import { addReport, countReports } from './statistics';
import { createToken, TOKEN_PURPOSES } from './tokens';

/** Servers for sample add-ons: tokens, places, addresses, a wallet's frames, and a beacon. */
export const registerSampleRoutes = ( app: Hono< ShopEnv > ): void => {
	app.post( '/demo/tokens', wantsJson, async ( c ) => {
		const { database, now } = c.get( 'shop' );
		const { purpose: requested } = await readJson( c );
		const purpose = TOKEN_PURPOSES.find( ( known ) => known === requested );
		return purpose
			? c.json( { token: createToken( database, purpose, now ) } )
			: refuse(
					c,
					`"purpose" must be one of ${ TOKEN_PURPOSES.join( ', ' ) }.`
				);
	} );
	app.get( '/demo/places', ( c ) => {
		const { country = '', postcode = '' } = c.req.query();
		return c.json( findPlaces( country, postcode ) );
	} );
	app.get( '/demo/addresses', ( c ) => {
		const { country = '', query = '', id } = c.req.query();
		if ( id === undefined ) {
			return c.json( searchAddresses( country, query ) );
		}
		const address = getAddress( id );
		return address
			? c.json( address )
			: refuse( c, 'There is no such address.', 404 );
	} );
	app.get( '/demo/pocket/button/', ( c ) => pocketFrame( c, 'button' ) );
	app.get( '/demo/pocket/sheet/', ( c ) => pocketFrame( c, 'sheet' ) );
	app.post( '/demo/beacon', async ( c ) => {
		const { database, session } = c.get( 'shop' );
		// Browsers send beacons as plain text.
		const sent: unknown = await c.req.json().catch( () => null );
		return c.body(
			null,
			addReport( database, session.id, sent ) ? 204 : 400
		);
	} );
	app.get( '/demo/beacon', ( c ) => {
		const { database, session } = c.get( 'shop' );
		return c.json( countReports( database, session.id ) );
	} );
	app.get( '/demo/statistics/', ( c ) => {
		const { database, session } = c.get( 'shop' );
		const counts = countReports( database, session.id );
		return renderPage( c, {
			title: 'Statistics',
			styles: [ 'order' ],
			under: [ { label: 'Sample add-ons', href: '/add-ons/' } ],
			main: html`<h1>Statistics</h1>
				${
					counts.length === 0
						? html`<p>
								Nothing has been counted yet. Switch on
								Statistics and visit your cart.
							</p>`
						: html`<dl class="order-facts">
								${ counts.map(
									( { event, count } ) =>
										html`<div>
											<dt>${ event }</dt>
											<dd>${ count }</dd>
										</div>`
								) }
							</dl>`
				}`,
		} );
	} );
};
