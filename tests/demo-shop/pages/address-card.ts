import { html } from 'hono/html';
import type { AddressResponse } from '@shopfront/store-api';
import { COUNTRY_CODES } from '../cart/countries';
import type { Markup } from './layout';
import { countryName } from './settings/country-names';
import { t } from '../texts';

/** Formats an address as on a letter; empty for an address that is not filled in. */
function addressLines( address: AddressResponse ): string[] {
	const lines = [
		`${ address.first_name } ${ address.last_name }`,
		address.company,
		address.address_1,
		address.address_2,
		`${ address.city } ${ address.state } ${ address.postcode }`,
	].filter( ( line ) => line.trim() !== '' );
	return lines.length === 0
		? []
		: [
				...lines,
				COUNTRY_CODES.includes( address.country )
					? countryName( address.country )
					: '',
				address.phone,
			].filter( ( line ) => line !== '' );
}

/** Renders a card with one address. Each line has its own text direction. */
export function addressCard( title: string, address: AddressResponse ): Markup {
	const lines = addressLines( address );
	return html`<section class="address-card">
		<h2>${ title }</h2>
		${
			lines.length > 0
				? html`<address>
						${ lines.map( ( line ) => html`<span><bdi>${ line }</bdi></span>` ) }
					</address>`
				: html`<p>${ t( 'There is none yet.' ) }</p>`
		}
	</section>`;
}
